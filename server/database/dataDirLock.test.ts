import { spawnSync } from 'node:child_process'
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { lockDataDir } from './dataDirLock.ts'
import { DataDirInUse } from './errors.ts'
import { thisProcess } from './machine.ts'
import type { ProcessIdentity } from './machine.ts'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'souk-lock-'))
})
afterEach(() => rm(folder, { recursive: true }))

/** Leaves the claim of somebody else in the folder. */
async function claimOf(holder: Partial<ProcessIdentity>): Promise<string> {
  const path = join(folder, 'lock-00000000-0000-4000-8000-000000000000.json')
  await writeFile(path, JSON.stringify({ ...(await thisProcess()), ...holder }))
  return path
}

const endedPid = (): number => spawnSync(process.execPath, ['--version']).pid
const beatMs = 10

test('the second is refused, and told who holds the folder', async () => {
  const lock = await lockDataDir(folder)
  const second = lockDataDir(folder)
  await expect(second).rejects.toThrow(DataDirInUse)
  await expect(second).rejects.toThrow(`${folder} is in use by process ${process.pid} on ${hostname()}`)
  expect(lock.lost()).toBe(false)
  await lock.release()
})

test('a released folder is free, and nothing of the lock remains', async () => {
  await (await lockDataDir(folder)).release()
  await (await lockDataDir(folder)).release()
  expect(await readdir(folder)).toEqual([])
})

test('the claim of a process that has ended is taken over', async () => {
  await claimOf({ pid: endedPid() })
  const lock = await lockDataDir(folder)
  expect(await readdir(folder)).toHaveLength(1)
  await lock.release()
})

test('another process that has got the same pid does not hold the folder', async () => {
  await claimOf({ pid: process.pid, started: '1' })
  const lock = await lockDataDir(folder)
  expect(lock.lost()).toBe(false)
  await lock.release()
})

test('a holder on another machine is alive while it beats, whatever its pid is here', async () => {
  const path = await claimOf({ pid: endedPid(), host: 'elsewhere', realm: 'elsewhere' })
  let beat = 0
  const beating = setInterval(() => void utimes(path, (beat += 1), beat), beatMs)
  await expect(lockDataDir(folder, undefined, beatMs)).rejects.toThrow('on elsewhere')
  clearInterval(beating)
})

test('a holder on another machine that is silent is taken over', async () => {
  await claimOf({ pid: process.pid, host: 'elsewhere', realm: 'elsewhere' })
  const lock = await lockDataDir(folder, undefined, beatMs)
  expect(await readdir(folder)).toHaveLength(1)
  await lock.release()
})

test('of many that come at once at most one gets the folder', async () => {
  for (let round = 0; round < 20; round++) {
    const results = await Promise.allSettled(Array.from({ length: 8 }, () => lockDataDir(folder)))
    const winners = results.filter(result => result.status === 'fulfilled')
    expect(winners.length).toBeLessThanOrEqual(1)
    for (const winner of winners) await winner.value.release()
    expect(await readdir(folder)).toEqual([])
  }
})

test('a holder whose claim was removed learns that it has lost the folder', async () => {
  const lock = await lockDataDir(folder, undefined, beatMs)
  for (const name of await readdir(folder)) await rm(join(folder, name))
  await vi.waitFor(() => expect(lock.lost()).toBe(true))
  await lock.release()
})
