import { methodsIn } from '../paymentMethodRow.ts'
import type { BankRow, PaymentMethod } from '../paymentMethodRow.ts'

const nigerianBanks: readonly BankRow[] = [
  ['access', 'Access Bank'],
  ['ecobank', 'Ecobank Nigeria'],
  ['fcmb', 'FCMB'],
  ['fidelity', 'Fidelity Bank'],
  ['first_bank', 'First Bank'],
  ['gtbank', 'GTBank'],
  ['jaiz', 'Jaiz Bank'],
  ['keystone', 'Keystone Bank'],
  ['polaris', 'Polaris Bank'],
  ['providus', 'Providus Bank'],
  ['stanbic', 'Stanbic IBTC'],
  ['sterling', 'Sterling Bank'],
  ['uba', 'UBA'],
  ['union', 'Union Bank'],
  ['unity', 'Unity Bank'],
  ['wema', 'Wema Bank'],
  ['zenith', 'Zenith Bank'],
]

const ghanaianBanks: readonly BankRow[] = [
  ['absa', 'Absa Bank Ghana'],
  ['access', 'Access Bank Ghana'],
  ['calbank', 'CalBank'],
  ['ecobank', 'Ecobank Ghana'],
  ['fidelity', 'Fidelity Bank Ghana'],
  ['gcb', 'GCB Bank'],
  ['gtbank', 'GTBank Ghana'],
  ['stanbic', 'Stanbic Bank Ghana'],
  ['zenith', 'Zenith Bank Ghana'],
]

const nigeria = methodsIn({ countries: ['NG'], currencies: ['NGN'] }, [
  {
    code: 'bank_transfer_ng',
    urlCode: 'bank-transfer-nigeria',
    en: 'Bank transfer',
    group: 'bank_transfer',
    banks: nigerianBanks,
  },
  { code: 'opay', en: 'OPay', group: 'wallet' },
  { code: 'palmpay', en: 'PalmPay', group: 'wallet' },
  { code: 'moniepoint', en: 'Moniepoint', group: 'wallet' },
  { code: 'kuda', en: 'Kuda', group: 'wallet' },
  { code: 'paga', en: 'Paga', group: 'wallet' },
  { code: 'carbon', en: 'Carbon', group: 'wallet' },
  { code: 'fairmoney', en: 'FairMoney', group: 'wallet' },
  { code: 'vbank', en: 'V Bank', group: 'wallet' },
  { code: 'alat', en: 'ALAT by Wema', group: 'wallet' },
  { code: 'mtn_momo_ng', urlCode: 'mtn-momo-nigeria', en: 'MTN MoMo', group: 'mobile_money' },
  { code: 'smartcash_ng', urlCode: 'smartcash', en: 'Airtel SmartCash', group: 'mobile_money' },
  {
    code: 'cash_deposit_ng',
    urlCode: 'cash-deposit-nigeria',
    en: 'Cash deposit at a bank',
    group: 'cash',
    speed: 'slow',
    banks: nigerianBanks,
  },
  {
    code: 'airtime_ng',
    urlCode: 'airtime-nigeria',
    en: 'Mobile airtime',
    group: 'other',
  },
])

const ghana = methodsIn({ countries: ['GH'], currencies: ['GHS'] }, [
  {
    code: 'bank_transfer_gh',
    urlCode: 'bank-transfer-ghana',
    en: 'Bank transfer',
    group: 'bank_transfer',
    speed: 'slow',
    banks: ghanaianBanks,
  },
  { code: 'mtn_momo_gh', urlCode: 'mtn-momo-ghana', en: 'MTN MoMo', group: 'mobile_money' },
  { code: 'telecel_cash', en: 'Telecel Cash', group: 'mobile_money' },
  { code: 'at_money', en: 'AT Money', group: 'mobile_money' },
  { code: 'g_money', en: 'G-Money', group: 'mobile_money' },
  { code: 'zeepay', en: 'Zeepay', group: 'mobile_money' },
  { code: 'hubtel', en: 'Hubtel', group: 'wallet' },
  {
    code: 'airtime_gh',
    urlCode: 'airtime-ghana',
    en: 'Mobile airtime',
    group: 'other',
  },
])

/** Nigeria and Ghana, and what both use. */
export const westAfricanMethods: readonly PaymentMethod[] = [
  ...nigeria,
  ...ghana,
  ...methodsIn({ countries: ['NG', 'GH'], currencies: ['NGN', 'GHS'] }, [
    { code: 'chipper_cash', en: 'Chipper Cash', group: 'wallet' },
  ]),
]
