import { sql, type RawBuilder } from 'kysely'
import type { Connection } from '../database/database.ts'
import { transactionTypes } from '../domain/wallet/transactionType.ts'

/** One movement of what is available to a customer. */
export interface Movement {
  readonly id: bigint
  readonly asset: string
  /** Minor units; negative left the customer. */
  readonly amount: bigint
  readonly balanceAfter: bigint
  readonly type: string
  readonly kind: string
  readonly tradeId: string | null
  readonly meta: Readonly<Record<string, unknown>> | null
  readonly at: Date
  /** Its place in the list: where the next page begins. */
  readonly cursor: MovementCursor
}

/** Lists are in the order of time, and of ids within a moment. The time is PostgreSQL's text, to the microsecond. */
export interface MovementCursor {
  readonly at: string
  readonly id: bigint
}

/** A kind of movement: its type, and whether it came in. */
export interface MovementKind {
  readonly type: string
  readonly isIn: boolean
}

/** What a list is narrowed to; what is absent narrows nothing. */
export interface MovementFilter {
  readonly asset?: string
  readonly kinds?: readonly MovementKind[]
  /** From this moment on, and before that one. */
  readonly from?: Date
  readonly until?: Date
  /** Of these addresses, or of deposits and withdrawals with these ids. */
  readonly of?: { readonly places: readonly string[]; readonly ids: readonly string[] }
}

/** Every kind that there is. */
const allKinds: readonly MovementKind[] = transactionTypes.flatMap(type => [
  { type, isIn: true },
  { type, isIn: false },
])

interface MovementRow extends Omit<Movement, 'amount' | 'balanceAfter' | 'cursor'> {
  readonly amount: string
  readonly balanceAfter: string
  readonly cursorAt: string
}

/**
 * A customer's movements, newest first.
 *
 * @param page.before The place of the last movement of the page before; absent for the first page.
 * @param page.limit How many at most.
 */
export async function movements(
  connection: Connection,
  ownerId: string,
  page: MovementFilter & { readonly before?: MovementCursor; readonly limit: number },
): Promise<Movement[]> {
  const { limit, asset = null, kinds, of } = page
  const finding = of ? ofSomething(of, kinds ?? allKinds) : kinds ? ofKinds(kinds) : ofAccount
  const { rows } = await sql<MovementRow>`
    with owned as materialized (
      select id from account where owner = ${ownerId} and kind = 'available' and (${asset}::text is null or asset = ${asset})
    ), found as materialized (
      ${finding(within(page), limit)} order by at desc, id desc limit ${limit}
    )
    select p.id, p.asset, p.amount, p.balance_after as "balanceAfter", p.type, j.kind, j.trade_id as "tradeId", p.meta, p.at,
      p.at::text as "cursorAt"
    from found join posting p on p.id = found.id join journal j on j.id = p.journal_id
    order by p.at desc, p.id desc`.execute(connection)
  const found = rows.map(({ amount, balanceAfter, cursorAt, ...row }) => ({
    ...row,
    amount: BigInt(amount),
    balanceAfter: BigInt(balanceAfter),
    cursor: { at: cursorAt, id: row.id },
  }))
  rows.length = 0
  return found
}

type Finding = (bounds: RawBuilder<unknown>, limit: number) => RawBuilder<unknown>

/** What a place in time allows, as a range of every index here. */
function within({ before, from, until }: MovementFilter & { readonly before?: MovementCursor }) {
  const after = from === undefined ? sql`` : sql`and p.at >= ${from}`
  const end = until === undefined ? sql`` : sql`and p.at < ${until}`
  const next =
    before === undefined ? sql`` : sql`and (p.at, p.id) < (${before.at}::timestamptz, ${before.id}::bigint)`
  return sql`p.type is not null ${after} ${end} ${next}`
}

// Each range of an index gives its newest; a sort over all postings of a busy trader would not scale.

const ofAccount: Finding = (bounds, limit) => sql`
  select p.at, p.id from owned cross join lateral (
    select p.at, p.id from posting p where p.account_id = owned.id and ${bounds}
    order by p.at desc, p.id desc limit ${limit}
  ) p`

const kindRows = (kinds: readonly MovementKind[]) =>
  sql`unnest(${kinds.map(({ type }) => type)}::text[], ${kinds.map(({ isIn }) => isIn)}::boolean[]) as kind (type, is_in)`

const ofKinds =
  (kinds: readonly MovementKind[]): Finding =>
  (bounds, limit) =>
    sql`
  select p.at, p.id from owned cross join ${kindRows(kinds)} cross join lateral (
    select p.at, p.id from posting p
    where p.account_id = owned.id and p.type = kind.type and (p.amount > 0) = kind.is_in and ${bounds}
    order by p.at desc, p.id desc limit ${limit}
  ) p`

/** What belongs to an id is few: it is taken whole. */
const ofSomething =
  ({ places, ids }: NonNullable<MovementFilter['of']>, kinds: readonly MovementKind[]): Finding =>
  (bounds, limit) =>
    sql`
  select at, id from (
    (select p.at, p.id from owned cross join unnest(${[...places]}::text[]) as wanted (name)
    cross join ${kindRows(kinds)} cross join lateral (
      select p.at, p.id from posting p
      where p.account_id = owned.id and p.place = wanted.name collate "C" and p.type = kind.type and (p.amount > 0) = kind.is_in
        and ${bounds}
      order by p.at desc, p.id desc limit ${limit}
    ) p)
    union
    select p.at, p.id from posting p
    where coalesce(p.meta->>'deposit', p.meta->>'withdrawal') = any(${[...ids]}::text[])
      and p.account_id in (select id from owned) and ${bounds}
      and (p.type, p.amount > 0) in (select type, is_in from ${kindRows(kinds)})
  ) either`

/** Where in its owner's list a movement stands; undefined when it is not theirs. */
export async function cursorOf(
  connection: Connection,
  ownerId: string,
  id: bigint,
): Promise<MovementCursor | undefined> {
  const { rows } = await sql<{ at: string }>`
    select p.at::text as at from posting p join account a on a.id = p.account_id
    where p.id = ${id} and p.type is not null and a.owner = ${ownerId} and a.kind = 'available'`.execute(
    connection,
  )
  const [row] = rows
  return row && { at: row.at, id }
}

/**
 * The addresses of a customer's movements that begin with a text in lower case, so many at most: each step reads the next one
 * from the index, however many movements it has.
 */
export async function placesOf(
  connection: Connection,
  ownerId: string,
  beginning: string,
  limit: number,
): Promise<string[]> {
  const last = beginning + lastCharacter
  const { rows } = await sql<{ place: string }>`
    select distinct place collate "C" as place from (
      select id from account where owner = ${ownerId} and kind = 'available'
    ) owned cross join lateral (
      with recursive step as (
        (select p.place from posting p where p.account_id = owned.id and p.place >= ${beginning} and p.place < ${last}
          order by p.place limit 1)
        union all
        select (select p.place from posting p where p.account_id = owned.id and p.place > step.place and p.place < ${last}
          order by p.place limit 1)
        from step where step.place is not null
      )
      select place from step where place is not null limit ${limit}
    ) found order by place limit ${limit}`.execute(connection)
  return rows.map(({ place }) => place)
}

/** Sorts after every other by its bytes. */
export const lastCharacter = '\u{10FFFF}'
