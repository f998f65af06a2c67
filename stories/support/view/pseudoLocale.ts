import type { i18n, ResourceLanguage } from 'i18next'
import { defaultLocale } from '../../../design-system/format/locale.ts'

/** What no people speak, by what stands in an address: English that is longer, and English that runs from right to left. */
export const pseudoLocaleNames = {
  'en-XA': 'Ļööñğ ŵöööŕďš',
  'ar-XB': '\u202Etfel ot thgiR\u202C',
} as const
export type PseudoLocale = keyof typeof pseudoLocaleNames

/** Tells whether a choice of the toolbar is one of them. */
export const isPseudoLocale = (said: string): said is PseudoLocale => Object.hasOwn(pseudoLocaleNames, said)

/** As i18next and react-aria call them. Plurals and numbers are English; the second is English in a script that runs leftwards. */
const languages = { 'en-XA': 'en-XA', 'ar-XB': 'en-Arab' } as const satisfies Record<PseudoLocale, string>

const accents = new Map(
  Array.from(
    'AÅBƁCÇDÐEÉFƑGĜHĤIÎJĴKĶLĻMḾNÑOÖPÞQǪRŔSŠTŢUÛVṼWŴXẊYÝZŽaåbƀcçdðeéfƒgĝhĥiîjĵkķlļmḿnñoöpþqǫrŕsštţuûvṽwŵxẋyýzž',
  ).reduce<[string, string][]>(
    (pairs, letter, at, all) => (at % 2 === 0 ? [...pairs, [letter, all[at + 1] ?? letter]] : pairs),
    [],
  ),
)

/** Each letter with an accent, each vowel three times: a third to a half longer, which is more than Russian or German need. */
const lengthened = (words: string): string =>
  Array.from(words, letter => {
    const accented = accents.get(letter) ?? letter
    return /[aeiou]/i.test(letter) ? accented + accented.toLowerCase().repeat(2) : accented
  }).join('')

/** Each word is drawn from right to left, as the words of Arabic are; what stands between them goes with the sentence. */
const turned = (words: string): string =>
  words.replaceAll(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu, word => `\u202E${word}\u202C`)

const wordings = { 'en-XA': lengthened, 'ar-XB': turned } as const

/** What is filled in, `{{amount}}`, stays as it is; in a line that begins at the right it keeps its own direction (FSI, PDI). */
const filled = {
  'en-XA': (place: string) => place,
  'ar-XB': (place: string) => `\u2068${place}\u2069`,
} as const

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

/** Makes an instance that speaks English speak a pseudo-locale. */
export async function speakPseudo(instance: i18n, locale: PseudoLocale): Promise<void> {
  const language = languages[locale]
  const words = instance.getDataByLanguage(defaultLocale) as unknown as ResourceLanguage
  for (const [namespace, texts] of Object.entries(words)) {
    instance.addResourceBundle(language, namespace, pseudoTexts(texts, locale))
  }
  await instance.changeLanguage(language)
}
