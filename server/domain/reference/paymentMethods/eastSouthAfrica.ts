import { methodsIn } from '../paymentMethodRow.ts'
import type { BankRow, PaymentMethod } from '../paymentMethodRow.ts'

const kenyanBanks: readonly BankRow[] = [
  ['absa', 'Absa Bank Kenya'],
  ['cooperative', 'Co-operative Bank'],
  ['dtb', 'Diamond Trust Bank'],
  ['equity', 'Equity Bank'],
  ['family', 'Family Bank'],
  ['im', 'I&M Bank'],
  ['kcb', 'KCB Bank'],
  ['ncba', 'NCBA Bank'],
  ['stanbic', 'Stanbic Bank Kenya'],
  ['standard_chartered', 'Standard Chartered Kenya'],
]

const southAfricanBanks: readonly BankRow[] = [
  ['absa', 'Absa'],
  ['capitec', 'Capitec Bank'],
  ['discovery', 'Discovery Bank'],
  ['fnb', 'FNB'],
  ['investec', 'Investec'],
  ['nedbank', 'Nedbank'],
  ['standard_bank', 'Standard Bank'],
  ['tymebank', 'TymeBank'],
]

const kenya = methodsIn({ countries: ['KE'], currencies: ['KES'] }, [
  { code: 'mpesa', urlCode: 'm-pesa', en: 'M-Pesa', group: 'mobile_money' },
  {
    code: 'mpesa_paybill',
    urlCode: 'm-pesa-paybill',
    en: 'M-Pesa Paybill or Till',
    group: 'mobile_money',
  },
  { code: 'airtel_money_ke', urlCode: 'airtel-money-kenya', en: 'Airtel Money', group: 'mobile_money' },
  { code: 't_kash', en: 'T-Kash', group: 'mobile_money' },
  { code: 'pesalink', en: 'PesaLink', group: 'bank_transfer', banks: kenyanBanks },
  {
    code: 'bank_transfer_ke',
    urlCode: 'bank-transfer-kenya',
    en: 'Bank transfer',
    group: 'bank_transfer',
    speed: 'slow',
    banks: kenyanBanks,
  },
  { code: 'equitel', en: 'Equitel', group: 'mobile_money' },
  { code: 'loop', en: 'LOOP by NCBA', group: 'wallet' },
])

const southAfrica = methodsIn({ countries: ['ZA'], currencies: ['ZAR'] }, [
  {
    code: 'eft_za',
    urlCode: 'eft-south-africa',
    en: 'Bank transfer (EFT)',
    group: 'bank_transfer',
    speed: 'slow',
    banks: southAfricanBanks,
  },
  { code: 'payshap', en: 'PayShap', group: 'bank_transfer', banks: southAfricanBanks },
  { code: 'capitec_pay', en: 'Capitec Pay', group: 'bank_transfer' },
  { code: 'fnb_ewallet', en: 'FNB eWallet', group: 'wallet' },
  { code: 'absa_cashsend', en: 'Absa CashSend', group: 'cash' },
  { code: 'nedbank_send_imali', en: 'Nedbank Send-iMali', group: 'cash' },
  { code: 'standard_bank_instant_money', en: 'Standard Bank Instant Money', group: 'cash' },
  { code: 'vodapay', en: 'VodaPay', group: 'wallet' },
  {
    code: 'cash_deposit_za',
    urlCode: 'cash-deposit-south-africa',
    en: 'Cash deposit at a machine',
    group: 'cash',
    banks: southAfricanBanks,
  },
  { code: 'one_voucher', urlCode: '1voucher', en: '1Voucher', group: 'gift_card' },
])

/** Kenya and South Africa. */
export const eastSouthAfricanMethods: readonly PaymentMethod[] = [...kenya, ...southAfrica]
