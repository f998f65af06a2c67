import { inEachLocale } from '../../locales/localeTable.ts'
import { sayRule } from '../../locales/ruleWords.ts'
import { brand } from '../../domain/brand.ts'
import type { ServerLocale } from '../../domain/refusal/wording.ts'

/** What the bot says: an answer to a code, by what the code is for; else what to do instead. */
export const botAnswers = [
  'log_in',
  'link',
  'stale',
  'hello',
  'approved',
  'declined',
  'released',
  'release_declined',
  'too_late',
] as const
export type BotAnswer = (typeof botAnswers)[number]

export interface BotText {
  readonly text: string
  /** On the button under it. */
  readonly button?: string
}

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
