import type { Locale } from './locale.ts'

/** Which form of a word stands with a count: `few` of "2 сделки". */
export const pluralForm = (count: number, locale: Locale): Intl.LDMLPluralRule =>
  new Intl.PluralRules(locale).select(count)
