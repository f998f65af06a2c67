import { euroCountries } from '../euroCountries.ts'
import { methodsIn } from '../paymentMethodRow.ts'
import type { PaymentMethod } from '../paymentMethodRow.ts'

const euro = methodsIn({ countries: euroCountries, currencies: ['EUR'] }, [
  { code: 'sepa', en: 'SEPA transfer', group: 'bank_transfer', speed: 'slow' },
  { code: 'sepa_instant', en: 'SEPA Instant', group: 'bank_transfer' },
  { code: 'n26', en: 'N26', group: 'bank_transfer' },
  { code: 'bunq', en: 'bunq', group: 'bank_transfer', countries: ['NL', 'DE', 'FR', 'ES', 'IE', 'IT', 'BE'] },
  { code: 'bizum', en: 'Bizum', group: 'bank_transfer', countries: ['ES', 'AD'] },
  { code: 'wero', en: 'Wero', group: 'bank_transfer', countries: ['DE', 'FR', 'BE'] },
  { code: 'mb_way', en: 'MB WAY', group: 'wallet', countries: ['PT'] },
  { code: 'satispay', en: 'Satispay', group: 'wallet', countries: ['IT', 'FR', 'LU'] },
  { code: 'postepay', en: 'Postepay', group: 'wallet', countries: ['IT'] },
  {
    code: 'ideal',
    en: 'iDEAL payment request',
    group: 'bank_transfer',
    countries: ['NL'],
  },
  { code: 'payconiq', en: 'Payconiq', group: 'wallet', countries: ['BE', 'LU'] },
  { code: 'lydia', en: 'Lydia', group: 'wallet', countries: ['FR'] },
  { code: 'mobilepay', en: 'MobilePay', group: 'wallet', countries: ['FI'] },
])

const britain = methodsIn({ countries: ['GB', 'GG', 'IM', 'JE'], currencies: ['GBP'] }, [
  {
    code: 'faster_payments_uk',
    urlCode: 'faster-payments',
    en: 'Faster Payments',
    group: 'bank_transfer',
    banks: [
      ['barclays', 'Barclays'],
      ['chase', 'Chase UK'],
      ['hsbc', 'HSBC UK'],
      ['lloyds', 'Lloyds Bank'],
      ['metro', 'Metro Bank'],
      ['nationwide', 'Nationwide'],
      ['natwest', 'NatWest'],
      ['santander', 'Santander UK'],
    ],
  },
  { code: 'monzo', en: 'Monzo', group: 'bank_transfer' },
  { code: 'starling', en: 'Starling Bank', group: 'bank_transfer' },
  { code: 'bacs', en: 'Bacs transfer', group: 'bank_transfer', speed: 'slow' },
])

const poland = methodsIn({ countries: ['PL'], currencies: ['PLN'] }, [
  { code: 'blik', en: 'BLIK to a phone', group: 'bank_transfer' },
  {
    code: 'express_elixir',
    en: 'Express Elixir',
    group: 'bank_transfer',
    banks: [
      ['alior', 'Alior Bank'],
      ['ing', 'ING Bank Śląski'],
      ['mbank', 'mBank'],
      ['millennium', 'Bank Millennium'],
      ['pekao', 'Bank Pekao'],
      ['pko', 'PKO Bank Polski'],
      ['erste', 'Erste Bank Polska (Santander)'],
      ['velo', 'VeloBank'],
    ],
  },
  {
    code: 'bank_transfer_pl',
    urlCode: 'bank-transfer-poland',
    en: 'Bank transfer (Elixir)',
    group: 'bank_transfer',
    speed: 'slow',
  },
  { code: 'pko_bank', en: 'PKO Bank Polski', group: 'bank_transfer' },
  { code: 'mbank_pl', urlCode: 'mbank', en: 'mBank', group: 'bank_transfer' },
  { code: 'przelewy24', en: 'Przelewy24', group: 'other' },
])

/** The euro countries, the United Kingdom and Poland. */
export const europeanMethods: readonly PaymentMethod[] = [...euro, ...britain, ...poland]
