import type { Locale } from './locale.ts'

/** A list as a sentence has it: "OPay, Kuda, or PalmPay"; "in Nigeria and from traders online". */
export const formatList = (
  parts: readonly string[],
  { locale, join }: { readonly locale: Locale; readonly join: 'or' | 'and' },
): string =>
  new Intl.ListFormat(locale, { type: join === 'or' ? 'disjunction' : 'conjunction' }).format(parts)
