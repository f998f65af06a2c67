import type { Tx } from '../../../database/database.ts'
import type { AdvertId, SwapOfferId, UserId } from '../../../domain/identifier/identifier.ts'
import { multiplyDecimals, roundDecimal } from '../../../domain/money/decimal.ts'
import { rateOf, type Rates } from '../../../domain/rate/rates.ts'
import { refuse } from '../../../domain/refusal/refusal.ts'
import { system } from '../../../domain/trade/actor.ts'
import { offerPriceOf } from '../../../domain/swap/offer.ts'
import type { SwapMoney } from '../../../domain/swap/price.ts'
import { RequestRefused } from '../../../kernel/refusal.ts'
import { available } from '../../../ledger/postings.ts'
import { availableMoved } from '../../money/wallet/availableMovedJob.ts'
import type { SwapParts } from '../../money/swap/quoteSwap.ts'
import type { TradeParts } from '../trade/parts.ts'
import { actOnTrade } from '../trade/act/actOnTrade.ts'
import type { TradeRow } from '../record/tradeMapping.ts'
import { decimalOf } from '../../../domain/reference/decimalOf.ts'
import { writeOpening, type FixedTerms } from '../trade/act/openTrade.ts'
import { swapMethod } from '../record/swapMethod.ts'
import { tellBalance, tellMovement } from '../../money/wallet/tellBalance.ts'
import { advertRules } from '../../../domain/advert/rules.ts'
import { guardOffers, offerOfId, type StandingOffer } from './findOffers.ts'
import { guardTaking } from './quoteOffer.ts'

/** Who takes which offer, at the money of the quote that was locked for them. */
interface Taking {
  readonly userId: UserId
  readonly offerId: SwapOfferId
  readonly money: SwapMoney
}

/**
 * Swaps at an offer: a trade that is opened, with the owner's coins and fee in escrow, and settled at once, in the transaction given.
 * Where either lacks the coins it is refused, and nothing has happened.
 */
export async function takeOffer(
  tx: Tx,
  parts: Pick<SwapParts, 'rates'> & { readonly trade: TradeParts },
  { userId, offerId, money }: Taking,
  at: Date,
): Promise<TradeRow> {
  await guardOffers(tx, userId)
  const offer = await lockOffer(tx, parts.rates(), { userId, offerId }, at)
  await guardTaking(tx, userId, offer, at)
  // The price is the one that was locked; what the owner has may have shrunk since.
  if (money.got > offer.most) throw new RequestRefused(refuse('swap_offer_gone'))
  const opening = { opener: { kind: 'user', userId }, at, requisites: [] } as const
  const opened = await writeOpening(tx, parts.trade, opening, termsOf(offer, money, parts.rates()), {
    shown: [],
  })
  const settled = await actOnTrade(tx, parts.trade, {
    tradeId: opened.id,
    action: 'swapSettles',
    actor: system,
    at,
  })
  await tellTaken(tx, settled)
  // Two coins of each have moved.
  for (const id of [settled.buyer_id, settled.seller_id].toSorted()) await availableMoved(tx, id, at)
  return settled
}

/** Both people in the order of their ids, then the offer: everybody locks in this order, and of two the second sees what is left. */
async function lockOffer(
  tx: Tx,
  rates: Rates,
  { userId, offerId }: Pick<Taking, 'userId' | 'offerId'>,
  at: Date,
): Promise<StandingOffer> {
  const owner = await tx
    .selectFrom('swap_offer')
    .select('owner_id')
    .where('id', '=', offerId)
    .executeTakeFirst()
  if (!owner) throw new RequestRefused(refuse('swap_offer_gone'))
  await tx
    .selectFrom('trader')
    .select('user_id')
    .where('user_id', 'in', [userId, owner.owner_id])
    .orderBy('user_id')
    .forUpdate()
    .execute()
  await tx.selectFrom('swap_offer').select('id').where('id', '=', offerId).forUpdate().execute()
  const offer = await offerOfId(tx, offerId, rates, at)
  if (!offer) throw new RequestRefused(refuse('swap_offer_gone'))
  return offer
}

const termsOf = (offer: StandingOffer, money: SwapMoney, rates: Rates): FixedTerms => ({
  // It is what the trade was opened on, as an advert is.
  advertId: offer.id as string as AdvertId,
  advertType: 'Ad::Swap',
  ownerId: offer.ownerId,
  coin: offer.gives,
  fiat: offer.takes,
  price: offerPriceOf(money),
  marketRate: rateOf(rates, offer.gives, offer.takes),
  amount: money.got,
  fiatAmount: money.given,
  usdValue: roundDecimal(
    multiplyDecimals(decimalOf(money.got, offer.gives), rateOf(rates, offer.gives, 'USD')),
    2,
    'halfUp',
  ),
  feePercent: offer.feePercent,
  method: swapMethod,
  bankName: null,
  terms: '',
  escrowMinutes: advertRules.escrowMinutes.min,
})

/** Tells both of the coin that is paid with; of the other one the trade has told them. */
async function tellTaken(tx: Tx, { id, fiat, buyer_id: buyer, seller_id: seller }: TradeRow): Promise<void> {
  for (const userId of [buyer, seller].toSorted()) {
    const { owner, kind, asset } = available(userId, fiat)
    const movement = await tx
      .selectFrom('posting')
      .innerJoin('account', 'account.id', 'posting.account_id')
      .innerJoin('journal', 'journal.id', 'posting.journal_id')
      .select(['posting.id', 'posting.type', 'posting.amount'])
      .where('journal.trade_id', '=', id)
      .where('account.owner', '=', owner)
      .where('account.kind', '=', kind)
      .where('account.asset', '=', asset)
      .executeTakeFirstOrThrow()
    tellMovement(tx, userId, { ...movement, amount: BigInt(movement.amount), asset })
    await tellBalance(tx, userId, asset)
  }
}
