import type { Connection } from '../../../database/database.ts'
import type { UserId } from '../../../domain/identifier/identifier.ts'
import { groupOf } from '../../../domain/trade/status.ts'
import { product } from '../../../runtime/product.ts'
import { decimalOf } from '../../../domain/reference/decimalOf.ts'

/** One page of the trades between two people, the latest first, with what each said of the other. */
export async function tradesBetween(
  db: Connection,
  people: { readonly viewerId: UserId; readonly otherId: UserId },
  { page = 1, limit = product.paging.limitDefault }: { readonly page?: number; readonly limit?: number },
) {
  const { viewerId, otherId } = people
  const shared = db
    .selectFrom('trade')
    .where(eb =>
      eb.or([
        eb.and([eb('buyer_id', '=', viewerId), eb('seller_id', '=', otherId)]),
        eb.and([eb('buyer_id', '=', otherId), eb('seller_id', '=', viewerId)]),
      ]),
    )
  const cap = product.paging.countCap
  const { count } = await db
    .selectFrom(
      shared
        .select('id')
        .limit(cap + 1)
        .as('found'),
    )
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  const rows = await shared
    .selectAll()
    .orderBy('opened_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  const gradeOf = await readGrades(
    db,
    rows.map(row => row.id),
  )
  const total = Math.min(Number(count), cap)
  return {
    items: rows.map(row => ({
      trade_id: row.id,
      viewer_side: row.buyer_id === viewerId ? ('buyer' as const) : ('seller' as const),
      status: row.status,
      group: groupOf[row.status],
      amount: decimalOf(BigInt(row.amount), row.coin),
      crypto_currency_code: row.coin,
      fiat_amount: decimalOf(BigInt(row.fiat_amount), row.fiat),
      currency_code: row.fiat,
      opened_at: row.opened_at.toISOString(),
      finished_at: row.finished_at?.toISOString() ?? null,
      my_grade: gradeOf(row.id, viewerId),
      their_grade: gradeOf(row.id, otherId),
    })),
    page,
    pages: Math.ceil(total / limit),
    total,
    total_is_capped: Number(count) > cap,
  }
}

async function readGrades(db: Connection, tradeIds: readonly string[]) {
  const rows =
    tradeIds.length === 0
      ? []
      : await db
          .selectFrom('feedback')
          .select(['trade_id', 'author_id', 'grade'])
          .where('trade_id', 'in', tradeIds as never)
          .execute()
  const grades = new Map(rows.map(row => [`${row.trade_id}:${row.author_id}`, row.grade]))
  return (tradeId: string, authorId: UserId) => grades.get(`${tradeId}:${authorId}`) ?? null
}
