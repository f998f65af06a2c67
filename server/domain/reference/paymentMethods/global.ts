import { fiatCodes } from '../fiat.ts'
import { methodsIn } from '../paymentMethodRow.ts'
import type { PaymentMethod } from '../paymentMethodRow.ts'

const wallets = methodsIn({ countries: [], currencies: ['USD', 'EUR', 'GBP'] }, [
  {
    code: 'paypal',
    en: 'PayPal',
    group: 'wallet',
    reversible: true,
    currencies: ['USD', 'EUR', 'GBP', 'JPY', 'PLN', 'BRL'],
  },
  {
    code: 'wise',
    en: 'Wise',
    group: 'wallet',
    currencies: ['USD', 'EUR', 'GBP', 'PLN', 'TRY', 'JPY', 'AED', 'ZAR'],
  },
  { code: 'revolut', en: 'Revolut', group: 'wallet', currencies: ['USD', 'EUR', 'GBP', 'PLN', 'JPY', 'BRL'] },
  {
    code: 'skrill',
    en: 'Skrill',
    group: 'wallet',
    reversible: true,
    currencies: ['USD', 'EUR', 'GBP', 'PLN'],
  },
  { code: 'neteller', en: 'Neteller', group: 'wallet', reversible: true },
  { code: 'paysera', en: 'Paysera', group: 'wallet' },
  { code: 'payeer', en: 'Payeer', group: 'wallet', currencies: ['USD', 'EUR', 'RUB'] },
  {
    code: 'volet',
    en: 'Volet (Advcash)',
    group: 'wallet',
    currencies: ['USD', 'EUR', 'GBP', 'RUB', 'UAH', 'KZT', 'TRY', 'BRL'],
  },
  { code: 'airtm', en: 'Airtm', group: 'wallet', currencies: ['USD'] },
  { code: 'payoneer', en: 'Payoneer', group: 'wallet', speed: 'slow' },
  { code: 'grey', en: 'Grey', group: 'wallet' },
])

const transfers = methodsIn({ countries: [], currencies: ['USD', 'EUR', 'GBP'] }, [
  {
    code: 'swift',
    en: 'SWIFT transfer',
    group: 'bank_transfer',
    speed: 'slow',
    currencies: ['USD', 'EUR', 'GBP', 'CNY', 'JPY', 'AED', 'TRY', 'KZT'],
  },
  {
    code: 'western_union',
    en: 'Western Union',
    group: 'cash',
    speed: 'slow',
    currencies: ['USD', 'EUR', 'GBP', 'NGN', 'GHS', 'KES', 'INR', 'GEL'],
  },
  {
    code: 'moneygram',
    en: 'MoneyGram',
    group: 'cash',
    speed: 'slow',
    currencies: ['USD', 'EUR', 'GBP', 'NGN', 'GHS', 'KES', 'INR', 'GEL'],
  },
  { code: 'remitly', en: 'Remitly', group: 'other', speed: 'slow', reversible: true },
  { code: 'ria', en: 'Ria Money Transfer', group: 'cash', speed: 'slow' },
  {
    code: 'sendwave',
    en: 'Sendwave',
    group: 'mobile_money',
    currencies: ['NGN', 'GHS', 'KES'],
    countries: ['NG', 'GH', 'KE'],
  },
  { code: 'lemfi', en: 'LemFi', group: 'wallet', currencies: ['NGN', 'GHS', 'KES', 'GBP', 'USD'] },
  {
    code: 'zolotaya_korona',
    urlCode: 'korona',
    en: 'KoronaPay',
    group: 'cash',
    currencies: ['RUB', 'USD', 'EUR', 'GEL', 'UZS', 'KZT'],
    countries: ['RU', 'GE', 'UZ', 'KZ', 'BY', 'AM', 'KG', 'TJ', 'MD', 'TR'],
  },
])

const giftCards = methodsIn({ countries: [], currencies: ['USD', 'EUR', 'GBP'] }, [
  {
    code: 'amazon_gift_card',
    en: 'Amazon gift card',
    group: 'gift_card',
    reversible: true,
  },
  {
    code: 'apple_gift_card',
    en: 'Apple gift card',
    group: 'gift_card',
    reversible: true,
  },
  {
    code: 'google_play_gift_card',
    en: 'Google Play gift card',
    group: 'gift_card',
    reversible: true,
  },
  {
    code: 'steam_gift_card',
    en: 'Steam wallet code',
    group: 'gift_card',
    reversible: true,
  },
  {
    code: 'playstation_gift_card',
    en: 'PlayStation gift card',
    group: 'gift_card',
    reversible: true,
  },
  {
    code: 'xbox_gift_card',
    en: 'Xbox gift card',
    group: 'gift_card',
    reversible: true,
  },
  {
    code: 'visa_gift_card',
    en: 'Visa gift card',
    group: 'gift_card',
    reversible: true,
  },
  {
    code: 'razer_gold',
    en: 'Razer Gold PIN',
    group: 'gift_card',
    reversible: true,
    currencies: ['USD', 'EUR', 'BRL', 'TRY', 'INR'],
  },
  { code: 'paysafecard', en: 'paysafecard', group: 'gift_card', currencies: ['EUR', 'GBP', 'PLN'] },
])

const everywhere = methodsIn({ countries: [], currencies: fiatCodes }, [
  { code: 'cash_in_person', en: 'Cash in person', group: 'cash' },
  {
    code: 'other',
    urlCode: 'other-payment',
    en: 'Another way',
    group: 'other',
    speed: 'slow',
    reversible: true,
  },
])

/** What is not of one country: international wallets, transfers, gift cards and cash. */
export const globalMethods: readonly PaymentMethod[] = [...wallets, ...transfers, ...giftCards, ...everywhere]
