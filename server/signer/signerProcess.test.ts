import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { freePort } from '../../scripts/process/freePort.ts'
import type { SigningOrder } from '../adapters/chain/chain.ts'
import { journalFile } from './journal.ts'
import { signerClient } from './signerClient.ts'
import { startSigner, type OwnSigner } from './signerProcess.ts'

const phrase = 'shoot island position soft burden budget tooth cruel issue economy destroy above'
const secret = 'a-secret-of-the-tests-of-40-characters-00'
const order: SigningOrder = {
  id: 'w:1',
  network: 'bitcoin',
  coin: 'BTC',
  to: 'bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu',
  memo: null,
  amount: 5_000n,
  sequence: 0n,
  terms: { fee: '10' },
}

let dataDir: string
let open: (() => Promise<unknown>)[] = []
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'souk-signer-'))
})
afterEach(async () => {
  for (const close of open) await close()
  open = []
  await rm(dataDir, { recursive: true, force: true })
})

async function start(env: Readonly<Record<string, string>> = { WALLET_SEED: phrase }): Promise<OwnSigner> {
  const signer = await startSigner({
    env,
    dataDir,
    makesSeed: env['WALLET_SEED'] === undefined,
    ethereumChainId: null,
    newSecret: () => secret,
  })
  open.push(() => signer.close())
  return signer
}

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

async function gone(pid: number): Promise<void> {
  for (let tries = 0; tries < 200 && isRunning(pid); tries++) await sleep(25)
  expect(isRunning(pid)).toBe(false)
}

test('a child signs, is killed in the middle, and signs the same again; its limits count on', async () => {
  const signer = await start({ WALLET_SEED: phrase, SIGNER_LIMITS: 'BTC=0.0001' })
  const first = await signer.sign(order)
  expect(first).toMatchObject({ ok: true })
  const pid = signer.pid() ?? 0
  process.kill(pid, 'SIGKILL')
  await gone(pid)
  // The first question after its end may still meet it.
  const again = await signer.sign(order).catch(() => signer.sign(order))
  expect(again).toEqual(first)
  expect(signer.pid()).not.toBe(pid)
  expect(await signer.sign({ ...order, id: 'w:2', amount: 5_001n })).toMatchObject({
    ok: false,
    refusal: 'over_hourly_limit',
  })
  const second = signer.pid() ?? 0
  await signer.close()
  await gone(second)
})

test('a developer’s machine makes its seed by itself, and keeps it', async () => {
  const first = await start({})
  const keys = await first.watchKeys()
  await first.close()
  const second = await start({})
  expect(await second.watchKeys()).toEqual(keys)
})

test('two signers never share a journal', async () => {
  await start()
  await expect(start()).rejects.toThrow(/does not start.*in use/i)
})

test('it says why it does not start, and nothing of the seed', async () => {
  await expect(start({ WALLET_SEED: phrase.replace('shoot', 'above') })).rejects.toThrow('holds no seed')
  const path = join(dataDir, 'seed')
  await writeFile(path, phrase)
  await chmod(path, 0o644)
  const refused = await startSigner({
    env: { WALLET_SEED_FILE: path },
    dataDir,
    makesSeed: false,
    ethereumChainId: null,
    newSecret: () => secret,
  }).catch((error: unknown) => String(error))
  expect(refused).toContain('can be read by others')
  const first = await start()
  await first.sign(order)
  await first.close()
  const journal = join(dataDir, 'signer', journalFile)
  const text = await readFile(journal, 'utf8')
  expect(text).not.toContain('shoot')
  await writeFile(journal, text.replace('5000', '5001'))
  await expect(start()).rejects.toThrow('is not what the signer of this seed wrote')
})

/** A signer that runs apart. */
async function startApart(url: string) {
  const child = spawn(process.execPath, [fileURLToPath(new URL('main.ts', import.meta.url))], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { WALLET_SEED: phrase, SIGNER_URL: url, SIGNER_SECRET: secret, DATA_DIR: dataDir },
  })
  const lines: string[] = []
  for (const stream of [child.stdout, child.stderr])
    createInterface({ input: stream }).on('line', line => lines.push(line))
  const ended = once(child, 'close')
  open.push(async () => {
    child.kill('SIGTERM')
    await ended
  })
  while (!lines.some(line => line.startsWith('The signer is at'))) {
    if (child.exitCode !== null) throw new Error(lines.join('\n'))
    await once(child.stdout, 'data')
  }
  return lines
}

test('apart, on a socket: it answers to its secret alone, and to nothing but its two questions', async () => {
  const socket = join(dataDir, 'signer.sock')
  const lines = await startApart(`unix:${socket}`)
  // The server is another user of the signer's group (ops/systemd); nobody else comes to it.
  expect((await stat(socket)).mode & 0o777).toBe(0o660)
  const signer = signerClient({ url: `unix:${socket}`, secret })
  expect(await signer.sign(order)).toMatchObject({ ok: true })
  const stranger = signerClient({ url: `unix:${socket}`, secret: `${secret.slice(0, -1)}1` })
  await expect(stranger.sign({ ...order, id: 'w:2' })).rejects.toThrow('answered 401')
  await expect(stranger.watchKeys()).rejects.toThrow('answered 401')
  expect(await signer.sign({ ...order, id: 'w 3' })).toMatchObject({ ok: false, refusal: 'bad_order' })
  expect(lines.join('\n')).not.toMatch(/shoot|a-secret/)
})

test('apart, on a port: other paths and methods are not there, and long questions are not read', async () => {
  const url = `http://127.0.0.1:${await freePort()}`
  await startApart(url)
  const authorization = `Bearer ${secret}`
  const ask = (path: string, init: RequestInit = {}) =>
    fetch(`${url}${path}`, { ...init, headers: { authorization } }).then(({ status }) => status)
  expect(await ask('/watch-keys')).toBe(200)
  expect(await ask('/seed')).toBe(404)
  expect(await ask('/sign')).toBe(404)
  expect(await ask('/sign', { method: 'POST', body: 'x'.repeat(20_000) })).toBe(413)
  expect((await fetch(`${url}/watch-keys`)).status).toBe(401)
})

test('it ends with the process that started it, however that ends', async () => {
  const script = join(dataDir, 'parent.mts')
  await writeFile(
    script,
    `import { startSigner } from ${JSON.stringify(fileURLToPath(new URL('signerProcess.ts', import.meta.url)))}
    const signer = await startSigner({ env: { WALLET_SEED: ${JSON.stringify(phrase)} }, dataDir: ${JSON.stringify(dataDir)},
      makesSeed: false, ethereumChainId: null, newSecret: () => ${JSON.stringify(secret)} })
    console.log(signer.pid())
    setInterval(() => {}, 1000)`,
  )
  const parent = spawn(process.execPath, [script], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [line] = (await once(createInterface({ input: parent.stdout }), 'line')) as [string]
  const pid = Number(line)
  expect(isRunning(pid)).toBe(true)
  parent.kill('SIGKILL')
  await gone(pid)
  // Its folder is free again: the claim of one that is gone is nobody's.
  const next = await start()
  expect(await next.sign(order)).toMatchObject({ ok: true })
  expect(await readdir(join(dataDir, 'signer'))).toContain(journalFile)
})
