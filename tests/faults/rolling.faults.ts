import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { freePort } from '../../scripts/process/freePort.ts'
import { ready, startProcess, type ProductProcess } from '../support/process/productProcess.ts'
import { gatewaySecret, requisitesKey, walletSeed } from '../support/souk.ts'
import { clientOf } from '../support/soukClient.ts'
import { testCluster, testLoad } from './product.ts'
import { startRollingProxy } from './rollingProxy.ts'

/** How often the version is changed: `FAULT_ROUNDS=20` for the long run. */
const upgrades = Math.max(2, Math.ceil(Number(process.env['FAULT_ROUNDS'] ?? 10) / 3))

/** The folder of the release before (`npm run pack:product`), from which the first upgrade comes; else it is this one, too. */
const releaseBefore = process.env['RELEASE_BEFORE']

interface Version {
  readonly origin: string
  /** Gateway first, so that nobody asks a server that is gone; tells with which codes they ended. */
  end(): Promise<readonly (number | NodeJS.Signals)[]>
}

/** A server and a gateway of one version, beside others on the same database. */
async function startVersion(databaseUrl: string, dataDir: string, root?: string): Promise<Version> {
  const [serverPort, port] = [String(await freePort()), String(await freePort())]
  const common = { GATEWAY_SECRET: gatewaySecret, DEV_TOOLS: '1', LOG_LEVEL: 'warn', LOG_FORMAT: 'json' }
  const server = startProcess(
    'server/main.ts',
    {
      ...common,
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      SERVER_PORT: serverPort,
      REQUISITES_KEY: requisitesKey,
      WALLET_SEED: walletSeed,
      SEED: 'none',
    },
    [],
    root,
  )
  onTestFinished(() => void server.end('SIGKILL'))
  const apiUrl = `http://127.0.0.1:${serverPort}`
  await ready(server, apiUrl)
  const gateway = startProcess(
    'mesh/main.ts',
    {
      ...common,
      PORT: port,
      API_URL: apiUrl,
      FREE_DOCUMENTS: 'everybody',
    },
    [],
    root,
  )
  onTestFinished(() => void gateway.end('SIGKILL'))
  const origin = `http://127.0.0.1:${port}`
  await ready(gateway, origin)
  const endOne = (one: ProductProcess) => one.end('SIGTERM')
  return { origin, end: async () => [await endOne(gateway), await endOne(server)] }
}

it(`${upgrades} upgrades under load: two versions beside each other, and no call fails`, async context => {
  const cluster = await testCluster(context)
  const folders = Array.from({ length: upgrades + 1 }, () => mkdtempSync(join(tmpdir(), 'souk-version-')))
  onTestFinished(() => {
    for (const folder of folders) rmSync(folder, { recursive: true, force: true })
  })
  let running = await startVersion(cluster.url, folders[0] ?? '', releaseBefore)
  const proxy = await startRollingProxy(running.origin)
  const load = await testLoad(clientOf(proxy.origin))
  await load.next(40)
  const ends: unknown[] = []
  for (const folder of folders.slice(1)) {
    const next = await startVersion(cluster.url, folder)
    proxy.send(next.origin)
    ends.push(...(await running.end()))
    running = next
    await load.next(40)
  }
  await load.finish()
  expect(proxy.failed).toEqual([])
  expect(await load.check()).toEqual([])
  expect(ends).toEqual(ends.map(() => 0))
  await context.annotate(`${upgrades} upgrades, ${proxy.answered()} calls answered, ${load.answered()} steps`)
})
