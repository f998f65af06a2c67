import { sql } from 'kysely'
import type { Connection } from '../../../database/database.ts'
import type { UserId } from '../../../domain/identifier/identifier.ts'
import { lastCharacter } from '../../../ledger/movements.ts'

/** The user's deposits and withdrawals whose transaction's id begins with a text in lower case: their ids, so many at most. */
export async function idsOfTxid(
  db: Connection,
  userId: UserId,
  beginning: string,
  limit: number,
): Promise<string[]> {
  const last = beginning + lastCharacter
  const { rows } = await sql<{ id: string }>`
    (select id::text from deposit where user_id = ${userId}
      and lower(txid) collate "C" >= ${beginning} and lower(txid) collate "C" < ${last} limit ${limit})
    union all
    (select id::text from withdrawal where user_id = ${userId} and txid is not null
      and lower(txid) collate "C" >= ${beginning} and lower(txid) collate "C" < ${last} limit ${limit})`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}
