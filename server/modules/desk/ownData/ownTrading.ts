import type { Connection } from '../../../database/database.ts'
import type { UserId } from '../../../domain/identifier/identifier.ts'
import { decimalOf } from '../../../domain/reference/decimalOf.ts'

/** What somebody offered, traded, said and thought of others. What their partners wrote is their partners’. */
export async function ownTrading(db: Connection, id: UserId) {
  const trades = await db
    .selectFrom('trade')
    .innerJoin('app_user as buyer', 'buyer.id', 'trade.buyer_id')
    .innerJoin('app_user as seller', 'seller.id', 'trade.seller_id')
    .select([
      'trade.id',
      'trade.buyer_id',
      'trade.status',
      'trade.coin',
      'trade.amount',
      'trade.fiat',
      'trade.fiat_amount',
      'trade.method_code',
      'trade.opened_at',
      'trade.paid_at',
      'trade.finished_at',
      'trade.payer_name',
      'buyer.user_name as buyer_name',
      'seller.user_name as seller_name',
    ])
    .where(eb => eb.or([eb('trade.buyer_id', '=', id), eb('trade.seller_id', '=', id)]))
    .orderBy('trade.opened_at')
    .execute()
  return {
    adverts: await db
      .selectFrom('advert')
      .select(['id', 'type', 'status', 'coin', 'fiat', 'terms', 'promo_text', 'created_at', 'updated_at'])
      .where('owner_id', '=', id)
      .orderBy('id')
      .execute(),
    trades: trades.map(row => {
      const isBuyer = row.buyer_id === id
      return {
        id: row.id,
        side: isBuyer ? 'buyer' : 'seller',
        status: row.status,
        coin: row.coin,
        amount: decimalOf(BigInt(row.amount), row.coin),
        fiat: row.fiat,
        fiat_amount: decimalOf(BigInt(row.fiat_amount), row.fiat),
        method: row.method_code,
        partner: isBuyer ? row.seller_name : row.buyer_name,
        paid_as: isBuyer ? row.payer_name : null,
        opened_at: row.opened_at,
        paid_at: row.paid_at,
        finished_at: row.finished_at,
      }
    }),
    messages: await db
      .selectFrom('trade_message')
      .select(['trade_id', 'text', 'attachment_id as file', 'created_at as at'])
      .where('author_id', '=', id)
      .orderBy('id')
      .execute(),
    claims: await db
      .selectFrom('claim')
      .select(['trade_id', 'statement', 'status', 'filed_at'])
      .where('buyer_id', '=', id)
      .execute(),
    feedback_written: await db
      .selectFrom('feedback')
      .select(['trade_id', 'grade', 'text', 'created_at', 'edited_at'])
      .where('author_id', '=', id)
      .orderBy('id')
      .execute(),
    saved_searches: await db
      .selectFrom('saved_search')
      .select(['name', 'advert_type', 'coin', 'fiat', 'created_at'])
      .where('user_id', '=', id)
      .execute(),
    notes_on_trades: await db
      .selectFrom('trade_memo')
      .select(['trade_id', 'text', 'updated_at'])
      .where('user_id', '=', id)
      .execute(),
  }
}
