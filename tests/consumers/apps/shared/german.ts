import type { OwnLanguage } from '@souk/design-system/locales'

/** A language that the package does not bring: what this page says, and what it leaves to English. */
export const german: OwnLanguage = {
  language: 'de',
  otherwise: 'en',
  words: {
    common: {
      alerts: 'Hinweise',
      verb: { close: 'Schließen', cancel: 'Abbrechen' },
      state: { sending: 'Wird gesendet' },
    },
    form: { required: 'Pflichtfeld', email: 'Keine gültige E-Mail-Adresse' },
  },
}

/** Words of the page itself: they belong to it, and come as plain strings. */
export const words = {
  title: 'Kasse',
  theme: 'Farben',
  light: 'Hell',
  dark: 'Dunkel',
  account: 'Konto',
  orders: 'Bestellungen',
  buyer: 'Käufer',
  name: 'Name',
  email: 'E-Mail',
  price: 'Preis',
  coin: 'Währung',
  news: 'Neuigkeiten senden',
  save: 'Speichern',
  saved: 'Gespeichert',
  total: 'Summe',
  position: 'Posten',
  cancelOrder: 'Bestellung stornieren',
  question: 'Wirklich stornieren?',
  lost: 'Das kann nicht rückgängig gemacht werden.',
  keep: 'Behalten',
  open: 'offen',
} as const
