import { methodsIn } from '../paymentMethodRow.ts'
import type { BankRow, PaymentMethod } from '../paymentMethodRow.ts'

/** Members of the Faster Payments System that people ask for by name. */
const russianBanks: readonly BankRow[] = [
  ['sberbank', 'Sberbank'],
  ['tbank', 'T-Bank'],
  ['vtb', 'VTB'],
  ['alfa', 'Alfa-Bank'],
  ['gazprombank', 'Gazprombank'],
  ['raiffeisen', 'Raiffeisenbank'],
  ['sovcombank', 'Sovcombank'],
  ['ozon', 'Ozon Bank'],
  ['yandex', 'Yandex Bank'],
  ['wb', 'WB Bank'],
  ['mts', 'MTS Bank'],
  ['pochta', 'Post Bank'],
  ['rosselkhoz', 'Rosselkhozbank'],
  ['psb', 'PSB'],
  ['mkb', 'MKB'],
  ['uralsib', 'Uralsib'],
  ['akbars', 'Ak Bars Bank'],
  ['domrf', 'Bank DOM.RF'],
  ['russian_standard', 'Russian Standard'],
  ['otp', 'OTP Bank'],
]

/** Russia. */
export const russianMethods: readonly PaymentMethod[] = methodsIn(
  { countries: ['RU'], currencies: ['RUB'] },
  [
    {
      code: 'sbp',
      en: 'SBP (Faster Payments)',
      group: 'bank_transfer',
      banks: russianBanks,
    },
    {
      code: 'card_transfer_ru',
      urlCode: 'card-transfer-russia',
      en: 'Transfer to a bank card',
      group: 'bank_transfer',
      banks: russianBanks,
    },
    { code: 'sberbank', en: 'Sberbank', group: 'bank_transfer' },
    { code: 'tbank', urlCode: 't-bank', en: 'T-Bank', group: 'bank_transfer' },
    { code: 'alfa_bank', en: 'Alfa-Bank', group: 'bank_transfer' },
    { code: 'vtb', en: 'VTB', group: 'bank_transfer' },
    { code: 'raiffeisenbank', en: 'Raiffeisenbank', group: 'bank_transfer' },
    { code: 'gazprombank', en: 'Gazprombank', group: 'bank_transfer' },
    { code: 'sovcombank', en: 'Sovcombank', group: 'bank_transfer' },
    { code: 'ozon_bank', en: 'Ozon Bank', group: 'bank_transfer' },
    { code: 'yandex_bank', en: 'Yandex Bank', group: 'bank_transfer' },
    { code: 'mts_bank', en: 'MTS Bank', group: 'bank_transfer' },
    { code: 'pochta_bank', urlCode: 'post-bank', en: 'Post Bank', group: 'bank_transfer' },
    { code: 'rosselkhozbank', en: 'Rosselkhozbank', group: 'bank_transfer' },
    { code: 'yoomoney', en: 'YooMoney', group: 'wallet' },
    { code: 'vk_pay', en: 'VK Pay', group: 'wallet' },
    {
      code: 'account_transfer_ru',
      urlCode: 'account-transfer-russia',
      en: 'Transfer by account number',
      group: 'bank_transfer',
      speed: 'slow',
      banks: russianBanks,
    },
    {
      code: 'mobile_balance_ru',
      urlCode: 'mobile-balance-russia',
      en: 'Mobile phone balance',
      group: 'mobile_money',
      banks: [
        ['mts', 'MTS'],
        ['beeline', 'Beeline'],
        ['megafon', 'MegaFon'],
        ['t2', 'T2'],
      ],
    },
    {
      code: 'cash_atm_ru',
      urlCode: 'cash-atm-russia',
      en: 'Cash through an ATM',
      group: 'cash',
      banks: [
        ['sberbank', 'Sberbank'],
        ['tbank', 'T-Bank'],
        ['alfa', 'Alfa-Bank'],
        ['vtb', 'VTB'],
      ],
    },
  ],
)
