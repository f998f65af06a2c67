import type { QuoteSearch } from '@souk/design-system/domain/content/home/quote/quoteShape.ts'
import { readAmount } from '@souk/design-system/domain/content/home/quote/quoteFields.ts'
import { defaultLocale } from '@souk/design-system/format/locale.ts'
import type { DecimalString } from '@souk/design-system/format/decimal.ts'

/**
 * A round sum in each currency that somebody may well begin with, some fifty dollars: what the first page shows the best offer for until another is
 * written. It is no rule, and need not follow the rates.
 */
const usualAmounts: Readonly<Record<string, DecimalString>> = {
  RUB: '5000',
  USD: '50',
  EUR: '50',
  GBP: '50',
  BYN: '200',
  UAH: '2000',
  CNY: '500',
  JPY: '10000',
  NGN: '50000',
  GHS: '500',
  KES: '5000',
  KZT: '25000',
  TRY: '2000',
  INR: '5000',
  AED: '200',
  BRL: '300',
  ZAR: '1000',
  PLN: '200',
  UZS: '500000',
  GEL: '150',
}

export const usualAmount = (fiat: string): DecimalString => usualAmounts[fiat] ?? '100'

/** What the address of the first page may say of a search. An amount is written as its reader writes it. */
export const homeParameters = {
  side: /^(buy|sell)$/,
  coin: /^[A-Z0-9]{2,10}$/,
  fiat: /^[A-Z]{3}$/,
  amount: /^[\d\s.,]{1,20}$/,
} as const

/** The search of an address; what it does not say is the usual. */
export function homeSearchOf(
  query: Readonly<Partial<Record<keyof typeof homeParameters, string>>>,
  usual: { readonly coin: string; readonly fiat: string },
): QuoteSearch {
  const { side, coin = usual.coin, fiat = usual.fiat, amount = '' } = query
  return {
    type: side === 'sell' ? 'sell' : 'buy',
    coin,
    fiat,
    // An address is of one language: groups of three are groups, whoever wrote them.
    amount: readAmount(amount, defaultLocale) ?? usualAmount(fiat),
  }
}
