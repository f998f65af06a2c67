import type { Tx } from '../../../../database/database.ts'
import { newTradeId } from '../../../../domain/identifier/tradeId.ts'
import { coinsOfTrade } from '../../../../domain/fee/tradeFee.ts'
import { units } from '../../../../domain/money/units.ts'
import type { AssetCode } from '../../../../domain/reference/asset.ts'
import type { PaymentMethod } from '../../../../domain/reference/paymentMethodRow.ts'
import type { Requisite } from '../../../../domain/requisite/kind.ts'
import { refuse } from '../../../../domain/refusal/refusal.ts'
import { openTrade, type Effects } from '../../../../domain/trade/applyAction.ts'
import { partiesOf, sideOfOwner } from '../../../../domain/trade/party.ts'
import type { Trade, TradeTerms } from '../../../../domain/trade/trade.ts'
import { orRefuse, RequestRefused } from '../../../../kernel/refusal.ts'
import { chosenLines } from '../../../people/credential/chooseLines.ts'
import type { AdvertsBehind } from './advertsBehind.ts'
import { carryOut } from './carryOutEffects.ts'
import { columnsOf, type TradeRow } from '../../record/tradeMapping.ts'
import { decimalOf } from '../../../../domain/reference/decimalOf.ts'
import { digestsOfTrade } from '../../list/searchDigests.ts'
import type { TradeParts } from '../parts.ts'
import type { Offer, OpeningRequest } from '../../advert/desk/ports.ts'
import { tellTradingOnOpening } from '../../record/tellTrading.ts'

/** An opening with what the opener adds: where they are paid, when it is they who sell. */
export interface Opening extends OpeningRequest {
  readonly requisites: readonly Requisite[]
  /** Saved requisites of the opener, in their place. */
  readonly credentialId?: string | undefined
  /** From whose account an opener who buys will pay. */
  readonly payerName?: string | undefined
}

/**
 * Opens a trade: the advert is priced, the trade written, and the seller's coins go to escrow, all in one transaction.
 * Refusals are thrown; when the seller lacks the coins nothing of it has happened.
 */
export async function openOnAdvert(tx: Tx, parts: TradeParts, opening: Opening): Promise<TradeRow> {
  const { opener, at } = opening
  const offer = orRefuse(await parts.desk.quote(tx, opening))
  const ownerSells = sideOfOwner[offer.advertType] === 'seller'
  refuseIdle(opening, ownerSells)
  const lines = ownerSells ? offer.requisites : await linesOfOpener(tx, parts, opening, offer)
  const behind = await behindOffer(tx, parts, offer, opening)
  const row = await writeOpening(tx, parts, { ...opening, requisites: lines }, offer, behind)
  await tellTradingOnOpening(
    tx,
    [...(offer.openerIsBeginner ? [opener.userId] : []), ...(offer.ownerIsBeginner ? [offer.ownerId] : [])],
    at,
  )
  return row
}

/** Who buys is paid nothing, and who sells does not pay: what they say of it would be kept nowhere. */
function refuseIdle({ requisites, credentialId, payerName }: Opening, ownerSells: boolean): void {
  const idle = ownerSells
    ? { requisites: requisites.length > 0, payment_credential_id: credentialId !== undefined }
    : { payer_name: payerName !== undefined }
  for (const [field, isSaid] of Object.entries(idle))
    if (isSaid) throw new RequestRefused(refuse('not_applicable', field))
}

/** Where an opener who sells is paid. */
const linesOfOpener = (tx: Tx, parts: TradeParts, opening: Opening, { fiat, method }: Offer) =>
  chosenLines(tx, parts.requisites, {
    userId: opening.opener.userId,
    typed: opening.requisites,
    credentialId: opening.credentialId,
    fiat,
    methodCode: method.code,
  })

/** The adverts that show the seller's coins, after the trade has taken from the stock of the one that is opened. */
async function behindOffer(
  tx: Tx,
  { desk }: TradeParts,
  offer: Offer,
  { opener, at }: Opening,
): Promise<AdvertsBehind> {
  const { advertId, fiatAmount, fiat, owner } = offer
  const taken = offer.tracksStock
    ? await desk.stockMoved(tx, { advertId, fiatAmount: decimalOf(fiatAmount, fiat), at })
    : undefined
  if (sideOfOwner[offer.advertType] === 'buyer')
    return { shown: await desk.lockShown(tx, opener.userId, offer.coin) }
  return { shown: offer.shown.map(advert => (advert.id === taken?.id ? taken : advert)), owner }
}

/** Who opens, when, and what is known of how they pay. */
type Opener = Pick<Opening, 'opener' | 'at' | 'requisites' | 'payerName'>

/** What a trade's row takes of an offer; of a trader's offer to swap, `fiat` is the coin that is paid with. */
export type FixedTerms = Omit<
  Offer,
  | 'fiat'
  | 'method'
  | 'ownerIsBeginner'
  | 'openerIsBeginner'
  | 'owner'
  | 'tracksStock'
  | 'shown'
  | 'requisites'
> & { readonly fiat: AssetCode; readonly method: Pick<PaymentMethod, 'code' | 'speed'> }

/** Writes a new trade, and takes the seller's coins to escrow. */
export async function writeOpening(
  tx: Tx,
  parts: TradeParts,
  opening: Opener,
  offer: FixedTerms,
  behind: AdvertsBehind,
): Promise<TradeRow> {
  const { opener, at } = opening
  const parties = partiesOf(offer.advertType, offer.ownerId, opener.userId)
  const actor = { kind: 'person', userId: opener.userId, duty: 'user' } as const
  // Two trades may draw the same number; the unique key decides, and it is drawn again.
  for (let attempt = 0; attempt < 5; attempt++) {
    const { trade, effects } = begin(parts, parties, offer, { at, isGiven: opening.requisites.length > 0 })
    const kept = {
      requisites: parts.requisites.seal(opening.requisites, `trade:${trade.id}`),
      requisite_digests: digestsOfTrade(parts.requisites, trade, opening.requisites),
    }
    const row = rowOf(trade, kept, opening, offer)
    const done = { row, trade, action: 'open', actor, effects, at } as const
    if (await carryOut(tx, parts, done, { before: null, columns: row, ...behind })) return row
  }
  throw new Error('No free number for a trade was drawn')
}

/** A new trade as it is stored, with what is fixed at its opening. */
function rowOf(
  trade: Trade,
  kept: Pick<TradeRow, 'requisites' | 'requisite_digests'>,
  { at, payerName }: Opener,
  offer: FixedTerms,
): TradeRow {
  const side = sideOfOwner[offer.advertType]
  const { fee } = coinsOfTrade(units(offer.amount), offer.feePercent, side)
  return {
    ...(columnsOf(trade) as Required<ReturnType<typeof columnsOf>>),
    id: trade.id,
    advert_id: offer.advertId,
    advert_type: offer.advertType,
    owner_id: trade.ownerId,
    contractor_id: trade.contractorId,
    seller_id: trade.sellerId,
    buyer_id: trade.buyerId,
    coin: offer.coin,
    fiat: offer.fiat,
    amount: String(offer.amount),
    fiat_amount: String(offer.fiatAmount),
    fee: String(fee),
    price: offer.price,
    market_rate: offer.marketRate,
    usd_value: offer.usdValue,
    method_code: offer.method.code,
    payment_speed: offer.method.speed,
    bank_name: offer.bankName,
    ...kept,
    terms: offer.terms,
    escrow_minutes: offer.escrowMinutes,
    opened_at: at,
    payer_name: side === 'seller' ? payerName?.trim() || null : null,
    dispute_statement: null,
    ruling_reason: null,
    ruled_by: null,
    claimed_at: null,
    updated_at: at,
    version: 0,
  }
}

function begin(
  parts: TradeParts,
  parties: ReturnType<typeof partiesOf>,
  offer: FixedTerms,
  { at, isGiven }: { readonly at: Date; readonly isGiven: boolean },
): { trade: Trade; effects: Effects } {
  const terms: TradeTerms = {
    ...parties,
    id: newTradeId(parts.random),
    escrowMinutes: offer.escrowMinutes,
    paymentSpeed: offer.method.speed,
  }
  const opened = openTrade(terms, at, isGiven ? at : null)
  if (!opened.ok) throw new RequestRefused(opened.refusal)
  return opened
}
