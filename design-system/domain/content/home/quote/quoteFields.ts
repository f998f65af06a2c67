import { isZero } from '../../../../format/decimal.ts'
import type { DecimalString } from '../../../../format/decimal.ts'
import type { Locale } from '../../../../format/locale.ts'
import { parseDecimal } from '../../../../format/parseDecimal.ts'
import type { QuoteSearch } from './quoteShape.ts'

/** The fields as the address has them, where the form is sent without scripts. */
export const quoteFields = { type: 'side', coin: 'coin', fiat: 'fiat', amount: 'amount' } as const

/** More digits than any fiat has whole units of. */
const longest = 20

/** An amount that somebody wrote, as they write them in their language; null for what is none, and for nothing. */
export function readAmount(text: string, locale: Locale): DecimalString | null {
  if (text.length > longest) return null
  const parsed = parseDecimal(text, { locale, decimals: 2 })
  return parsed.ok && !isZero(parsed.value) ? parsed.value : null
}

/** A search as it is being written: its amount may be none yet. */
type WrittenSearch = Omit<QuoteSearch, 'amount'> & { readonly amount: DecimalString | null }

/** Whether two searches look for the same. */
export const isSameSearch = (one: WrittenSearch, other: WrittenSearch): boolean =>
  one.type === other.type && one.coin === other.coin && one.fiat === other.fiat && one.amount === other.amount

/** What the form says now; the amount is null where it is none. */
export function readQuoteForm(form: HTMLFormElement, locale: Locale): WrittenSearch {
  const data = new FormData(form)
  const text = (name: string) => {
    const value = data.get(name)
    return typeof value === 'string' ? value : ''
  }
  return {
    type: text(quoteFields.type) === 'sell' ? 'sell' : 'buy',
    coin: text(quoteFields.coin),
    fiat: text(quoteFields.fiat),
    amount: readAmount(text(quoteFields.amount), locale),
  }
}
