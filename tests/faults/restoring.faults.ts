import { execFile } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it, onTestFinished } from 'vitest'
import type { Manifest } from '../../server/keeping/manifest.ts'
import { startedProduct, testLoad } from './product.ts'

/** What an operator keeps apart from backups. */
const keptApart = ['requisites.key', 'wallet.seed']

it('comes back from its last backup after it was killed under load and its folder deleted', async ({
  annotate,
}) => {
  const place = mkdtempSync(join(tmpdir(), 'souk-drill-'))
  onTestFinished(() => rmSync(place, { recursive: true, force: true }))
  const backups = join(place, 'backups')
  const apart = join(place, 'apart')
  mkdirSync(apart)
  const product = await startedProduct({ BACKUP_DIR: backups })
  const dataDir = product.env['DATA_DIR'] ?? ''
  const tool = (name: string, ...words: string[]) =>
    promisify(execFile)(process.execPath, [`server/cli/${name}.ts`, ...words], {
      env: { ...process.env, ...product.env },
    }).then(({ stdout }) => stdout)
  for (const name of keptApart)
    if (existsSync(join(dataDir, name))) copyFileSync(join(dataDir, name), join(apart, name))
  const load = await testLoad(product.api)
  await load.next(60)
  const said = await tool('backup')
  await load.next(60)
  const answered = load.answered()
  const killedAt = Date.now()
  await product.process().end('SIGKILL')
  load.abandon()
  rmSync(dataDir, { recursive: true, force: true })
  // From here on the clock of the operator runs.
  mkdirSync(dataDir)
  for (const name of readdirSync(apart)) copyFileSync(join(apart, name), join(dataDir, name))
  expect(await tool('restore')).toContain('is what it was at')
  await product.start()
  const recoveredAt = Date.now()
  const [name = ''] = readdirSync(backups)
  const { takenAt } = JSON.parse(readFileSync(join(backups, name, 'manifest.json'), 'utf8')) as Manifest
  const { body } = await product.api.call<{ violations: unknown[]; chain: unknown[] }>('GET /dev/audit')
  expect(body).toEqual({ violations: [], losses: [], chain: [] })
  expect(await tool('backup', 'verify')).toContain('was restored and is what it was')
  const figures = {
    stepsBefore: answered,
    pausedMs: Number(/waited for (\d+) ms/.exec(said)?.[1]),
    lostSeconds: (killedAt - new Date(takenAt).getTime()) / 1000,
    minutesToRecovery: (recoveredAt - killedAt) / 60_000,
  }
  await annotate(JSON.stringify(figures))
})
