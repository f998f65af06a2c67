import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { freePort } from '../../../scripts/process/freePort.ts'
import { ready, startProcess, type ProductProcess } from '../../support/process/productProcess.ts'
import { again, type Incident } from './incident.ts'

/** One server on a machine of its own. */
export interface Lone {
  readonly server: ProductProcess
  readonly dataDir: string
  readonly target: string
}

/** Starts it; it is ended with the test. */
export async function startLone(settings: Readonly<Record<string, string>>): Promise<Lone> {
  const secret = 'faults-secret-of-more-than-forty-characters-0'
  const folder = mkdtempSync(join(tmpdir(), 'souk-lone-'))
  const [port, metricsPort] = [String(await freePort()), String(await freePort())]
  const env = {
    DATA_DIR: folder,
    GATEWAY_SECRET: secret,
    REQUISITES_KEY: '7'.repeat(64),
    SEED: 'none',
    CONTENT: 'none',
    DEV_TOOLS: '1',
    LOG_LEVEL: 'warn',
    SERVER_PORT: port,
    METRICS_PORT: metricsPort,
    ...settings,
  }
  const server = startProcess('server/main.ts', env)
  onTestFinished(async () => {
    await server.end('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  })
  const origin = `http://127.0.0.1:${port}`
  await ready(server, origin)
  // No gateway stands in front: without a sign of life nothing else could be told apart from its silence.
  onTestFinished(
    again(2000, () =>
      fetch(`${origin}/health`, { headers: { 'x-gateway-secret': secret } }).catch(() => undefined),
    ),
  )
  return { server, dataDir: env.DATA_DIR, target: `127.0.0.1:${metricsPort}` }
}

/** A folder that is a disk of its own, of 300 MB; null where nobody may mount one. */
export function smallDisk(): string | null {
  const folder = mkdtempSync(join(tmpdir(), 'souk-disk-'))
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=300m', 'tmpfs', folder])
  if (mounted.status !== 0) return null
  onTestFinished(() => {
    spawnSync('umount', ['--lazy', folder])
    rmSync(folder, { recursive: true, force: true })
  })
  return folder
}

export const clockIncidents: readonly Incident<Lone>[] = [
  {
    what: 'a machine’s clock goes 90 s ahead of the database’s',
    alerts: ['SoukClockOff'],
    async breaks({ server }) {
      process.kill(server.pid, 'SIGUSR2')
      return async () => void process.kill(server.pid, 'SIGUSR2')
    },
  },
]

export const diskIncidents: readonly Incident<Lone>[] = [
  {
    what: 'the disk of the embedded database fills up to a twentieth',
    alerts: ['SoukDiskFull'],
    async breaks({ dataDir }) {
      const { bavail, blocks, bsize } = statfsSync(dataDir)
      const filler = join(dataDir, 'filler')
      writeFileSync(filler, Buffer.alloc((bavail - Math.floor(blocks / 20)) * bsize))
      return async () => rmSync(filler)
    },
  },
]
