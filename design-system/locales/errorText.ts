import type { i18n } from 'i18next'
import { isDecimalString } from '../format/decimal.ts'
import { formatDate } from '../format/date/formatDate.ts'
import { formatDecimal } from '../format/formatDecimal.ts'
import type { Locale } from '../format/locale.ts'
import { areOfApp, localeOf, type Words } from './words.ts'
import { isWholeIn, servedNoun, unknownCodeMet } from './unknownCodes.ts'

/** A refusal as the wire has it; all that is needed to word it. */
export interface RefusalWords {
  readonly code?: string | undefined
  readonly params?: Readonly<Record<string, string | number>> | undefined
  /** The server's own words, for a code that this app does not know. */
  readonly text?: string | undefined
}

const isoTime = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/

/**
 * What a refusal says in the viewer's locale: by its code, else in the server's words, else "Something went wrong". A code
 * without words is told of (`onUnknownCode`).
 */
export function errorText(i18n: i18n, refusal: RefusalWords): string {
  const locale = localeOf(i18n)
  // The key is checked while running, because the code comes from the wire.
  const key = wordedKey(i18n, refusal)
  if (key === undefined) {
    if (refusal.code !== undefined) unknownCodeMet(i18n)
    return refusal.text || i18n.t('error:something_went_wrong')
  }
  const words = Object.entries(refusal.params ?? {}).map(([name, value]) => [name, paramText(value, locale)])
  const untyped = i18n.t as (key: string, params: unknown) => string
  return untyped(key, Object.fromEntries(words))
}

/** The same with whatever words a page has: one that brings its few along says what the service has said, in the reader's language. */
export function refusalText(words: Words, refusal: RefusalWords): string {
  if (areOfApp(words)) return errorText(words.i18n, refusal)
  return refusal.text || words.of('error')('something_went_wrong')
}

/** The key of a refusal's sentence; last the service's own words, which come where a code has been met that has none here. */
function wordedKey(i18n: i18n, { code = '', params = {} }: RefusalWords): string | undefined {
  // Some come only with the pages that can be refused so; elsewhere the server's own do.
  const here = i18n.languages.flatMap(language => Object.keys(i18n.getDataByLanguage(language) ?? {}))
  const nouns = [...new Set(here)].filter(noun => noun.startsWith('error'))
  const own = nouns.map(noun => `${noun}:${code}`).find(known => i18n.exists(known))
  return own ?? (isWholeIn(i18n, code, params) ? `${servedNoun}:${code}` : undefined)
}

/** A parameter of a message in the locale: decimals with their separators, times in the viewer's own. */
export function paramText(value: string | number, locale: Locale): string {
  const text = String(value)
  if (isoTime.test(text)) return formatDate(text, { format: 'dateTime', locale })
  return isDecimalString(text) ? formatDecimal(text, locale) : text
}
