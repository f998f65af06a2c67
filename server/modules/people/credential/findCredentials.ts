import type { Connection, Tx } from '../../../database/database.ts'
import { parseCredentialId, type CredentialId, type UserId } from '../../../domain/identifier/identifier.ts'
import { refuse } from '../../../domain/refusal/refusal.ts'
import { RequestRefused } from '../../../kernel/refusal.ts'
import type { CredentialRow } from './tables.ts'

/** Which of somebody's saved requisites. */
interface Wanted {
  readonly fiat?: string | undefined
  readonly methodCode?: string | undefined
}

/** Somebody's saved requisites, the last changed first. */
export const listCredentials = (
  db: Connection,
  userId: UserId,
  { fiat, methodCode }: Wanted,
): Promise<CredentialRow[]> =>
  db
    .selectFrom('payment_credential')
    .selectAll()
    .where('user_id', '=', userId)
    .$if(fiat !== undefined, rows => rows.where('fiat', '=', fiat ?? ''))
    .$if(methodCode !== undefined, rows => rows.where('method_code', '=', methodCode ?? ''))
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .execute()

/** Saved requisites of this owner; anybody else's are not there. */
export async function findOwn(
  db: Connection,
  idText: string,
  userId: UserId,
): Promise<CredentialRow | undefined> {
  const id = parseCredentialId(idText)
  if (!id) return undefined
  const own = db
    .selectFrom('payment_credential')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
  return own.executeTakeFirst()
}

/** As {@link findOwn}, locked until the transaction ends: no advert begins to use them meanwhile. */
export async function lockOwnCredential(tx: Tx, idText: string, userId: UserId): Promise<CredentialRow> {
  const id = parseCredentialId(idText)
  const row =
    id &&
    (await tx
      .selectFrom('payment_credential')
      .selectAll()
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .forUpdate()
      .executeTakeFirst())
  if (!row) throw new RequestRefused(refuse('not_found', 'id'))
  return row
}

/** As {@link findOwn}, kept until the transaction ends: whoever forgets them waits, and is refused. */
export async function holdOwn(tx: Tx, id: CredentialId, userId: UserId): Promise<CredentialRow | undefined> {
  return tx
    .selectFrom('payment_credential')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .forKeyShare()
    .executeTakeFirst()
}

/** Whether any advert names these, archived or not. */
export async function isNamedByAdvert(db: Connection, id: CredentialId): Promise<boolean> {
  const advert = await db
    .selectFrom('advert')
    .select('id')
    .where('payment_credential_id', '=', id)
    .limit(1)
    .executeTakeFirst()
  return advert !== undefined
}

/** How many adverts use each of these, but archived ones. */
export async function advertsUsing(
  db: Connection,
  ids: readonly CredentialId[],
): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('advert')
    .select(({ fn }) => ['payment_credential_id as id', fn.countAll<string>().as('count')])
    .where('payment_credential_id', 'in', ids)
    .where('status', '<>', 'archived')
    .groupBy('payment_credential_id')
    .execute()
  return new Map(rows.map(({ id, count }) => [String(id), Number(count)]))
}
