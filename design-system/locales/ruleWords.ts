import type { i18n } from 'i18next'
import { usualRules } from './rules.ts'
import type { Rules } from './rules.ts'
import { formatAmount } from '../format/formatAmount.ts'
import type { DecimalString } from '../format/decimal.ts'
import { formatDuration, formatMonths } from '../format/date/formatDuration.ts'
import { formatPercent } from '../format/formatPercent.ts'
import type { Locale } from '../format/locale.ts'

const hour = 60
const day = 24 * hour
const dollar = { code: 'USD', kind: 'fiat', decimals: 2, shown: 2 } as const
const dollars = (amount: DecimalString, locale: Locale) =>
  formatAmount(amount, dollar, { mode: 'full', locale })
const spanOf = (minutes: number, locale: Locale) => formatDuration(minutes, locale, 'long')
const percent = (points: DecimalString, locale: Locale) => formatPercent(points, { locale })

/**
 * Numbers of the service's rules that texts say by themselves, as `{{claimTime}}`: no call passes them, like the name of the
 * brand. Spans of time come with their unit, so that a sentence has no plural of its own for them.
 */
const sayings = {
  claimTime: ({ trade }, locale) => spanOf(trade.claimDays * day, locale),
  raiseTime: ({ trade }, locale) => spanOf(trade.disputeRaiseHours * hour, locale),
  newcomerTrades: ({ trade }) => String(trade.openOfNewcomer),
  holdTime: ({ account }, locale) => spanOf(account.holdHours * hour, locale),
  volumeTime: ({ account }, locale) => spanOf(account.volumeDays * day, locale),
  searchNoticeTime: ({ account }, locale) => spanOf(account.searchNoticeMinutes, locale),
  reviewAskTime: ({ account }, locale) => spanOf(account.reviewAskDays * day, locale),
  guestKeptTime: ({ guest }, locale) => spanOf(guest.keptDays * day, locale),
  returnLinkTime: ({ guest }, locale) => spanOf(guest.returnLinkDays * day, locale),
  countedFrom: ({ reputation }, locale) => dollars(reputation.countedFromUsd, locale),
  countedAge: ({ reputation }, locale) => spanOf(reputation.countedFromDays * day, locale),
  releasesKept: ({ reputation }) => String(reputation.releasesKept),
  feedbackEdits: ({ reputation }) => String(reputation.feedbackEdits),
  cancelledShare: ({ reputation }, locale) => percent(`${reputation.cancelledPercent}`, locale),
  toleranceMost: ({ store }, locale) => percent(store.tolerancePercentMax, locale),
  storeReviewTime: ({ store }, locale) => spanOf(store.reviewHours * hour, locale),
  previewTime: ({ store }, locale) => spanOf(store.previewDays * day, locale),
  statisticsTime: ({ store }, locale) => formatMonths(store.statisticsMonths, locale),
  renewTime: ({ store }, locale) => spanOf(store.renewHours * hour, locale),
  referenceLength: ({ store }) => String(store.referenceMax),
  shownFrom: ({ advert }, locale) => dollars(advert.shownFromUsd, locale),
  sandboxMost: ({ advert }, locale) => dollars(advert.sandboxMaximumUsd, locale),
  linkTime: ({ invitation }, locale) => spanOf(invitation.linkDays * day, locale),
  inviteTermsTime: ({ invitation }, locale) => formatMonths(invitation.termsMonths, locale),
  sharesTime: ({ invitation }, locale) => spanOf(invitation.payoutMinutes, locale),
  cashbackPart: ({ invitation }, locale) => percent(invitation.cashbackPercent, locale),
  carriedTime: ({ invitation }, locale) => spanOf(invitation.carriedWeeks * 7 * day, locale),
} satisfies Readonly<Record<string, (rules: Rules, locale: Locale) => string>>

/** What a text may name without being given it. */
export type RuleWord = keyof typeof sayings

const isRuleWord = (name: string | undefined): name is RuleWord =>
  name !== undefined && Object.hasOwn(sayings, name)

/** What stands for a name in a text that no call has given a value; nothing for what is no rule. */
export const sayRule = (name: string | undefined, rules: Rules, locale: Locale): string =>
  isRuleWord(name) ? sayings[name](rules, locale) : ''

const rulesIn = new WeakMap<i18n, Rules>()

/** The rules that the texts of an instance say; those that the service comes with, until it is told others. */
export const spokenRules = (instance: i18n): Rules => rulesIn.get(instance) ?? usualRules

/** Has an instance say these rules from now on; what is on screen is said anew. */
export function speakRules(instance: i18n, rules: Rules): void {
  if (spokenRules(instance) === rules) return
  rulesIn.set(instance, rules)
  instance.emit('rulesChanged')
}
