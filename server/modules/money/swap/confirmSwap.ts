import { sql } from 'kysely'
import type { Tx } from '../../../database/database.ts'
import type { SwapId, SwapQuoteId, UserId } from '../../../domain/identifier/identifier.ts'
import { parseSwapQuoteId } from '../../../domain/identifier/identifier.ts'
import type { TradeId } from '../../../domain/identifier/tradeId.ts'
import { refuse } from '../../../domain/refusal/refusal.ts'
import { isLocked } from '../../../domain/swap/rules.ts'
import type { SwapMoney } from '../../../domain/swap/price.ts'
import { RequestRefused } from '../../../kernel/refusal.ts'
import { openAccount, post } from '../../../ledger/ledger.ts'
import { available } from '../../../ledger/postings.ts'
import { swapJournal } from '../../../ledger/swap.ts'
import type { SignallingDatabase } from '../../../runtime/signalling.ts'
import { availableMoved } from '../wallet/availableMovedJob.ts'
import { tellBalance, tellMovement } from '../wallet/tellBalance.ts'
import { presentQuote } from './present.ts'
import { guardLiquidity, guardSwapping, makeQuote, moneyOfRow, type SwapDeskParts } from './quoteSwap.ts'
import type { SwapQuoteRow, SwapRow } from './tables.ts'

/**
 * Answers a tap that came too late with a new price: refuses `quote_expired`, with the new quote as `metadata.quote`. It is
 * made before the swap's own transaction, which a refusal undoes.
 */
export async function renewExpired(
  database: SignallingDatabase,
  parts: SwapDeskParts,
  userId: UserId,
  quoteId: string,
  at: Date,
): Promise<void> {
  const quote = await database.transaction(async tx => {
    const old = await lockQuote(tx, userId, quoteId)
    if (!old || isLocked(old.locked_until, at) || (await swapOf(tx, old))) return null
    const { given, got, from, to } = moneyOfRow(old)
    const asked = { side: old.side, amount: old.side === 'from' ? given : got }
    const made =
      old.offer_id === null
        ? await makeQuote(tx, parts, userId, { pair: { from, to }, ...asked }, at)
        : await parts.offers.quote(tx, userId, { offerId: old.offer_id, ...asked }, at)
    return presentQuote(tx, made)
  })
  if (quote) throw new RequestRefused(refuse('quote_expired'), { quote })
}

/** Swaps at a quote, once: who asks again for the same quote gets the same swap, whatever the key. */
export async function swapAt(
  tx: Tx,
  parts: SwapDeskParts,
  userId: UserId,
  quoteId: string,
  at: Date,
): Promise<SwapRow> {
  const quote = await lockQuote(tx, userId, quoteId)
  if (!quote) throw new RequestRefused(refuse('not_found', 'quote_id'))
  const done = await swapOf(tx, quote)
  if (done) return done
  if (!isLocked(quote.locked_until, at)) throw new RequestRefused(refuse('quote_expired'))
  await guardSwapping(tx, userId)
  const money = moneyOfRow(quote)
  if (quote.offer_id !== null) {
    const tradeId = await parts.offers.take(tx, { userId, offerId: quote.offer_id, money }, at)
    return insertSwap(tx, quote, money, tradeId, at)
  }
  // Of two swaps for the last of a coin, the second sees what the first took.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`swap: ${money.to}`}, 0))`.execute(tx)
  await guardLiquidity(tx, parts.rates(), money)
  const row = await insertSwap(tx, quote, money, null, at)
  await postSwap(tx, row, money, at)
  return row
}

const insertSwap = (
  tx: Tx,
  { side: _side, locked_at: _at, locked_until: _until, id, ...figures }: SwapQuoteRow,
  { given, gross, fee }: SwapMoney,
  tradeId: TradeId | null,
  at: Date,
): Promise<SwapRow> =>
  tx
    .insertInto('swap')
    .values({ ...figures, id: id as string as SwapId, given, gross, fee, trade_id: tradeId, created_at: at })
    .returningAll()
    .executeTakeFirstOrThrow()

/** Locked until the transaction ends: of two taps on the same quote the second finds the swap of the first. */
async function lockQuote(tx: Tx, userId: UserId, text: string): Promise<SwapQuoteRow | undefined> {
  const id: SwapQuoteId | undefined = parseSwapQuoteId(text)
  if (!id) return undefined
  return tx
    .selectFrom('swap_quote')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst()
}

const swapOf = (tx: Tx, { id }: SwapQuoteRow): Promise<SwapRow | undefined> =>
  tx
    .selectFrom('swap')
    .selectAll()
    .where('id', '=', id as string as SwapId)
    .executeTakeFirst()

async function postSwap(tx: Tx, row: SwapRow, money: SwapMoney, at: Date): Promise<void> {
  // The fee is taken from what comes in with it: the ledger weighs both against each other in an account that is there.
  await openAccount(tx, available(row.user_id, money.to))
  const posted = await post(tx, swapJournal(row.id, row.user_id, money, at))
  if (posted.outcome === 'insufficient_funds')
    throw new RequestRefused(refuse('insufficient_funds', 'amount'))
  if (posted.outcome !== 'posted') throw new Error(`Swap ${row.id}: the ledger says ${posted.outcome}`)
  const movements = await tx
    .selectFrom('posting')
    .innerJoin('account', 'account.id', 'posting.account_id')
    .select(['posting.id', 'posting.type', 'posting.amount', 'posting.asset'])
    .where('journal_id', '=', posted.journalId)
    .where('account.kind', '=', 'available')
    .orderBy('posting.id')
    .execute()
  for (const { id, type, amount, asset } of movements)
    tellMovement(tx, row.user_id, { id, type, amount: BigInt(amount), asset })
  await tellBalance(tx, row.user_id, money.from)
  await tellBalance(tx, row.user_id, money.to)
  await availableMoved(tx, row.user_id, at)
}
