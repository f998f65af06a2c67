import { sql } from 'kysely'
import type { Connection } from '../../../../database/database.ts'
import { firstInvoiceIdAt, type InvoiceId } from '../../../../domain/identifier/identifier.ts'
import type { CoinCode } from '../../../../domain/reference/coin.ts'
import { invoiceColumns } from '../findInvoice.ts'
import type { InvoiceFilter } from './readInvoices.ts'
import type { InvoiceRow } from '../tables.ts'

/** A row of a list, with the coin of its last price. */
export type ListedInvoice = InvoiceRow & { readonly coin: CoinCode | null }

interface Page {
  readonly before?: InvoiceId | undefined
  readonly limit: number
}

/** Invoices of a filter, newest first, older than `before`. */
export async function listInvoices(
  db: Connection,
  filter: InvoiceFilter,
  page: Page,
): Promise<ListedInvoice[]> {
  const ids = await idsOf(db, filter, page)
  return db
    .selectFrom('invoice')
    .select(invoiceColumns)
    .select(
      sql<CoinCode | null>`(select coin from invoice_place p where p.invoice_id = invoice.id order by number desc limit 1)`.as(
        'coin',
      ),
    )
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .orderBy('id', 'desc')
    .execute()
}

/** So many of the newest are looked through for words, before the index of all words is asked. */
const newest = 20_000

/**
 * Words that are common are found among the newest; those that are not there are rare enough that the index of words has few. Which
 * it is the database does not know: left to itself, it reads a million rows for either.
 */
async function idsOf(db: Connection, filter: InvoiceFilter, page: Page): Promise<InvoiceId[]> {
  const { search, ids } = filter
  const idOf = ({ id }: { readonly id: InvoiceId }) => id
  const newestFirst = inFilter(db, filter, page).orderBy('invoice.id', 'desc')
  if (search === null || ids !== null)
    return (await newestFirst.select('id').limit(page.limit).execute()).map(idOf)
  const says = sql<boolean>`words @@ ${search}::tsquery`
  const recent = await db
    .selectFrom(newestFirst.select(['id', 'words']).limit(newest).as('recent'))
    .select('id')
    .where(says)
    .orderBy('id', 'desc')
    .limit(page.limit)
    .execute()
  if (recent.length === page.limit) return recent.map(idOf)
  const found = await newestFirst
    .select('id')
    .where(
      sql<boolean>`id in (with said as materialized (select id from invoice where ${says}) select id from said)`,
    )
    .limit(page.limit)
    .execute()
  return found.map(idOf)
}

/** Ids begin with the time: days bound them, so that nothing is read that lies before or after. */
function inFilter(db: Connection, filter: InvoiceFilter, { before }: Page) {
  const { store, statuses, held, ids, reference, from, until } = filter
  return db
    .selectFrom('invoice')
    .where('store_id', '=', store.id)
    .$if(statuses !== null, query =>
      query.where(sql<boolean>`status = any(${[...(statuses ?? [])]}::text[])`),
    )
    .$if(held !== undefined, query => query.where('held', '=', held ?? false))
    .$if(ids !== null, query => query.where(sql<boolean>`id = any(${[...(ids ?? [])]}::uuid[])`))
    .$if(reference !== null, query => query.where('reference', '=', reference))
    .$if(from !== null, query => query.where('id', '>=', firstInvoiceIdAt(from ?? new Date(0))))
    .$if(until !== null, query => query.where('id', '<', firstInvoiceIdAt(until ?? new Date(0))))
    .$if(before !== undefined, query => query.where('id', '<', before ?? ('' as InvoiceId)))
}
