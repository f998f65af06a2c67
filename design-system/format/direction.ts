/** Which way a language is written. */
export type Direction = 'ltr' | 'rtl'

/** Scripts whose lines begin at the right: those of the languages that a folder of strings may bring. */
const leftwards = new Set(['Adlm', 'Arab', 'Hebr', 'Nkoo', 'Rohg', 'Syrc', 'Thaa'])

/**
 * Which way a language is written: `dir` of what is said in it.
 *
 * @param language as in `lang`: `en`, `ar`, `az-Arab`
 */
export const directionOf = (language: string): Direction =>
  leftwards.has(new Intl.Locale(language).maximize().script ?? '') ? 'rtl' : 'ltr'
