import { inEachLocale } from '../../locales/localeTable.ts'
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
  const said = text.replaceAll('{brand}', brand.name).replace('{name}', () => name)
  return button === undefined ? { text: said } : { text: said, button }
}
