import type { Resources } from '../../../design-system/locales/i18nextTypes.ts'
import { localeTable } from '../../../design-system/locales/localeTable.ts'
import type { Look } from './people.ts'

type Texts<T> = T extends string ? string : { readonly [Name in keyof T]: Texts<T[Name]> }

/** What pages say in one language, but for the noun `page`: a page is the browser's here. */
export type Words = Texts<Omit<Resources, 'page'>>

/** All words of a language, whatever page they come with. */
async function allWords(locale: Look['locale']): Promise<Words> {
  const { resources, bundles } = await localeTable[locale].load()
  const loaded = await Promise.all(Object.values(bundles).map(part => part()))
  return Object.assign({}, resources, ...loaded) as Words
}

/** By language. A journey reads and presses these, so that it is one for both. */
export const words: Readonly<Record<Look['locale'], Words>> = {
  en: await allWords('en'),
  ru: await allWords('ru'),
}

/** A text with its values in their places. */
export const say = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{\{(\w+)[^}]*\}\}/g, (_, name: string) => values[name] ?? '')

/** A text whose values stand for anything, as a pattern of the whole of it. */
export const saying = (text: string): RegExp =>
  new RegExp(`^${text.replaceAll(/[.?()]/g, String.raw`\$&`).replaceAll(/\{\{[^}]*\}\}/g, '.+')}`)

/** How journeys are looked at: each in both languages, at both widths, in both themes. */
export const looks = [
  { locale: 'en', theme: 'light', width: 1440 },
  { locale: 'ru', theme: 'dark', width: 390 },
] as const satisfies readonly Look[]
