import { methodsIn } from '../paymentMethodRow.ts'
import type { BankRow, PaymentMethod } from '../paymentMethodRow.ts'

const turkishBanks: readonly BankRow[] = [
  ['akbank', 'Akbank'],
  ['denizbank', 'DenizBank'],
  ['enpara', 'Enpara'],
  ['garanti', 'Garanti BBVA'],
  ['halkbank', 'Halkbank'],
  ['isbank', 'Türkiye İş Bankası'],
  ['kuveyt_turk', 'Kuveyt Türk'],
  ['qnb', 'QNB'],
  ['teb', 'TEB'],
  ['vakifbank', 'VakıfBank'],
  ['yapi_kredi', 'Yapı Kredi'],
  ['ziraat', 'Ziraat Bankası'],
]

const turkey = methodsIn({ countries: ['TR'], currencies: ['TRY'] }, [
  {
    code: 'fast_tr',
    urlCode: 'fast-turkey',
    en: 'FAST transfer',
    group: 'bank_transfer',
    banks: turkishBanks,
  },
  {
    code: 'eft_tr',
    urlCode: 'eft-turkey',
    en: 'Bank transfer (EFT)',
    group: 'bank_transfer',
    speed: 'slow',
    banks: turkishBanks,
  },
  { code: 'ziraat', urlCode: 'ziraat-bank', en: 'Ziraat Bankası', group: 'bank_transfer' },
  { code: 'garanti_bbva', en: 'Garanti BBVA', group: 'bank_transfer' },
  { code: 'isbank', en: 'Türkiye İş Bankası', group: 'bank_transfer' },
  { code: 'papara', en: 'Papara', group: 'wallet' },
  { code: 'tosla', en: 'Tosla', group: 'wallet' },
  { code: 'paycell', en: 'Paycell', group: 'wallet' },
  {
    code: 'cash_atm_tr',
    urlCode: 'cash-atm-turkey',
    en: 'Cash through an ATM',
    group: 'cash',
    banks: turkishBanks,
  },
])

const emiratesBanks: readonly BankRow[] = [
  ['adcb', 'ADCB'],
  ['adib', 'ADIB'],
  ['cbd', 'Commercial Bank of Dubai'],
  ['dib', 'Dubai Islamic Bank'],
  ['emirates_nbd', 'Emirates NBD'],
  ['fab', 'First Abu Dhabi Bank'],
  ['liv', 'Liv'],
  ['mashreq', 'Mashreq'],
  ['rakbank', 'RAKBANK'],
  ['wio', 'Wio Bank'],
]

const emirates = methodsIn({ countries: ['AE'], currencies: ['AED'] }, [
  {
    code: 'bank_transfer_ae',
    urlCode: 'bank-transfer-uae',
    en: 'Bank transfer',
    group: 'bank_transfer',
    speed: 'slow',
    banks: emiratesBanks,
  },
  { code: 'aani', en: 'Aani', group: 'bank_transfer', banks: emiratesBanks },
  { code: 'botim', en: 'botim', group: 'wallet' },
  { code: 'eand_money', en: 'e& money', group: 'wallet' },
  { code: 'payit', en: 'Payit', group: 'wallet' },
  {
    code: 'cash_deposit_ae',
    urlCode: 'cash-deposit-uae',
    en: 'Cash deposit at a machine',
    group: 'cash',
    banks: emiratesBanks,
  },
])

/** Turkey and the United Arab Emirates. */
export const turkeyGulfMethods: readonly PaymentMethod[] = [...turkey, ...emirates]
