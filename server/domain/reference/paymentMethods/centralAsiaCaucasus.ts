import { methodsIn } from '../paymentMethodRow.ts'
import type { PaymentMethod } from '../paymentMethodRow.ts'

const kazakhstan = methodsIn({ countries: ['KZ'], currencies: ['KZT'] }, [
  { code: 'kaspi', en: 'Kaspi Bank', group: 'bank_transfer' },
  { code: 'halyk', en: 'Halyk Bank', group: 'bank_transfer' },
  { code: 'freedom_kz', urlCode: 'freedom-bank', en: 'Freedom Bank', group: 'bank_transfer' },
  { code: 'fortebank', en: 'ForteBank', group: 'bank_transfer' },
  { code: 'jusan', urlCode: 'alatau-city-bank', en: 'Alatau City Bank (Jusan)', group: 'bank_transfer' },
  { code: 'bank_centercredit', en: 'Bank CenterCredit', group: 'bank_transfer' },
  { code: 'bereke', en: 'Bereke Bank', group: 'bank_transfer' },
  { code: 'eurasian_bank', en: 'Eurasian Bank', group: 'bank_transfer' },
  {
    code: 'card_transfer_kz',
    urlCode: 'card-transfer-kazakhstan',
    en: 'Transfer to a bank card',
    group: 'bank_transfer',
  },
])

const uzbekistan = methodsIn({ countries: ['UZ'], currencies: ['UZS'] }, [
  {
    code: 'uzcard',
    en: 'Uzcard transfer',
    group: 'bank_transfer',
  },
  { code: 'humo', en: 'Humo transfer', group: 'bank_transfer' },
  { code: 'payme', en: 'Payme', group: 'wallet' },
  { code: 'click_uz', urlCode: 'click', en: 'Click', group: 'wallet' },
  { code: 'uzum_bank', en: 'Uzum Bank', group: 'bank_transfer' },
  { code: 'tbc_uz', urlCode: 'tbc-uzbekistan', en: 'TBC Bank Uzbekistan', group: 'bank_transfer' },
  { code: 'kapitalbank', en: 'Kapitalbank', group: 'bank_transfer' },
  { code: 'anorbank', en: 'Anorbank', group: 'bank_transfer' },
  { code: 'paynet', en: 'Paynet', group: 'wallet' },
])

const georgia = methodsIn({ countries: ['GE'], currencies: ['GEL'] }, [
  { code: 'bank_of_georgia', en: 'Bank of Georgia', group: 'bank_transfer' },
  { code: 'tbc_ge', urlCode: 'tbc-georgia', en: 'TBC Bank', group: 'bank_transfer' },
  { code: 'credo', urlCode: 'credo-bank', en: 'Credo Bank', group: 'bank_transfer' },
  { code: 'liberty_ge', urlCode: 'liberty-bank', en: 'Liberty Bank', group: 'bank_transfer' },
  { code: 'basisbank', en: 'Basisbank', group: 'bank_transfer' },
  {
    code: 'cash_terminal_ge',
    urlCode: 'cash-terminal-georgia',
    en: 'Cash through a terminal',
    group: 'cash',
    banks: [
      ['tbc', 'TBC Pay'],
      ['bog', 'Bank of Georgia Express Pay'],
    ],
  },
])

/** Kazakhstan, Uzbekistan and Georgia. */
export const centralAsiaCaucasusMethods: readonly PaymentMethod[] = [...kazakhstan, ...uzbekistan, ...georgia]
