import type { Tx } from '../../database/database.ts'
import { refuse } from '../../domain/refusal/refusal.ts'
import type { Effects } from '../../domain/trade/apply.ts'
import { sideOfOwner } from '../../domain/trade/party.ts'
import { RequestRefused } from '../../kernel/refusal.ts'
import type { Journal } from '../../ledger/ledger.ts'
import { escrowSplit, tradeJournals } from '../../ledger/postings.ts'
import type { PostOutcome } from '../../ledger/outcome.ts'
import { payoutAccount, payoutKept } from '../guest/payout.ts'
import { followTrade } from '../instantTrade/write.ts'
import type { AdvertsBehind } from './advertsBehind.ts'
import { tellOfDisputes } from './disputes.ts'
import type { TradeRow } from './mapping.ts'
import { decimalOf, moneyOf } from './money.ts'
import type { Done, TradeParts } from './ports.ts'
import { tellTradingAfter } from './tellTrading.ts'
import { notesOf, noticesOf, tellParties } from './telling.ts'
import { writeAction, type RowChange } from './write.ts'

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
  const journal = effects.posts === null ? null : journalOf(effects.posts, row, at, isToGuest)
  const written = await writeAction(tx, { before, columns, row, trade, journal, notes, notices, at })
  if (written === 'number_taken') return false
  if (written.posted !== null) settled(written.posted, done)
  if (isToGuest) await payoutKept(tx, guestOf(row), escrowSplit(moneyOf(row)).toBuyer)
  const { news, isFirst } = written
  // What the owner had when it was read is not what is left after the posting.
  const left = () => decimalOf(news.seller.held.available, row.coin)
  await parts.desk.balanceMoved(tx, shown, at, owner && { ...owner, available: left })
  // Adverts are sandboxed until their owner has completed a trade.
  if (isFirst) await parts.desk.standingGained(tx, [row.buyer_id, row.seller_id].toSorted(), at)
  tellParties(tx, done, { notes, notices, news })
  await followTrade(tx, row, at)
  await tellTradingAfter(tx, row, isFirst, at)
  // A dispute has begun, or ended in whatever way: a ruling, a release, a concession.
  if (row.disputed_at !== null) await tellOfDisputes(tx, row)
  return true
}

function journalOf(
  posts: NonNullable<Effects['posts']>,
  row: TradeRow,
  at: Date,
  isToGuest: boolean,
): Journal {
  if (posts === 'settleSwap') throw new Error(`Trade ${row.id}: swaps between traders are not settled here`)
  return tradeJournals[posts](moneyOf(row), at, isToGuest ? payoutAccount(guestOf(row), row.coin) : undefined)
}

const guestOf = (row: TradeRow) => ({ tradeId: row.id, userId: row.buyer_id })

/** A lack of coins can be refused only where they are locked. Afterwards the machine has decided that the escrow is there. */
function settled({ outcome }: PostOutcome, { row, effects }: Done): void {
  if (outcome === 'posted') return
  if (outcome === 'insufficient_funds' && effects.posts === 'lock')
    throw new RequestRefused(
      sideOfOwner[row.advert_type] === 'seller'
        ? refuse('advert_disabled')
        : refuse('insufficient_funds', 'amount'),
    )
  throw new Error(`Trade ${row.id}: the ledger says ${outcome}`)
}
