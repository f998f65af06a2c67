import type { Connection } from '../../../database/database.ts'
import type { UserId } from '../../../domain/identifier/identifier.ts'
import { isCoinCode } from '../../../domain/reference/coin.ts'
import { findTimeZone } from '../../../domain/reference/timeZone.ts'
import { refuse } from '../../../domain/refusal/refusal.ts'
import {
  directionOf,
  transactionTypes,
  transactionTypeTable,
  type TransactionCategory,
  type TransactionDirection,
  type TransactionType,
} from '../../../domain/wallet/transactionType.ts'
import { RequestRefused } from '../../../kernel/refusal.ts'
import { placesOf, type MovementFilter, type MovementKind } from '../../../ledger/movements.ts'
import { idsOfTxid } from './findByTxid.ts'
import { dayStart } from '../../../domain/time/dayStart.ts'

/** What a caller narrows their movements by. */
export interface MovementQuery {
  readonly asset?: string
  readonly types?: readonly TransactionType[]
  readonly categories?: readonly TransactionCategory[]
  /** One more of the categories. */
  readonly category?: TransactionCategory
  readonly direction?: TransactionDirection
  readonly address_or_txid?: string
  /** One day, in place of the first and the last. */
  readonly date?: string
  readonly from?: string
  readonly to?: string
}

/** The same with what is said by it: in the ledger, and of what has not come there yet. */
export interface ReadFilter extends MovementFilter {
  /** The beginning of an address or of a transaction's id, in lower case. */
  readonly text: string | null
}

/** So many addresses and transactions may begin with a text; more say that it is too short to find anything by. */
const mostFound = 50

/** Reads a caller's filter. Refuses at the field what means nothing. */
export async function readFilter(
  db: Connection,
  userId: UserId,
  query: MovementQuery,
  timeZone: string,
): Promise<ReadFilter> {
  const { asset } = query
  const { from, to } = daysOf(query)
  if (asset !== undefined && !isCoinCode(asset)) throw new RequestRefused(refuse('invalid_choice', 'asset'))
  const kinds = kindsOf(query)
  const begins = from === undefined ? undefined : dayStart(timeZone, from)
  const until = to === undefined ? undefined : dayStart(timeZone, to, 1)
  const text = query.address_or_txid?.trim().toLowerCase() ?? null
  return {
    text,
    ...(asset === undefined ? {} : { asset }),
    ...(kinds === undefined ? {} : { kinds }),
    ...(begins === undefined ? {} : { from: begins }),
    ...(until === undefined ? {} : { until }),
    ...(text === null ? {} : { of: await found(db, userId, text) }),
  }
}

/** The time zone of a spreadsheet: as it is asked for, else that of the user. */
export function zoneOf(asked: string | undefined, own: string): string {
  if (asked === undefined) return own
  if (!findTimeZone(asked)) throw new RequestRefused(refuse('invalid_choice', 'time_zone'))
  return asked
}

/** The first day and the last: one day is both. Refuses one day beside a range. */
export function daysOf({ date, from, to }: MovementQuery): Pick<MovementQuery, 'from' | 'to'> {
  if (date === undefined)
    return { ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) }
  if (from !== undefined || to !== undefined) throw new RequestRefused(refuse('not_applicable', 'date'))
  return { from: date, to: date }
}

/** What was chosen of a list; nothing chosen is no narrowing. */
const chosen = <T>(list: readonly T[] = []): readonly T[] | undefined =>
  list.length === 0 ? undefined : list

/** The kinds that are asked for; undefined for all. */
function kindsOf(query: MovementQuery): readonly MovementKind[] | undefined {
  const { direction, category } = query
  const types = chosen(query.types)
  const categories = chosen([...(query.categories ?? []), ...(category === undefined ? [] : [category])])
  if (types === undefined && categories === undefined && direction === undefined) return undefined
  return transactionTypes
    .filter(type => types?.includes(type) ?? true)
    .filter(type => categories?.includes(transactionTypeTable[type].category) ?? true)
    .flatMap(type => [true, false].map(isIn => ({ type, isIn })))
    .filter(({ type, isIn }) => direction === undefined || directionOf(type, isIn) === direction)
}

/** What begins with a text; an address that is written out is meant alone. */
async function found(db: Connection, userId: UserId, text: string) {
  const [places, ids] = await Promise.all([
    placesOf(db, userId, text, mostFound + 1),
    idsOfTxid(db, userId, text, mostFound + 1),
  ])
  if (places.includes(text)) return { places: [text], ids }
  if (places.length + ids.length > mostFound)
    throw new RequestRefused(refuse('too_many_found', 'address_or_txid'))
  return { places, ids }
}
