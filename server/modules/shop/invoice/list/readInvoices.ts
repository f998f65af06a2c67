import type { Connection } from '../../../../database/database.ts'
import { parseInvoiceId, type InvoiceId, type UserId } from '../../../../domain/identifier/identifier.ts'
import {
  invoiceStatuses,
  movedBy,
  type InvoiceStatus,
  type ShownStatus,
} from '../../../../domain/invoice/machine.ts'
import { refuse } from '../../../../domain/refusal/refusal.ts'
import { RequestRefused } from '../../../../kernel/refusal.ts'
import { ownStore } from '../../store/findStore.ts'
import type { StoreRow } from '../../store/tables.ts'
import { money } from '../../../../domain/reference/decimalOf.ts'
import { dayStart } from '../../../../domain/time/dayStart.ts'
import { isTaking, shownStatus } from '../payer/present.ts'
import { searchOf } from '../words.ts'

/** What a list of invoices is narrowed by. */
export interface InvoiceQuery {
  readonly account_id: string
  readonly statuses?: readonly ShownStatus[]
  readonly held?: boolean
  readonly search?: string
  readonly from?: string
  readonly to?: string
}

/** The same, read: the store is the caller’s. */
export interface InvoiceFilter {
  readonly store: StoreRow
  readonly statuses: readonly InvoiceStatus[] | null
  readonly held: boolean | undefined
  readonly search: string | null
  /** Those that a transaction pays, where it was searched for one. */
  readonly ids: readonly InvoiceId[] | null
  /** The shop’s own name for it. */
  readonly reference: string | null
  readonly from: Date | null
  /** Null where every day is before it, too. */
  readonly until: Date | null
}

/** Nothing is made after the last year that a date names. */
const lastMoment = new Date('9999-12-31T23:59:59Z')

/** Reads a filter. Refuses at the field what means nothing. */
export async function readFilter(
  db: Connection,
  ownerId: UserId,
  query: InvoiceQuery,
  timeZone: string,
): Promise<InvoiceFilter> {
  const store = await ownStore(db, ownerId, query.account_id)
  const search = query.search === undefined ? null : searchOf(store.number, query.search)
  if (query.search !== undefined && search === null)
    throw new RequestRefused(refuse('invalid_choice', 'search'))
  return {
    store,
    statuses: query.statuses === undefined ? null : storedStatuses(store, query.statuses),
    held: query.held,
    search,
    ids: await paidBy(db, query.search),
    reference: null,
    from: query.from === undefined ? null : (dayStart(timeZone, query.from) ?? lastMoment),
    until: query.to === undefined ? null : (dayStart(timeZone, query.to, 1) ?? null),
  }
}

/** No other word that is searched for is as long as the id of a transaction. */
const txidLength = 32

/** The invoices that a transaction pays; null for what is no transaction of any. */
async function paidBy(db: Connection, search: string | undefined): Promise<InvoiceId[] | null> {
  const txid = search?.trim() ?? ''
  if (txid.length < txidLength) return null
  const rows = await db
    .selectFrom('deposit')
    .select('invoice_id')
    .where('txid', 'in', [txid, txid.toLowerCase()])
    .where('invoice_id', 'is not', null)
    .execute()
  return rows.length === 0 ? null : rows.flatMap(({ invoice_id: id }) => id ?? [])
}

/** All of a store. */
export const everyInvoice = (store: StoreRow): InvoiceFilter => ({
  store,
  statuses: null,
  held: undefined,
  search: null,
  ids: null,
  reference: null,
  from: null,
  until: null,
})

/** Whoever asks for what is shown as unknown means what waits, of a store that takes nothing; and then nothing else waits. */
function storedStatuses(store: StoreRow, shown: readonly ShownStatus[]): readonly InvoiceStatus[] {
  return invoiceStatuses.filter(status => shown.includes(shownStatus({ status }, store)))
}

/** Reads where a page begins. */
export function readInvoiceBefore(text: string | undefined): InvoiceId | undefined {
  if (text === undefined) return undefined
  const id = parseInvoiceId(text)
  if (!id) throw new RequestRefused(refuse('invalid_choice', 'before'))
  return id
}

/** The totals of a store, by status and by what is asked for. */
export async function totalsOf(db: Connection, store: StoreRow) {
  const rows = await db
    .selectFrom('invoice_total')
    .select(['status', 'asset', 'count', 'amount'])
    .where('store_id', '=', store.id)
    .where('count', '>', 0n)
    .orderBy('status')
    .orderBy('asset')
    .execute()
  const totals = new Map<string, { status: ShownStatus; asset: string; count: bigint; amount: bigint }>()
  for (const { status, asset, count, amount } of rows) {
    const shown = isTaking(store) || movedBy(status, 'see') === null ? status : 'unknown'
    const known = totals.get(`${shown} ${asset}`) ?? { status: shown, asset, count: 0n, amount: 0n }
    totals.set(`${shown} ${asset}`, {
      ...known,
      count: known.count + count,
      amount: known.amount + BigInt(amount),
    })
  }
  return [...totals.values()].map(({ status, asset, count, amount }) => ({
    status,
    count: Number(count),
    amount: money(amount, asset),
  }))
}
