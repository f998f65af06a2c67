import { existsSync } from 'node:fs'
import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'
import { nameOfBackup, writeBackup, type Filled } from '../backupFolder.ts'
import { readKeptFacts, type KeptFacts } from '../keptFacts.ts'
import { libpqEnvironment, ProgramFailed, requirePrograms, run, start } from './programs.ts'

/** Where the base backup lies in a backup, and the piece of the log that leads from it to its restore point. */
export const baseFolder = 'base'
export const logFolder = 'log'

const programs = ['pg_basebackup', 'pg_receivewal'] as const

/**
 * A base backup of a PostgreSQL server, whole by itself: with the log from its beginning to a point at which its facts were read.
 * People are served meanwhile; writes wait for the instant in which the facts are read. The role of the URL needs REPLICATION, and
 * EXECUTE on `pg_create_restore_point` and `pg_switch_wal`.
 */
export async function backUpPostgres(options: {
  readonly database: Database
  readonly url: string
  readonly folder: string
  readonly at: Date
}) {
  const { database, url, folder, at } = options
  const bin = requirePrograms(programs)
  const env = libpqEnvironment(url)
  return writeBackup(folder, at, draft =>
    // While its session lasts the slot keeps the server from dropping a piece of the log that is not taken yet; it ends with it.
    database.unhurried(db =>
      db.connection().execute(async held => {
        await sql`select pg_create_physical_replication_slot(${`souk_${at.getTime()}`}, true, true)`.execute(
          held,
        )
        const log = join(draft, logFolder)
        await mkdir(log, { mode: 0o700 })
        const receiver = start(join(bin, 'pg_receivewal'), ['-D', log, '--no-loop', '--no-password'], { env })
        try {
          const base = ['-D', join(draft, baseFolder), '-X', 'stream', '-c', 'fast', '--no-password']
          await run(join(bin, 'pg_basebackup'), [...base, '--manifest-checksums=SHA256'], { env })
          const restorePoint = `souk-${nameOfBackup(at)}`
          const { facts, file } = await markPoint(database, restorePoint)
          // The piece of the log that holds the point has its name when it is whole.
          while (!existsSync(join(log, file))) {
            if (receiver.hasEnded()) throw new ProgramFailed(`pg_receivewal failed: ${receiver.words()}`)
            await sleep(100)
          }
          await receiver.end('SIGINT')
          for (const name of await readdir(log)) if (name.endsWith('.partial')) await rm(join(log, name))
          return {
            kind: 'postgres',
            takenAt: at.toISOString(),
            facts,
            restorePoint,
            apart: [],
          } satisfies Filled
        } finally {
          await receiver.end('SIGKILL')
        }
      }),
    ),
  )
}

/** Reads the facts at a named point of the log: who writes books or trail waits, so that nothing lies between the two. */
async function markPoint(
  database: Database,
  name: string,
): Promise<{ readonly facts: KeptFacts; readonly file: string }> {
  return database.unhurried(async db => {
    const marked = await db.transaction().execute(async tx => {
      await sql`lock table account, posting, journal, audit_entry in share mode`.execute(tx)
      const facts = await readKeptFacts(tx)
      const { rows } = await sql<{ file: string }>`
        select pg_walfile_name(pg_create_restore_point(${name})) as file`.execute(tx)
      return { facts, file: rows[0]?.file ?? '' }
    })
    await sql`select pg_switch_wal()`.execute(db)
    return marked
  })
}

/**
 * Follows the log of a PostgreSQL server into a folder, until it is ended: what a restore to any later moment needs beside a base
 * backup. A slot at the server sees to it that nothing is missing after a pause; the last piece is there as it grows.
 */
export async function followLog(url: string, folder: string): Promise<void> {
  const bin = requirePrograms(programs)
  const env = libpqEnvironment(url)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const file = join(bin, 'pg_receivewal')
  const slot = ['--slot', logSlot, '--no-password']
  await run(file, [...slot, '--create-slot', '--if-not-exists'], { env })
  const follower = start(file, ['-D', folder, ...slot, '--synchronous'], { env })
  const ends = new Promise<void>(done => follower.child.once('close', () => done()))
  const stop = () => void follower.end('SIGINT')
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, stop)
  await ends
  if (follower.child.exitCode !== 0 && follower.child.signalCode !== 'SIGINT')
    throw new ProgramFailed(`pg_receivewal failed: ${follower.words()}`)
}

/** The server keeps what this slot has not taken yet: one that is not used any more has to be dropped there. */
const logSlot = 'souk_log'
