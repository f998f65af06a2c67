import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { Client } from 'pg'
import type { TestProject } from 'vitest/node'
import { startPostgres } from '../../scripts/postgres.ts'
import type { PostgresCluster } from '../../scripts/postgres.ts'
import { openDatabase, SessionDatabase } from '../../server/database/database.ts'
import { embeddedSessions, memoryDataDir } from '../../server/database/embedded.ts'
import { migrateToLatest } from '../../server/database/migrate.ts'
import { migrationsFingerprint } from './migrationsFingerprint.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the run's main process answers {@link TestDatabases}, made at the first question. */
    databaseServer: string
  }
}

/** What a worker needs to make fresh, migrated databases quickly. */
export interface TestDatabases {
  /** The file with the files of a migrated embedded database. */
  readonly image: string
  /** The cluster's own database, and the migrated one to copy; null where PostgreSQL cannot be started. */
  readonly postgres: { readonly url: string; readonly template: string } | null
}

const artifacts = 'tests/.artifacts'
const template = 'souk_template'

let cluster: PostgresCluster | null = null

/** Vitest's global set-up: one cluster and one image per run, and none for a run that asks for none. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  let image: Promise<string> | undefined
  let postgres: Promise<TestDatabases['postgres']> | undefined
  const server = createServer((request, response) => {
    response.setHeader('connection', 'close')
    void (async () => {
      const part = request.url === '/image' ? (image ??= migratedImage()) : (postgres ??= migratedCluster())
      response.end(JSON.stringify(await part))
    })().catch((error: unknown) => {
      response.statusCode = 500
      response.end(error instanceof Error ? error.stack : String(error))
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  project.provide('databaseServer', `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`)
  return async () => {
    server.close()
    await postgres?.catch(() => {})
    await cluster?.stop()
    cluster = null
  }
}

/** Kept from run to run, as long as the migrations are the same. */
async function migratedImage(): Promise<string> {
  const path = join(artifacts, `embedded-${await migrationsFingerprint()}.tar`)
  if (existsSync(path)) return path
  const source = await embeddedSessions({ dataDir: memoryDataDir })
  const database = new SessionDatabase('embedded', source)
  await migrateToLatest(database)
  const image = await source.dump()
  await database.close()
  await mkdir(artifacts, { recursive: true })
  for (const old of await readdir(artifacts)) {
    if (old.startsWith('embedded-')) await rm(join(artifacts, old), { force: true })
  }
  await writeFile(`${path}.${process.pid}`, image)
  await rename(`${path}.${process.pid}`, path)
  return path
}

async function migratedCluster(): Promise<TestDatabases['postgres']> {
  cluster = await startPostgres()
  if (cluster === null) return null
  const { url } = cluster
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query(`create database ${template}`)
  await client.end()
  const database = await openDatabase({ url: databaseUrl(url, template) })
  await migrateToLatest(database)
  await database.close()
  return { url, template }
}

/** The same server, another database. */
export function databaseUrl(url: string, name: string): string {
  const other = new URL(url)
  other.pathname = `/${name}`
  return other.href
}
