import type { Tx } from '../../../../database/database.ts'
import type { AdvertId, UserId } from '../../../../domain/identifier/identifier.ts'
import type { DecimalString } from '../../../../domain/money/decimal.ts'
import type { CoinCode } from '../../../../domain/reference/coin.ts'
import type { FiatCode } from '../../../../domain/reference/fiat.ts'
import type { PaymentMethod } from '../../../../domain/reference/paymentMethodRow.ts'
import type { Requisite } from '../../../../domain/requisite/kind.ts'
import type { Result } from '../../../../domain/refusal/refusal.ts'
import type { AdvertType } from '../../../../domain/trade/party.ts'
import type { SignedViewer } from '../../../../kernel/viewer.ts'
import type { ShownDesk } from '../../../money/deposit/moveDeposit.ts'
import type { OwnerFacts } from '../facts/ownerFacts.ts'
import type { AdvertRow } from '../tables.ts'

/** What somebody asks of an advert when they open a trade on it. */
export interface OpeningRequest {
  readonly advertId: AdvertId
  readonly opener: Pick<SignedViewer, 'kind' | 'userId'>
  readonly amount: DecimalString
  readonly amountSide: 'fiat' | 'crypto'
  /** The price on the opener's screen: a worse one is refused, a better one is theirs. */
  readonly priceSeen: DecimalString
  readonly methodCode: string
  readonly at: Date
}

/** An advert's answer: everything that is fixed when the trade opens. */
export interface Offer {
  readonly advertId: AdvertId
  readonly advertType: AdvertType
  readonly ownerId: UserId
  /** Its owner has not completed a trade yet. */
  readonly ownerIsBeginner: boolean
  /** Has no completed trade, so few may be open at a time. */
  readonly openerIsBeginner: boolean
  /** The owner as they were when the advert was locked. */
  readonly owner: OwnerFacts
  readonly coin: CoinCode
  readonly fiat: FiatCode
  readonly price: DecimalString
  readonly marketRate: DecimalString
  /** Coin units, rounded down, and fiat minor units, rounded half up. */
  readonly amount: bigint
  readonly fiatAmount: bigint
  /** What the fiat amount is worth in US dollars, to the cent. */
  readonly usdValue: DecimalString
  /** The maker fee of its owner in per cent. */
  readonly feePercent: DecimalString
  /** It has a stock, which a trade takes from. */
  readonly tracksStock: boolean
  /** Of an owner who sells: all their adverts that the same coins are shown for, locked. */
  readonly shown: ShownAdverts
  readonly method: PaymentMethod
  readonly bankName: string | null
  /** Where the owner is paid; empty when the owner buys, or has yet to say. */
  readonly requisites: readonly Requisite[]
  readonly terms: string
  readonly escrowMinutes: number
}

/** Adverts that sell a seller's coins, locked until the transaction ends. */
export type ShownAdverts = readonly AdvertRow[]

/** The adverts, as trades know them. */
export interface OfferDesk extends ShownDesk {
  /** Prices an advert for an opener, now; every reason against it is a refusal. Opener and advert are locked. */
  quote(tx: Tx, request: OpeningRequest): Promise<Result<Offer>>
  /**
   * Takes the adverts that a seller's coins are shown for, before the coins themselves are taken: everybody locks in this
   * order, so that nobody waits in a circle.
   */
  lockShown(tx: Tx, userId: UserId, coin: CoinCode): Promise<ShownAdverts>
  /**
   * The coins behind these adverts have moved: which of them are shown, and up to what, may change.
   * @param owner as they are after it, where that is known
   */
  balanceMoved(tx: Tx, shown: ShownAdverts, at: Date, owner?: OwnerFacts): Promise<void>
  /** These people have a completed trade now: their adverts leave the sandbox. */
  standingGained(tx: Tx, userIds: readonly UserId[], at: Date): Promise<void>
  /** A trade took so much fiat from an advert's stock, or gave it back (below zero). Answers the advert, if it has a stock. */
  stockMoved(
    tx: Tx,
    moved: { readonly advertId: AdvertId; readonly fiatAmount: DecimalString; readonly at: Date },
  ): Promise<AdvertRow | undefined>
}
