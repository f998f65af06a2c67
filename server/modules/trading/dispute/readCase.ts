import { sql } from 'kysely'
import type { Static } from 'typebox'
import type { Connection } from '../../../database/database.ts'
import type { UserId } from '../../../domain/identifier/identifier.ts'
import { cancelledPercent } from '../../../domain/reputation/reputation.ts'
import { risksOf } from '../../../domain/reputation/risk.ts'
import { groupOf } from '../../../domain/trade/status.ts'
import { historyOf } from '../../people/profile/readBetween.ts'
import { takesReversible } from '../../people/profile/openOffers.ts'
import { shownOf } from '../../people/profile/present.ts'
import { riskRecord } from '../../people/profile/riskRecord.ts'
import { readTraders, type KnownTrader } from '../../people/profile/traders.ts'
import type { TradeRow } from '../record/tradeMapping.ts'
import { decimalOf } from '../../../domain/reference/decimalOf.ts'
import { volumeOf } from '../record/traderRecord.ts'
import type { Side } from '../../../domain/trade/party.ts'
import { opinionsOf } from '../ruling/opinions.ts'
import { caseFiles } from './caseFiles.ts'
import { readAdvice, rulingsOf } from './caseAdvice.ts'
import { recordOfDisputes } from './disputeRecord.ts'
import type { disputeOperations } from './schema.ts'

/** What an arbiter reads of both sides. */
export type CaseView = Static<(typeof disputeOperations)['disputeCase']['reply']>
type CaseSide = CaseView['buyer']
type CaseTrade = CaseSide['trades'][number]

/** So many of the latest trades tell what somebody is used to. */
const tradesShown = 10

/** Both sides of a trade side by side, as its arbiter reads them. */
export async function readCase(
  db: Connection,
  trade: TradeRow,
  viewerId: UserId,
  at: Date,
): Promise<CaseView> {
  const traders = await readTraders(db, [trade.buyer_id, trade.seller_id])
  const between = await historyOf(db, trade.buyer_id, trade.seller_id)
  const filesOf = await caseFiles(db, trade.id)
  const side = async (userId: UserId, name: Side): Promise<CaseSide> => ({
    ...(await readSide(db, trade, known(traders.get(userId)), userId, between.completed, at)),
    files: filesOf(name),
  })
  const { questions, alike } = await readAdvice(db, trade)
  return {
    trade_id: trade.id,
    buyer: await side(trade.buyer_id, 'buyer'),
    seller: await side(trade.seller_id, 'seller'),
    between,
    together: await latestTrades(db, trade, trade.buyer_id, trade.seller_id),
    questions,
    alike,
    opinions: await opinionsOf(db, trade.id, viewerId),
  }
}

function known(trader: KnownTrader | undefined): KnownTrader {
  if (!trader) throw new Error('The trader of a trade does not exist')
  return trader
}

async function readSide(
  db: Connection,
  trade: TradeRow,
  trader: KnownTrader,
  userId: UserId,
  tradesTogether: number,
  at: Date,
): Promise<Omit<CaseSide, 'files'>> {
  const person = await db
    .selectFrom('app_user')
    .selectAll()
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  const { record } = trader
  return {
    trader: trader.view,
    legal_name: person.identity_verified_at === null ? null : person.legal_name,
    ...shownOf(person),
    feedback_counts: record.said,
    counterparties_count: record.counterparties,
    cancelled_percent: cancelledPercent({
      completed: record.completedTrades,
      cancelled: record.cancelledTrades,
    }),
    volume_usd: await volumeOf(db, userId, at),
    risks: [
      ...risksOf({
        ...riskRecord(trader, at),
        takesReversible: await takesReversible(db, userId),
        tradesWithViewer: tradesTogether,
      }),
    ],
    record: await recordOfDisputes(db, userId, trade.id),
    trades: await latestTrades(db, trade, userId, null),
    rulings: await rulingsOf(db, trade.id, userId),
  }
}

interface CaseTradeRow {
  readonly id: string
  readonly is_buyer: boolean
  readonly status: TradeRow['status']
  readonly partner_name: string
  readonly amount: string
  readonly coin: string
  readonly fiat_amount: string
  readonly fiat: string
  readonly was_disputed: boolean
  readonly opened_at: Date
  readonly finished_at: Date | null
}

/** The latest trades of somebody, with a partner or with anybody, but the one that is looked at. */
async function latestTrades(
  db: Connection,
  trade: TradeRow,
  userId: UserId,
  partnerId: UserId | null,
): Promise<CaseTrade[]> {
  // Each side by its own index, then the latest of both.
  const { rows } = await sql<CaseTradeRow>`
    select t.id, t.buyer_id = ${userId} as is_buyer, t.status, u.user_name as partner_name, t.amount::text as amount, t.coin,
      t.fiat_amount::text as fiat_amount, t.fiat, t.disputed_at is not null or t.claimed_at is not null as was_disputed,
      t.opened_at, t.finished_at
    from (
      (select * from trade where buyer_id = ${userId} and id <> ${trade.id}
        and (${partnerId}::uuid is null or seller_id = ${partnerId}::uuid) order by updated_at desc limit ${tradesShown})
      union all
      (select * from trade where seller_id = ${userId} and id <> ${trade.id}
        and (${partnerId}::uuid is null or buyer_id = ${partnerId}::uuid) order by updated_at desc limit ${tradesShown})
    ) t join app_user u on u.id = case when t.buyer_id = ${userId} then t.seller_id else t.buyer_id end
    order by t.updated_at desc, t.id limit ${tradesShown}`.execute(db)
  return rows.map(row => ({
    trade_id: row.id,
    side: row.is_buyer ? 'buyer' : 'seller',
    status: row.status,
    group: groupOf[row.status],
    partner_name: row.partner_name,
    amount: decimalOf(BigInt(row.amount), row.coin),
    crypto_currency_code: row.coin,
    fiat_amount: decimalOf(BigInt(row.fiat_amount), row.fiat),
    currency_code: row.fiat,
    was_disputed: row.was_disputed,
    opened_at: row.opened_at.toISOString(),
    finished_at: row.finished_at?.toISOString() ?? null,
  }))
}
