import { inEachLocale } from '../../../locales/localeTable.ts'
import { sayRule } from '../../../locales/ruleWords.ts'
import { brand } from '../../../domain/brand.ts'
import type { ServerLocale } from '../../../locales/wording.ts'
import type { BotAnswer, BotText } from '../../../locales/botWords.ts'

const words = inEachLocale(words => words.bot)

/** @param name the account that a messenger is to be linked to */
export function botWords(answer: BotAnswer, locale: ServerLocale, name = ''): BotText {
  const { text, button } = words[locale][answer]
  const given: Readonly<Record<string, string>> = { brand: brand.name, name }
  const said = text.replaceAll(
    /\{(\w+)\}/g,
    (left, key: string) => given[key] ?? sayRule(key, locale) ?? left,
  )
  return button === undefined ? { text: said } : { text: said, button }
}
