import { methodsIn } from '../paymentMethodRow.ts'
import type { PaymentMethod } from '../paymentMethodRow.ts'

const ukraine = methodsIn({ countries: ['UA'], currencies: ['UAH'] }, [
  { code: 'monobank', en: 'Monobank', group: 'bank_transfer' },
  { code: 'privatbank', en: 'PrivatBank', group: 'bank_transfer' },
  { code: 'pumb', en: 'PUMB', group: 'bank_transfer' },
  { code: 'oschadbank', en: 'Oschadbank', group: 'bank_transfer' },
  { code: 'a_bank', en: 'A-Bank', group: 'bank_transfer' },
  { code: 'raiffeisen_ua', urlCode: 'raiffeisen-ukraine', en: 'Raiffeisen Bank', group: 'bank_transfer' },
  { code: 'sense_bank', en: 'Sense Bank', group: 'bank_transfer' },
  { code: 'ukrsibbank', en: 'UKRSIBBANK', group: 'bank_transfer' },
  { code: 'izibank', en: 'izibank', group: 'bank_transfer' },
  {
    code: 'card_transfer_ua',
    urlCode: 'card-transfer-ukraine',
    en: 'Transfer to a bank card',
    group: 'bank_transfer',
  },
  {
    code: 'iban_ua',
    urlCode: 'iban-ukraine',
    en: 'IBAN transfer',
    group: 'bank_transfer',
    speed: 'slow',
    banks: [
      ['privat', 'PrivatBank'],
      ['mono', 'Monobank'],
      ['oschad', 'Oschadbank'],
      ['pumb', 'PUMB'],
      ['ukrgasbank', 'Ukrgasbank'],
      ['ukreximbank', 'Ukreximbank'],
    ],
  },
])

const belarus = methodsIn({ countries: ['BY'], currencies: ['BYN'] }, [
  { code: 'erip', en: 'ERIP', group: 'bank_transfer' },
  { code: 'belarusbank', en: 'Belarusbank', group: 'bank_transfer' },
  { code: 'priorbank', en: 'Priorbank', group: 'bank_transfer' },
  {
    code: 'alfa_bank_by',
    urlCode: 'alfa-bank-belarus',
    en: 'Alfa Bank',
    group: 'bank_transfer',
  },
  { code: 'belgazprombank', en: 'Belgazprombank', group: 'bank_transfer' },
  { code: 'mtbank', en: 'MTBank', group: 'bank_transfer' },
  { code: 'bnb_bank', en: 'BNB-Bank', group: 'bank_transfer' },
  { code: 'sber_by', urlCode: 'sber-belarus', en: 'Sber Bank', group: 'bank_transfer' },
  {
    code: 'card_transfer_by',
    urlCode: 'card-transfer-belarus',
    en: 'Transfer to a bank card',
    group: 'bank_transfer',
  },
])

/** Ukraine and Belarus. */
export const ukraineBelarusMethods: readonly PaymentMethod[] = [...ukraine, ...belarus]
