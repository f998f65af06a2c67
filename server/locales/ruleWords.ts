import { tradeRules } from '../domain/trade/rules.ts'
import { product } from '../runtime/product.ts'
import type { ServerLocale } from './localeTable.ts'
import type { ServerRuleWord } from './ruleWord.ts'

const units = [
  ['day', 1440],
  ['hour', 60],
  ['minute', 1],
] as const

/** A span with its unit, the largest that it is a whole number of: `2 days`, `2 дня`, `90 minutes`. */
export function spanText(minutes: number, locale: ServerLocale): string {
  const [unit, size] = units.find(([, size]) => minutes % size === 0) ?? (['minute', 1] as const)
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(minutes / size)
}

const { session, guest } = product

const sayings = {
  confirmTime: locale => spanText(session.confirmationHours * 60, locale),
  recoveryTime: locale => spanText(session.recoveryMinutes, locale),
  holdTime: locale => spanText(session.holdHours * 60, locale),
  botLinkTime: locale => spanText(session.messengerLinkMinutes, locale),
  returnLinkTime: locale => spanText(guest.returnLinkDays * 1440, locale),
  raiseTime: locale => spanText(tradeRules.disputeRaiseMs / 60_000, locale),
} as const satisfies Readonly<Record<ServerRuleWord, (locale: ServerLocale) => string>>

const isRuleWord = (name: string): name is ServerRuleWord => Object.hasOwn(sayings, name)

/** What stands for a name in a text of the server; null for what is no rule. */
export const sayRule = (name: string, locale: ServerLocale): string | null =>
  isRuleWord(name) ? sayings[name](locale) : null
