import type { Tx } from '../../../../database/database.ts'
import { refuse, type Refusal } from '../../../../domain/refusal/refusal.ts'
import type { Effects } from '../../../../domain/trade/applyAction.ts'
import type { AdvertType } from '../../../../domain/trade/party.ts'
import { RequestRefused } from '../../../../kernel/refusal.ts'
import type { Journal } from '../../../../ledger/ledger.ts'
import { escrowSplit, tradeJournals, type FeeShare } from '../../../../ledger/postings.ts'
import type { PostOutcome } from '../../../../ledger/outcome.ts'
import { settlementJournal } from '../../../../ledger/swap.ts'
import { payoutAccount } from '../../../../ledger/payout.ts'
import { addToPayout } from '../../payout/payoutRows.ts'
import { payOutSoon } from '../../payout/payoutJob.ts'
import type { AdvertsBehind } from './advertsBehind.ts'
import { tellOfDisputes } from '../../dispute/tellStaff.ts'
import type { TradeRow } from '../../record/tradeMapping.ts'
import { decimalOf } from '../../../../domain/reference/decimalOf.ts'
import { moneyOf } from '../../record/tradeMoney.ts'
import type { Done, TradeParts } from '../parts.ts'
import { tellTradingAfter } from '../../record/tellTrading.ts'
import { notesOf, noticesOf, tellParties } from './tellParties.ts'
import { writeAction, type RowChange } from './writeAction.ts'

/**
 * Writes an action with everything that follows from it, in its transaction: coins, figures, deadlines, conversation,
 * notifications, events. Throws the refusal when the coins to be locked are not there.
 * @returns false, and nothing has happened, when the number of a new trade is taken
 */
export async function carryOut(
  tx: Tx,
  parts: TradeParts,
  done: Done,
  change: RowChange & AdvertsBehind & { readonly buyerIsGuest?: boolean },
): Promise<boolean> {
  const { row, trade, effects, at } = done
  const { before, columns, shown, owner } = change
  const isToGuest = effects.posts === 'release' && change.buyerIsGuest === true
  const notes = notesOf(parts.random, done)
  const notices = noticesOf(parts.random, done)
  // Who brought its sides shares the fee, in the journal that posts it.
  const shared = effects.posts !== null && paysFee[effects.posts] ? await parts.shareFee(tx, row, at) : null
  const shares = shared?.shares ?? []
  const journal = effects.posts === null ? null : journalOf(effects.posts, row, at, { isToGuest, shares })
  const written = await writeAction(tx, { before, columns, row, trade, journal, notes, notices, at })
  if (written === 'number_taken') return false
  if (written.posted !== null) settled(written.posted, done)
  await shared?.keep()
  if (isToGuest) {
    await addToPayout(tx, guestOf(row), escrowSplit(moneyOf(row)).toBuyer)
    await payOutSoon(tx, row.id, at)
  }
  const { news, isFirst } = written
  // What the owner had when it was read is not what is left after the posting.
  const left = () => decimalOf(news.seller.held.available, row.coin)
  await parts.desk.balanceMoved(tx, shown, at, owner && { ...owner, available: left })
  // Adverts are sandboxed until their owner has completed a trade.
  if (isFirst) await parts.desk.standingGained(tx, [row.buyer_id, row.seller_id].toSorted(), at)
  tellParties(tx, done, { notes, notices, news })
  await parts.followTrade(tx, row, at)
  await tellTradingAfter(tx, row, isFirst, at)
  // A dispute has begun, or ended in whatever way: a ruling, a release, a concession.
  if (row.disputed_at !== null) await tellOfDisputes(tx, row)
  return true
}

type Posts = NonNullable<Effects['posts']>

/** What of it takes the fee. */
const paysFee: Readonly<Record<Posts, boolean>> = {
  lock: false,
  return: false,
  release: true,
  settleSwap: true,
}

function journalOf(
  posts: Posts,
  row: TradeRow,
  at: Date,
  { isToGuest, shares }: { readonly isToGuest: boolean; readonly shares: readonly FeeShare[] },
): Journal {
  const money = moneyOf(row)
  if (posts === 'settleSwap') return settlementJournal(money, takenOf(row), at, shares)
  if (posts !== 'release') return tradeJournals[posts](money, at)
  return tradeJournals.release(
    money,
    at,
    isToGuest ? payoutAccount(guestOf(row), row.coin) : undefined,
    shares,
  )
}

/** What the buyer of a swap gives for it. */
const takenOf = ({ fiat, fiat_amount: amount }: TradeRow) => ({ asset: fiat, amount: BigInt(amount) })

const guestOf = (row: TradeRow) => ({ tradeId: row.id, userId: row.buyer_id })

/** Why coins that should go to escrow are not there: the seller of a sale is its owner, of a purchase who opens it. */
const lackAtOpening: Record<AdvertType, Refusal> = {
  'Ad::Sell': refuse('advert_disabled'),
  'Ad::Buy': refuse('insufficient_funds', 'amount'),
  'Ad::Swap': refuse('swap_offer_gone'),
}

/**
 * A lack of coins can be refused only where they are locked, and where the buyer of a swap gives theirs. Else the machine has
 * decided that the escrow is there.
 */
function settled({ outcome }: PostOutcome, { row, effects }: Done): void {
  if (outcome === 'posted') return
  if (outcome === 'insufficient_funds' && effects.posts === 'lock')
    throw new RequestRefused(lackAtOpening[row.advert_type])
  if (outcome === 'insufficient_funds' && effects.posts === 'settleSwap')
    throw new RequestRefused(refuse('insufficient_funds', 'amount'))
  throw new Error(`Trade ${row.id}: the ledger says ${outcome}`)
}
