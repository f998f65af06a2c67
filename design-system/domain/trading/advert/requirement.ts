import type { DecimalString } from '../../../format/decimal.ts'
import { formatAmount } from '../../../format/formatAmount.ts'
import type { DisplayAsset } from '../../../format/displayAsset.ts'
import { formatDate } from '../../../format/date/formatDate.ts'
import { formatPercent } from '../../../format/formatPercent.ts'
import type { Locale } from '../../../format/locale.ts'
import type { Offer } from './offer.ts'

/** Everything that may stand between somebody and an offer, spelled as on the wire, the most decisive first. */
export const requirementCodes = [
  'own_advert',
  'login_required',
  'account_banned',
  'account_suspended',
  'banned_by_trader',
  'trader_banned_by_you',
  'advert_disabled',
  'rate_stale',
  'opening_paused',
  'too_many_open_trades',
  'phone_required',
  'identity_required',
  'volume_too_low',
  'feedback_too_low',
  'below_minimum',
  'above_maximum',
  'first_time_maximum',
  'balance_too_low',
] as const
export type RequirementCode = (typeof requirementCodes)[number]

/** Those that somebody can meet in another place, or by another amount. */
export const remedyCodes = [
  'login_required',
  'own_advert',
  'trader_banned_by_you',
  'too_many_open_trades',
  'phone_required',
  'identity_required',
  'below_minimum',
  'above_maximum',
  'first_time_maximum',
  'balance_too_low',
] as const satisfies readonly RequirementCode[]
export type RemedyCode = (typeof remedyCodes)[number]

/** What a trader asks of whoever answers them, beside what stands in the way by itself. */
const conditions: readonly string[] = [
  'phone_required',
  'identity_required',
  'volume_too_low',
  'feedback_too_low',
  'first_time_maximum',
  'balance_too_low',
  'other',
] as const satisfies readonly (RequirementCode | 'other')[]

/** Whether this is a condition of the trader that the viewer does not meet. */
export const isCondition = ({ code }: { readonly code: string }): boolean =>
  conditions.includes(requirementWord(code))

/** Where a requirement can be met; null where this viewer cannot. */
export type RemedyHref = (
  code: RemedyCode,
  offer: Pick<Offer, 'id' | 'requirements' | 'cryptoCurrencyCode'>,
) => string | null

/** The remedy of a code, where there is one. */
export const remedyOf = (code: string): RemedyCode | undefined => remedyCodes.find(known => known === code)

/** What the two values of a requirement are. */
type ValueKind = 'none' | 'usd' | 'percent' | 'fiat' | 'coin' | 'moment' | 'count'

const kindOf = {
  own_advert: 'none',
  login_required: 'none',
  account_banned: 'none',
  account_suspended: 'none',
  banned_by_trader: 'none',
  trader_banned_by_you: 'none',
  advert_disabled: 'none',
  rate_stale: 'none',
  opening_paused: 'moment',
  too_many_open_trades: 'count',
  phone_required: 'none',
  identity_required: 'none',
  volume_too_low: 'usd',
  feedback_too_low: 'percent',
  below_minimum: 'fiat',
  above_maximum: 'fiat',
  first_time_maximum: 'fiat',
  balance_too_low: 'coin',
} as const satisfies Record<RequirementCode, ValueKind>

/** The words of a code; one that this version does not know yet has general ones. */
export const requirementWord = (code: string): RequirementCode | 'other' =>
  requirementCodes.find(known => known === code) ?? 'other'

const usd: DisplayAsset = { code: 'USD', kind: 'fiat', decimals: 2, shown: 2 }

interface Around {
  readonly coin: DisplayAsset
  readonly fiat: DisplayAsset
  readonly locale: Locale
}

const write: Record<ValueKind, (value: DecimalString, around: Around) => string> = {
  none: value => value,
  count: value => value,
  usd: (value, { locale }) => formatAmount(value, usd, { mode: 'full', locale }),
  percent: (value, { locale }) => formatPercent(value, { locale, decimals: 1 }),
  fiat: (value, { fiat, locale }) => formatAmount(value, fiat, { mode: 'full', locale }),
  coin: (value, { coin, locale }) => formatAmount(value, coin, { mode: 'full', locale }),
  moment: (value, { locale }) => formatDate(value, { format: 'dateTime', locale }),
}

/** A value of a requirement in the viewer's writing; `absent` stands for none. */
export function requirementValue(
  code: RequirementCode | 'other',
  value: string | null,
  around: Around & { readonly absent: string },
): string {
  if (value === null) return around.absent
  return write[code === 'other' ? 'none' : kindOf[code]](value, around)
}
