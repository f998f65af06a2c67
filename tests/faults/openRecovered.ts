import type { Kysely } from 'kysely'
import { openDatabase } from '../../server/database/database.ts'
import type { Tables } from '../../server/database/tables.ts'
import { openServer } from '../../server/keeping/postgres/privateServer.ts'

/** Starts a server on a restored cluster, as an operator would, and asks it something. */
export async function openRecovered<T>(
  data: string,
  url: string,
  ask: (db: Kysely<Tables>) => Promise<T>,
): Promise<T> {
  const server = await openServer({ data, settings: {} })
  try {
    const database = await openDatabase({ url: server.urlFor(url) })
    try {
      return await ask(database.db)
    } finally {
      await database.close()
    }
  } finally {
    await server.abandon()
  }
}
