import type { i18n } from 'i18next'
import type { Locale } from '../format/locale.ts'
import type { Namespace, Resources } from './i18nextTypes.ts'

/** Plural forms of any language: which of them it has, `Intl.PluralRules` knows. */
type FormsOf<Key> = Key extends `${infer Base}_one` | `${infer Base}_other`
  ? `${Base}_${Intl.LDMLPluralRule}`
  : Key

type Said<Source> = {
  readonly [Key in keyof Source as FormsOf<Key>]?: Source[Key] extends string ? string : Said<Source[Key]>
}

/** Words by noun, as many as there are: keys and placeholders are those of the English ones. */
export type OwnWords = { readonly [Noun in Namespace]?: Said<Resources[Noun]> }

/** A language that whoever uses the design system brings along. */
export interface OwnLanguage {
  /** As in `lang`: `de`, `pt-BR`. Numbers, dates and plurals are those of the platform for it. */
  readonly language: string
  readonly words: OwnWords
  /** Which of our locales says what the words leave out. */
  readonly otherwise: Locale
}

const broughtTo = new WeakMap<i18n, Map<string, OwnLanguage>>()

/** Has an instance speak a language of its user's from now on, whenever it is changed to it. */
export function bringLanguage(instance: i18n, own: OwnLanguage): void {
  const brought = broughtTo.get(instance) ?? new Map<string, OwnLanguage>()
  broughtTo.set(instance, brought.set(own.language, own))
  for (const [noun, texts] of Object.entries(own.words))
    instance.addResourceBundle(own.language, noun, texts, true, true)
}

/** The language that was brought to an instance under a name; undefined where it is one of ours. */
export const broughtLanguage = (instance: i18n, language: string): OwnLanguage | undefined =>
  broughtTo.get(instance)?.get(language)
