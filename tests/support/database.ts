import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { Client } from 'pg'
import { expect, inject, test } from 'vitest'
import { openDatabase } from '../../server/database/database.ts'
import type { Database } from '../../server/database/database.ts'
import { memoryDataDir } from '../../server/database/embedded.ts'
import { databaseUrl } from './databaseServer.ts'
import type { TestDatabases } from './databaseServer.ts'

/** A database of one test's own. */
export interface FreshDatabase {
  readonly database: Database
  /** Of a PostgreSQL database, to open it a second time; null of an embedded one. */
  readonly url: string | null
  close(): Promise<void>
}

/**
 * An empty, migrated database, in a fraction of a second.
 *
 * @returns null where PostgreSQL is asked for and cannot be started.
 */
export async function freshDatabase(kind: 'embedded'): Promise<FreshDatabase>
export async function freshDatabase(kind: Database['kind']): Promise<FreshDatabase | null>
export async function freshDatabase(kind: Database['kind']): Promise<FreshDatabase | null> {
  return kind === 'embedded' ? freshEmbedded() : freshPostgres()
}

/**
 * A test that runs on each database: always on the embedded one, and on PostgreSQL where a cluster can be started (else it is shown
 * as skipped). Each run has a fresh, migrated database.
 */
export function eachDatabase(
  name: string,
  run: (database: Database, url: string | null) => Promise<void>,
): void {
  test.for(['embedded', 'postgres'] as const)(`${name} · %s`, async (kind, context) => {
    const fresh = await freshDatabase(kind)
    if (fresh === null) {
      context.skip('PostgreSQL is not installed')
      return
    }
    expect.hasAssertions()
    try {
      await run(fresh.database, fresh.url)
    } finally {
      await fresh.close()
    }
  })
}

let image: Promise<Uint8Array> | undefined

async function freshEmbedded(): Promise<FreshDatabase> {
  // Read once by each worker.
  image ??= prepared<string>('image').then(path => readFile(path))
  const database = await openDatabase({ dataDir: memoryDataDir, image: await image })
  return { database, url: null, close: () => database.close() }
}

async function freshPostgres(): Promise<FreshDatabase | null> {
  const postgres = await prepared<TestDatabases['postgres']>('postgres')
  if (postgres === null) return null
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await administer(postgres.url, `create database ${name} template ${postgres.template}`)
  const url = databaseUrl(postgres.url, name)
  const database = await openDatabase({ url })
  return {
    database,
    url,
    close: async () => {
      await database.close()
      await administer(postgres.url, `drop database ${name} with (force)`)
    },
  }
}

const answers = new Map<keyof TestDatabases, Promise<unknown>>()

/** Asked once per test file: making it takes seconds the first time. */
async function prepared<T>(part: keyof TestDatabases): Promise<T> {
  const known = answers.get(part) ?? askFor(part)
  answers.set(part, known)
  return (await known) as T
}

async function askFor(part: keyof TestDatabases): Promise<unknown> {
  const answer = await fetch(`${inject('databaseServer')}/${part}`)
  if (!answer.ok) throw new Error(await answer.text())
  return answer.json()
}

async function administer(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
