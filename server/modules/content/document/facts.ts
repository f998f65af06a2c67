import { bonusRules } from '../../../domain/affiliate/bonus.ts'
import { inviteCodeRules } from '../../../domain/affiliate/inviteCode.ts'
import { pinnedMonths, type AffiliateTerms } from '../../../domain/affiliate/terms.ts'
import { cashbackRules } from '../../../domain/affiliate/week.ts'
import { advertRules } from '../../../domain/advert/rules.ts'
import { brand } from '../../../domain/brand.ts'
import { claimRules } from '../../../domain/claim/claim.ts'
import { feeRules, makerFeeTiers } from '../../../domain/fee/tier.ts'
import { invoiceRules } from '../../../domain/invoice/rules.ts'
import { coinCodes } from '../../../domain/reference/coin.ts'
import { fiatCodes } from '../../../domain/reference/fiat.ts'
import { paymentMethods } from '../../../domain/reference/paymentMethod.ts'
import { reputationRules } from '../../../domain/reputation/rules.ts'
import { swapRules } from '../../../domain/swap/rules.ts'
import { webhookGivenUpMs } from '../../../domain/store/webhook.ts'
import { tradeRules } from '../../../domain/trade/rules.ts'
import { withdrawalFeeRules } from '../../../domain/withdrawal/fee.ts'
import type { Operator } from '../../../../brand/brand.ts'
import { inEachLocale, type ServerLocale } from '../../../locales/localeTable.ts'
import { spanText } from '../../../locales/ruleWords.ts'
import { product } from '../../../runtime/product.ts'
import type { MissingWords } from '../../../locales/missingWords.ts'

/** What the facts of a text are taken from, beside the product's rules. */
export interface FactSource {
  readonly locale: ServerLocale
  /** What holds for who begins to bring people now; null for texts that do not name it ({@link namesTerms}). */
  readonly terms: AffiliateTerms | null
}

type Exact = Intl.StringNumericLiteral
/** They are dear to make, and there are a few. */
const formats = new Map<string, Intl.NumberFormat>()
function exactly(
  locale: ServerLocale,
  value: string | bigint | number,
  options: Intl.NumberFormatOptions = {},
): string {
  const key = `${locale} ${options.style ?? ''} ${options.unit ?? ''}`
  const format = formats.get(key) ?? new Intl.NumberFormat(locale, { maximumFractionDigits: 20, ...options })
  formats.set(key, format)
  return format.format(`${value}` as Exact)
}

// A number and its per cent sign are one word, in Russian too: in a sentence they do not part.
const percent =
  (value: string | bigint | number) =>
  ({ locale }: FactSource) =>
    `${exactly(locale, value)}%`
const dollars =
  (value: string) =>
  ({ locale }: FactSource) =>
    exactly(locale, value, {
      style: 'currency',
      currency: 'USD',
      currencyDisplay: 'narrowSymbol',
      minimumFractionDigits: 0,
    })
const minutes =
  (value: number) =>
  ({ locale }: FactSource) =>
    spanText(value, locale)
const milliseconds = (value: number) => minutes(value / 60_000)
const days = (value: number) => minutes(value * 1440)
const inUnit =
  (unit: 'second' | 'week' | 'month', value: number) =>
  ({ locale }: FactSource) =>
    exactly(locale, value, { style: 'unit', unit, unitDisplay: 'long' })
const share =
  (of: 'contractorPercent' | 'ownerPercent' | 'secondPercent' | 'thirdPercent') =>
  ({ locale, terms }: FactSource) => {
    if (terms === null) throw new Error('The terms of shares were not asked for')
    return `${exactly(locale, terms[of])}%`
  }
const count =
  (value: number) =>
  ({ locale }: FactSource) =>
    exactly(locale, value)

const operatorLine =
  (line: keyof Operator, name: keyof MissingWords) =>
  ({ locale }: FactSource) =>
    brand.operator?.[line] ?? missingIn[locale][name]
const missingIn = inEachLocale(({ missing }) => missing)

const [lowestTier] = makerFeeTiers
const highestTier = makerFeeTiers.at(-1)

/**
 * What texts of documents name instead of saying it, as `{{makerFeeMost}}`: a rule that changes is changed in every text at once. A text that
 * names anything else is refused.
 */
const facts = {
  brand: () => brand.name,
  supportEmail: () => brand.supportEmail,
  operatorName: operatorLine('name', 'operatorName'),
  operatorAddress: operatorLine('address', 'operatorAddress'),
  operatorLaw: operatorLine('law', 'operatorLaw'),

  makerFeeMost: percent(lowestTier?.percent ?? '0'),
  makerFeeLeast: percent(highestTier?.percent ?? '0'),
  swapFee: percent(swapRules.feePercent),
  withdrawalFee: percent(withdrawalFeeRules.servicePercent),
  invoiceFee: percent(invoiceRules.feePercent),
  volumeTime: days(feeRules.volumeDays),

  cashbackPart: percent(cashbackRules.percent),
  cashbackLeast: dollars(cashbackRules.leastUsd),
  carriedTime: inUnit('week', cashbackRules.carriedWeeks),
  inviterBonus: dollars(bonusRules.inviterUsd),
  inviteeBonus: dollars(bonusRules.inviteeUsd),
  bonusTrade: dollars(bonusRules.firstTradeUsd),
  shareContractor: share('contractorPercent'),
  shareOwner: share('ownerPercent'),
  shareSecond: share('secondPercent'),
  shareThird: share('thirdPercent'),
  inviteLinkTime: days(product.affiliate.linkDays),
  inviteTermsTime: inUnit('month', pinnedMonths),
  inviteCodes: count(inviteCodeRules.mostOfOne),

  escrowTimeLeast: minutes(advertRules.escrowMinutes.min),
  escrowTimeMost: minutes(advertRules.escrowMinutes.max),
  escrowTimeUsual: minutes(advertRules.escrowMinutes.usual),
  escrowTimeSlow: minutes(advertRules.escrowMinutes.maxSlow),
  graceTime: milliseconds(tradeRules.graceMs),
  undoTime: inUnit('second', tradeRules.undoMs / 1000),
  cancelAskTime: milliseconds(tradeRules.cancelAskMs),
  disputeAfterInstant: milliseconds(tradeRules.disputeOpensMs.instant),
  disputeAfterSlow: milliseconds(tradeRules.disputeOpensMs.slow),
  disputeWindowInstant: milliseconds(tradeRules.disputeWindowMs.instant),
  disputeWindowSlow: milliseconds(tradeRules.disputeWindowMs.slow),
  claimTime: milliseconds(claimRules.openMs),
  raiseTime: milliseconds(tradeRules.disputeRaiseMs),
  cancelPauseTime: milliseconds(tradeRules.cancelPause.pauseMs),
  cancelPauseCount: count(tradeRules.cancelPause.cancels),
  cancelPauseWithin: milliseconds(tradeRules.cancelPause.withinMs),
  disputeWarnFirst: milliseconds(tradeRules.windowWarningsMs.first),
  disputeWarnLast: milliseconds(tradeRules.windowWarningsMs.last),
  newcomerTrades: count(tradeRules.openWithoutHistory),
  guestTrades: count(tradeRules.openAsGuest),

  sessionTime: days(product.session.userDays),
  recoveryCodes: count(product.session.recoveryCodes),
  newAddressTime: minutes(product.withdrawal.allowListHours * 60),
  guestKeptTime: days(product.session.guestDays),
  returnLinkTime: days(product.guest.returnLinkDays),
  holdTime: minutes(product.session.holdHours * 60),
  approvalTime: minutes(product.withdrawal.approvalMinutes),
  invoiceTime: minutes(invoiceRules.minutes),
  quoteTime: inUnit('second', swapRules.lockSeconds),
  renewTime: minutes(invoiceRules.renewHours * 60),
  restTime: minutes(invoiceRules.restHours * 60),
  toleranceMost: percent(product.store.toleranceMaxPercent),
  webhookAnswerTime: inUnit('second', product.webhook.timeoutSeconds),
  webhookRetryTime: milliseconds(webhookGivenUpMs),
  webhookKeptTime: days(product.webhook.keptDays),
  fileKeptTime: minutes(product.upload.unusedHours * 60),
  contactKeptTime: days(product.contact.keptDays),
  answerKeptTime: minutes(product.runtime.idempotencyHours * 60),
  storeReviewTime: minutes(product.store.reviewHours * 60),

  shownFrom: dollars(advertRules.shownFromUsd),
  sandboxMost: dollars(advertRules.sandboxMaximumUsd),
  marginLeast: percent(advertRules.marginPercent.min),
  marginMost: percent(advertRules.marginPercent.max),
  countedFrom: dollars(reputationRules.countedFromUsd),
  countedAge: milliseconds(reputationRules.countedFromAgeMs),
  releasesKept: count(reputationRules.keptReleases),
  cancelledShare: percent(reputationRules.risk.cancelledPercent),
  feedbackEdits: count(reputationRules.feedbackEdits),

  coinCount: count(coinCodes.length),
  fiatCount: count(fiatCodes.length),
  methodCount: count(paymentMethods.size),
} as const satisfies Readonly<Record<string, (source: FactSource) => string>>

export type FactName = keyof typeof facts

/** Whether a text names the terms of those who bring people, which are the only facts that the database has. */
export const namesTerms = (text: string): boolean => text.includes('{{share')

/** The lines that an operator fills in, by the names of their facts. */
const operatorLines = {
  operatorName: 'name',
  operatorAddress: 'address',
  operatorLaw: 'law',
} as const satisfies Partial<Record<FactName, keyof Operator>>

/** Whether a fact is one that only an operator can say, and that none has said yet. */
export const isUnfilledFact = (name: string): boolean =>
  Object.hasOwn(operatorLines, name) &&
  brand.operator?.[operatorLines[name as keyof typeof operatorLines]] === undefined

export const isFactName = (name: string): name is FactName => Object.hasOwn(facts, name)

/** What a name stands for in a language. */
export const sayFact = (name: FactName, source: FactSource): string => facts[name](source)
