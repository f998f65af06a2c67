import { inEachLocale } from '../../../locales/localeTable.ts'
import { brand } from '../../../domain/brand.ts'
import type { ServerLocale } from '../../../locales/wording.ts'

const words = inEachLocale(({ short }) => short.code)

/** What a text message with a code says. */
export const smsText = (locale: ServerLocale, code: string): string =>
  words[locale].replace('{brand}', brand.name).replace('{code}', code)
