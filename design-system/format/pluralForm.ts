import type { Locale } from './locale.ts'

const rules = new Map<Locale, Intl.PluralRules>()

/** They are dear to make: a page asks for some hundred words with a count. */
function rulesOf(locale: Locale): Intl.PluralRules {
  const known = rules.get(locale) ?? new Intl.PluralRules(locale)
  rules.set(locale, known)
  return known
}

/** Which form of a word stands with a count: `few` of "2 сделки". */
export const pluralForm = (count: number, locale: Locale): Intl.LDMLPluralRule =>
  rulesOf(locale).select(count)
