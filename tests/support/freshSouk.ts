import type { Database } from '../../server/database/database.ts'
import { freshDatabase } from './database.ts'
import { startTestSouk, type TestSouk } from './souk.ts'

/** The databases of this machine, for `it.each` and `describe.each`. */
export const databaseKinds = ['embedded', 'postgres'] as const satisfies readonly Database['kind'][]

type Env = Readonly<Record<string, string>>
type More = Pick<NonNullable<Parameters<typeof startTestSouk>[0]>, 'dearPasswords' | 'log'>

/**
 * A server on a migrated database of its own, in a fraction of the time that {@link startTestSouk} needs. For tests under
 * vitest.
 *
 * @param env settings that differ from the usual ones
 * @returns null where PostgreSQL is asked for and cannot be started.
 */
export async function startFreshSouk(kind?: 'embedded', env?: Env, more?: More): Promise<TestSouk>
export async function startFreshSouk(kind: Database['kind'], env?: Env, more?: More): Promise<TestSouk | null>
export async function startFreshSouk(
  kind: Database['kind'] = 'embedded',
  env: Env = {},
  more: More = {},
): Promise<TestSouk | null> {
  const fresh = await freshDatabase(kind)
  if (fresh === null) return null
  // The server has sessions of its own on PostgreSQL; the embedded database has one.
  const souk = await startTestSouk({
    ...more,
    env,
    ...(fresh.url === null ? { database: fresh.database } : { url: fresh.url }),
  })
  return {
    ...souk,
    async close() {
      await souk.close()
      if (fresh.url !== null) await fresh.close()
    },
  }
}
