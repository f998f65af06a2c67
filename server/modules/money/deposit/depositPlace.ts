import { countRows } from '../../../database/countRows.ts'
import { sql } from 'kysely'
import type { Connection, Tx } from '../../../database/database.ts'
import { depositPlace } from '../../../domain/chain/depositPlace.ts'
import type { WatchKeys } from '../../../domain/chain/watchKeys.ts'
import { newDepositAddressId, type InvoiceId, type UserId } from '../../../domain/identifier/identifier.ts'
import type { Random } from '../../../domain/identifier/random.ts'
import { networks, type NetworkCode } from '../../../domain/reference/network.ts'
import { refuse, refuseWith } from '../../../domain/refusal/refusal.ts'
import { earlier } from '../../../domain/time/calendar.ts'
import { RequestRefused } from '../../../kernel/refusal.ts'
import { product } from '../../../runtime/product.ts'
import type { DepositAddressRow } from './tables.ts'

/** What addresses are made of. */
export interface PlaceParts {
  readonly random: Random
  readonly watchKeys: Readonly<Record<NetworkCode, WatchKeys>>
}

interface Asked {
  readonly userId: UserId
  readonly network: NetworkCode
  readonly at: Date
}

/** Where somebody receives on a network now; undefined until it was made. */
export const findPlace = (
  db: Connection,
  { userId, network }: Pick<Asked, 'userId' | 'network'>,
): Promise<DepositAddressRow | undefined> =>
  db
    .selectFrom('deposit_address')
    .selectAll()
    .where('user_id', '=', userId)
    .where('network', '=', network)
    .where('replaced_at', 'is', null)
    .executeTakeFirst()

/** Where somebody receives on a network: as it is, or made now. Two calls at once make one. */
export async function openPlace(tx: Tx, parts: PlaceParts, asked: Asked): Promise<DepositAddressRow> {
  const known = await findPlace(tx, asked)
  if (known) return known
  await holdNumbers(tx, asked.network)
  return (await findPlace(tx, asked)) ?? makePlace(tx, parts, ofUser(asked))
}

/** Where an invoice is paid on a network: as it is, or made now. The caller holds the invoice. */
export async function openInvoicePlace(
  tx: Tx,
  parts: PlaceParts,
  {
    invoiceId,
    network,
    at,
  }: { readonly invoiceId: InvoiceId; readonly network: NetworkCode; readonly at: Date },
): Promise<DepositAddressRow> {
  const known = await tx
    .selectFrom('deposit_address')
    .selectAll()
    .where('invoice_id', '=', invoiceId)
    .where('network', '=', network)
    .executeTakeFirst()
  if (known) return known
  await holdNumbers(tx, network)
  return makePlace(tx, parts, { whose: { user_id: null, invoice_id: invoiceId }, network, at })
}

/** A new address instead of the current one, which is watched on. */
export async function renewPlace(tx: Tx, parts: PlaceParts, asked: Asked): Promise<DepositAddressRow> {
  const { network, userId, at } = asked
  if (networks[network].needsMemo) throw new RequestRefused(refuse('address_fixed'))
  await holdNumbers(tx, network)
  const made = await madeToday(tx, asked)
  const limit = product.deposit.addressesPerDay
  if (made >= limit) throw new RequestRefused(refuseWith('address_limit_reached', { limit }))
  await tx
    .updateTable('deposit_address')
    .set({ replaced_at: at })
    .where('user_id', '=', userId)
    .where('network', '=', network)
    .where('replaced_at', 'is', null)
    .execute()
  return makePlace(tx, parts, ofUser(asked))
}

/** How many addresses somebody has made on a network in the last 24 hours. */
export function madeToday(db: Connection, { userId, network, at }: Asked): Promise<number> {
  return countRows(
    db
      .selectFrom('deposit_address')
      .where('user_id', '=', userId)
      .where('network', '=', network)
      .where('created_at', '>', earlier(at, { days: 1 })),
  )
}

/** Numbers of a network are given out one after another. */
const holdNumbers = (tx: Tx, network: NetworkCode) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`deposit address: ${network}`}, 0))`.execute(tx)

/** An address is somebody’s, or an invoice’s. */
interface Made {
  readonly whose: Pick<DepositAddressRow, 'user_id' | 'invoice_id'>
  readonly network: NetworkCode
  readonly at: Date
}

const ofUser = ({ userId, network, at }: Asked): Made => ({
  whose: { user_id: userId, invoice_id: null },
  network,
  at,
})

async function makePlace(
  tx: Tx,
  { random, watchKeys }: PlaceParts,
  { whose, network, at }: Made,
): Promise<DepositAddressRow> {
  const { last } = await tx
    .selectFrom('deposit_address')
    .select(({ fn }) => fn.max('derivation').as('last'))
    .where('network', '=', network)
    .executeTakeFirstOrThrow()
  // Numbers that were given out after the moment to which the database was set back are never given again.
  const restored = await tx
    .selectFrom('restored_network')
    .select('derivation_from')
    .where('network', '=', network)
    .executeTakeFirst()
  const free = last === null ? 0n : last + 1n
  const derivation = restored && restored.derivation_from > free ? restored.derivation_from : free
  return tx
    .insertInto('deposit_address')
    .values({
      id: newDepositAddressId(at, random),
      ...whose,
      network,
      derivation,
      ...depositPlace(network, watchKeys[network], derivation),
      created_at: at,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}
