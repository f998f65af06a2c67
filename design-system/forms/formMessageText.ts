import type { i18n } from 'i18next'
import { defaultLocale, isLocale } from '../format/locale.ts'
import { errorText, paramText } from '../locales/errorText.ts'
import type { FormMessage } from './message.ts'

/** What a form says, in the locale on screen; decimals among the values are written in it. */
export function formMessageText(i18n: i18n, message: FormMessage): string {
  if ('refusal' in message) return errorText(i18n, message.refusal)
  const locale = isLocale(i18n.language) ? i18n.language : defaultLocale
  const values = Object.entries(message.params ?? {}).map(([name, value]) => [name, paramText(value, locale)])
  // The rules give each sentence its values; the key is only known while running.
  const translate = i18n.t as (key: string, values: unknown) => string
  return translate(`form:${message.key}`, Object.fromEntries(values))
}
