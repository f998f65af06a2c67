import type { i18n, ResourceLanguage } from 'i18next'
import { defaultLocale } from '../../format/locale.ts'

/**
 * Languages that nobody speaks, as they stand in an address: English that is longer, and English that runs from right to left. They show where
 * words have no room, and what was laid out for one direction alone, before anybody has translated a word.
 */
export const pseudoLocales = ['en-XA', 'ar-XB'] as const
export type PseudoLocale = (typeof pseudoLocales)[number]

/** Whether a choice is one of them. */
export const isPseudoLocale = (said: string): said is PseudoLocale =>
  pseudoLocales.some(locale => locale === said)

/** As i18next and react-aria call them. Plurals and numbers are English; the second is English in a script that runs leftwards. */
const languages = { 'en-XA': 'en-XA', 'ar-XB': 'en-Arab' } as const satisfies Record<PseudoLocale, string>

/** Of the letters with an accent only those that the fonts draw. */
const [plain, accented] = [
  'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz',
  'ÅBÇÐÉFĜĤÎĴĶĻMÑÖÞQŔŠŢÛVŴXÝŽåbçðéƒĝĥîĵķļmñöþqŕšţûvŵxýž',
] as const
const accents = new Map(Array.from(plain, (letter, at) => [letter, accented[at] ?? letter] as const))

/** Each letter with an accent, each vowel three times: a third to a half longer, which is more than Russian or German need. */
const lengthened = (words: string): string =>
  Array.from(words, letter => {
    const drawn = accents.get(letter) ?? letter
    return /[aeiou]/i.test(letter) ? drawn + drawn.toLowerCase().repeat(2) : drawn
  }).join('')

/** Each word is drawn from right to left, as the words of Arabic are; what stands between them goes with the sentence. */
const turned = (words: string): string =>
  words.replaceAll(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu, word => `\u202E${word}\u202C`)

const wordings = { 'en-XA': lengthened, 'ar-XB': turned } as const satisfies Record<PseudoLocale, unknown>

/** What is filled in, `{{amount}}`, stays as it is; in a line that begins at the right it keeps its own direction (FSI, PDI). */
const filled = {
  'en-XA': (place: string) => place,
  'ar-XB': (place: string) => `\u2068${place}\u2069`,
} as const satisfies Record<PseudoLocale, unknown>

/** A text of English in a pseudo-locale. */
export const pseudoText = (text: string, locale: PseudoLocale): string =>
  text
    .split(/(\{\{[^}]*\}\})/)
    .map(piece => (piece.startsWith('{{') ? filled : wordings)[locale](piece))
    .join('')

type Texts = string | readonly Texts[] | { readonly [key: string]: Texts }

function pseudoTexts(texts: Texts, locale: PseudoLocale): Texts {
  if (typeof texts === 'string') return pseudoText(texts, locale)
  if (Array.isArray(texts)) return texts.map((one: Texts) => pseudoTexts(one, locale))
  return Object.fromEntries(Object.entries(texts).map(([key, one]) => [key, pseudoTexts(one, locale)]))
}

/** Makes an instance that speaks English, with all the words that it will need, speak a pseudo-locale. */
export async function speakPseudo(instance: i18n, locale: PseudoLocale): Promise<void> {
  const language = languages[locale]
  const words = instance.getDataByLanguage(defaultLocale) as unknown as ResourceLanguage
  for (const [namespace, texts] of Object.entries(words)) {
    instance.addResourceBundle(language, namespace, pseudoTexts(texts, locale))
  }
  await instance.changeLanguage(language)
}
