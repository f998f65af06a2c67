import { methodsIn } from '../paymentMethodRow.ts'
import type { BankRow, PaymentMethod } from '../paymentMethodRow.ts'

const indianBanks: readonly BankRow[] = [
  ['axis', 'Axis Bank'],
  ['bob', 'Bank of Baroda'],
  ['canara', 'Canara Bank'],
  ['federal', 'Federal Bank'],
  ['hdfc', 'HDFC Bank'],
  ['icici', 'ICICI Bank'],
  ['idfc', 'IDFC FIRST Bank'],
  ['indusind', 'IndusInd Bank'],
  ['kotak', 'Kotak Mahindra Bank'],
  ['pnb', 'Punjab National Bank'],
  ['sbi', 'State Bank of India'],
  ['yes', 'YES Bank'],
]

const india = methodsIn({ countries: ['IN'], currencies: ['INR'] }, [
  { code: 'upi', en: 'UPI', group: 'bank_transfer' },
  { code: 'imps', en: 'IMPS', group: 'bank_transfer', banks: indianBanks },
  { code: 'neft', en: 'NEFT', group: 'bank_transfer', speed: 'slow', banks: indianBanks },
  { code: 'rtgs', en: 'RTGS', group: 'bank_transfer', speed: 'slow', banks: indianBanks },
  { code: 'phonepe', en: 'PhonePe', group: 'wallet' },
  { code: 'google_pay_in', urlCode: 'google-pay-india', en: 'Google Pay', group: 'wallet' },
  { code: 'paytm', en: 'Paytm', group: 'wallet' },
  { code: 'mobikwik', en: 'MobiKwik', group: 'wallet' },
  {
    code: 'cash_deposit_in',
    urlCode: 'cash-deposit-india',
    en: 'Cash deposit at a machine',
    group: 'cash',
    banks: indianBanks,
  },
])

const china = methodsIn({ countries: ['CN'], currencies: ['CNY'] }, [
  { code: 'alipay', en: 'Alipay', group: 'wallet' },
  { code: 'wechat_pay', en: 'WeChat Pay', group: 'wallet' },
  {
    code: 'bank_transfer_cn',
    urlCode: 'bank-transfer-china',
    en: 'Bank transfer',
    group: 'bank_transfer',
    banks: [
      ['abc', 'Agricultural Bank of China'],
      ['boc', 'Bank of China'],
      ['bocom', 'Bank of Communications'],
      ['ccb', 'China Construction Bank'],
      ['citic', 'China CITIC Bank'],
      ['cmb', 'China Merchants Bank'],
      ['icbc', 'ICBC'],
      ['psbc', 'Postal Savings Bank of China'],
    ],
  },
  {
    code: 'unionpay_transfer',
    urlCode: 'unionpay',
    en: 'UnionPay transfer',
    group: 'bank_transfer',
  },
  { code: 'digital_yuan', en: 'Digital yuan (e-CNY)', group: 'wallet' },
])

const japan = methodsIn({ countries: ['JP'], currencies: ['JPY'] }, [
  {
    code: 'bank_transfer_jp',
    urlCode: 'bank-transfer-japan',
    en: 'Bank transfer (Furikomi)',
    group: 'bank_transfer',
    speed: 'slow',
    banks: [
      ['japan_post', 'Japan Post Bank'],
      ['mizuho', 'Mizuho Bank'],
      ['mufg', 'MUFG Bank'],
      ['rakuten', 'Rakuten Bank'],
      ['resona', 'Resona Bank'],
      ['sbi_net', 'SBI Sumishin Net Bank'],
      ['smbc', 'SMBC'],
      ['sony', 'Sony Bank'],
    ],
  },
  { code: 'paypay', en: 'PayPay', group: 'wallet' },
  { code: 'rakuten_pay', en: 'Rakuten Pay', group: 'wallet' },
  { code: 'au_pay', en: 'au PAY', group: 'wallet' },
  { code: 'konbini', en: 'Konbini payment', group: 'cash', speed: 'slow' },
])

/** India, China and Japan. */
export const asianMethods: readonly PaymentMethod[] = [...india, ...china, ...japan]
