import type { AdvertId, CredentialId, UserId } from '../identifier/identifier.ts'
import type { DecimalString } from '../money/decimal.ts'
import type { CoinCode } from '../reference/coin.ts'
import type { CountryCode } from '../reference/country.ts'
import type { FiatCode } from '../reference/fiat.ts'
import type { Requisite } from '../requisite/kind.ts'
import type { Schedule } from '../schedule/schedule.ts'
import type { AdvertType } from '../trade/party.ts'
import type { PriceSetting } from './priceSetting.ts'
import type { AdvertStatus } from './status.ts'

/** What an owner asks of the one who answers. Null or false asks for nothing. */
export type CounterpartyTerms = {
  readonly phoneRequired: boolean
  readonly identityRequired: boolean
  /** Total trade volume, in US dollars. */
  readonly minimumVolumeUsd: DecimalString | null
  /** Positive share of the feedback, in per cent. */
  readonly minimumFeedbackScore: DecimalString | null
  /** The most that someone without a completed trade with the owner may trade, in the ad's fiat. */
  readonly firstTimeMaximum: DecimalString | null
  /**
   * With a first-time limit: who has traded with the owner may trade up to this many times the volume that they have
   * traded together, and never less than the first-time limit. Null: returning customers have no such limit.
   */
  readonly repeatVolumeCoefficient: DecimalString | null
  /** Whether somebody without an account may answer. On ads that sell alone: a guest only buys. */
  readonly allowAnonymous: boolean
}

/** What an owner sets. Limits are in the ad's fiat, per trade. */
export type AdvertSettings = CounterpartyTerms & {
  readonly type: AdvertType
  readonly coin: CoinCode
  readonly fiat: FiatCode
  /** Where the ad is for; null is everywhere. */
  readonly country: CountryCode | null
  readonly paymentMethodCodes: readonly string[]
  readonly bankName: string | null
  /** Lines of its own; none where `paymentCredentialId` says which saved ones are meant. */
  readonly requisites: readonly Requisite[]
  readonly paymentCredentialId: CredentialId | null
  readonly price: PriceSetting
  readonly minimum: DecimalString
  readonly maximum: DecimalString
  readonly escrowMinutes: number
  readonly terms: string
  readonly promoText: string
  readonly schedule: Schedule
  /** IANA identifier: the schedule's clock. */
  readonly timeZone: string
  readonly isOnVacation: boolean
  /** The maximum is a stock: trades opened on the ad use it up, cancelled ones give it back, saving the ad refills it. */
  readonly liquidityTracking: boolean
}

/** An offer of a trader to trade a coin against a fiat. Where its owner is paid is sealed, and opened where it is needed. */
export type Advert = Omit<AdvertSettings, 'requisites'> & {
  readonly id: AdvertId
  readonly ownerId: UserId
  readonly status: AdvertStatus
  /** Operators have hidden it: only they show it again. */
  readonly isWithheld: boolean
  /** What open and completed trades have used of the stock since it was filled, in fiat; matters with liquidity tracking. */
  readonly stockUsed: DecimalString
}
