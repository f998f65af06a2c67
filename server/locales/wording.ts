import type { Refusal, RefusalParam } from '../domain/refusal/refusal.ts'
import type { RefusalWords } from './refusalWords.ts'
import { sayRule } from './ruleWords.ts'
import { defaultLocale, inEachLocale, serverLocales, type ServerLocale } from './localeTable.ts'

export { serverLocales, type ServerLocale }

const words: Readonly<Record<ServerLocale, RefusalWords>> = inEachLocale(({ refusals }) => refusals)
const isoTime = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/

/** The first language of an `Accept-Language` header that the server speaks; the default when there is none. */
export function localeOf(acceptLanguage: string | undefined): ServerLocale {
  const wanted = (acceptLanguage ?? '').slice(0, 200).split(',').map(preference)
  wanted.sort((a, b) => b.quality - a.quality)
  for (const { language, quality } of wanted) {
    const spoken = serverLocales.find(locale => locale === language)
    if (spoken && quality > 0) return spoken
  }
  return defaultLocale
}

/** The sentence of a refusal. Times among its parameters are written out in UTC. */
export const wordRefusal = (refusal: Refusal, locale: ServerLocale): string =>
  words[locale][refusal.code].replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => {
    const param = (refusal.params as Record<string, RefusalParam | undefined>)[name]
    return param === undefined ? (sayRule(name, locale) ?? placeholder) : wordParam(param, locale)
  })

function wordParam(param: RefusalParam, locale: ServerLocale): string {
  if (typeof param !== 'string' || !isoTime.test(param)) return String(param)
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })
  return `${format.format(new Date(param))} UTC`
}

function preference(entry: string): { language: string; quality: number } {
  const [tag = '', ...parameters] = entry.trim().toLowerCase().split(';')
  const quality = parameters.find(parameter => parameter.trim().startsWith('q='))
  return { language: tag.split('-')[0] ?? '', quality: quality ? Number(quality.trim().slice(2)) || 0 : 1 }
}

/** Every sentence of a language, by its code; braces name what is filled in. */
export const wordsOf = (locale: ServerLocale): { key: string; text: string }[] =>
  Object.entries(words[locale]).map(([key, text]) => ({ key, text }))
