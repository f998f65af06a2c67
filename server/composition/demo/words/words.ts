import type { ServerLocale } from '../../../locales/localeTable.ts'
import { en, type Phrase } from './en.ts'
import { ru } from './ru.ts'

type Words = Readonly<Record<Phrase, string>>

/** In the languages that the demo market is lived in; whoever writes in another is answered in English. */
export const words: { readonly en: Words } & { readonly [Other in ServerLocale]?: Words } = { en, ru }

/** What is said, in a language. */
export const wordsIn = (locale: ServerLocale, phrase: Phrase): string => (words[locale] ?? words.en)[phrase]
