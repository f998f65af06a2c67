import { brand } from '../../domain/brand.ts'
import type { ServerLocale } from '../../domain/refusal/wording.ts'

const words: Record<ServerLocale, string> = {
  en: '{brand}: your code is {code}. Tell it to nobody.',
  ru: '{brand}: ваш код {code}. Никому его не сообщайте.',
}

/** What a text message with a code says. */
export const smsText = (locale: ServerLocale, code: string): string =>
  words[locale].replace('{brand}', brand.name).replace('{code}', code)
