import { methodsIn } from '../paymentMethodRow.ts'
import type { PaymentMethod } from '../paymentMethodRow.ts'

const unitedStates = methodsIn({ countries: ['US'], currencies: ['USD'] }, [
  { code: 'zelle', en: 'Zelle', group: 'bank_transfer' },
  { code: 'cash_app', en: 'Cash App', group: 'wallet', reversible: true },
  { code: 'venmo', en: 'Venmo', group: 'wallet', reversible: true },
  { code: 'apple_cash', en: 'Apple Cash', group: 'wallet' },
  { code: 'chime', en: 'Chime', group: 'bank_transfer' },
  {
    code: 'ach',
    en: 'ACH transfer',
    group: 'bank_transfer',
    speed: 'slow',
    reversible: true,
  },
  {
    code: 'wire_us',
    urlCode: 'wire-transfer-us',
    en: 'Domestic wire',
    group: 'bank_transfer',
    speed: 'slow',
    banks: [
      ['bofa', 'Bank of America'],
      ['capital_one', 'Capital One'],
      ['chase', 'Chase'],
      ['citi', 'Citibank'],
      ['pnc', 'PNC Bank'],
      ['td', 'TD Bank'],
      ['us_bank', 'U.S. Bank'],
      ['wells_fargo', 'Wells Fargo'],
    ],
  },
  {
    code: 'money_order_us',
    urlCode: 'usps-money-order',
    en: 'USPS money order',
    group: 'other',
    speed: 'slow',
    reversible: true,
  },
])

const brazil = methodsIn({ countries: ['BR'], currencies: ['BRL'] }, [
  { code: 'pix', en: 'Pix', group: 'bank_transfer' },
  {
    code: 'ted_br',
    urlCode: 'ted-brazil',
    en: 'Bank transfer (TED)',
    group: 'bank_transfer',
    speed: 'slow',
    banks: [
      ['bradesco', 'Bradesco'],
      ['bb', 'Banco do Brasil'],
      ['c6', 'C6 Bank'],
      ['caixa', 'Caixa Econômica Federal'],
      ['inter', 'Inter'],
      ['itau', 'Itaú'],
      ['nubank', 'Nubank'],
      ['santander', 'Santander Brasil'],
    ],
  },
  { code: 'nubank', en: 'Nubank', group: 'bank_transfer' },
  { code: 'mercado_pago_br', urlCode: 'mercado-pago', en: 'Mercado Pago', group: 'wallet' },
  { code: 'picpay', en: 'PicPay', group: 'wallet' },
  { code: 'pagbank', en: 'PagBank', group: 'wallet' },
  { code: 'boleto', en: 'Boleto', group: 'other', speed: 'slow' },
])

/** The United States and Brazil. */
export const americanMethods: readonly PaymentMethod[] = [...unitedStates, ...brazil]
