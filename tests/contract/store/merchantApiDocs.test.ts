import { execFile, spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freePort } from '../../../scripts/process/freePort.ts'
import { contract } from '../../../server/composition/contract.ts'
import { startFreshSouk } from '../../support/freshSouk.ts'
import { startTestGateway, type TestGateway } from '../../support/gateway.ts'
import { newKey, openStore, startShop, storesPath, type ShopServer } from '../../support/shop.ts'
import type { TestSouk } from '../../support/souk.ts'
import type { Person } from '../../support/soukClient.ts'
import { newName } from '../roles/scene.ts'

const page = readFileSync(new URL('../../../docs/merchant-api.md', import.meta.url), 'utf8')

/** The code under a heading. */
function example(heading: string, language: 'sh' | 'ts'): string {
  const [, after = ''] = page.split(`\n### ${heading}\n`)
  const [section = ''] = after.split(/\n##+ /)
  const code = new RegExp(`\`\`\`${language}\n([\\s\\S]*?)\`\`\``).exec(section)?.[1]
  if (code === undefined) throw new Error(`no ${language} under ${heading}`)
  return code
}

const run = promisify(execFile)

/** Ed25519 on the command line came with OpenSSL 3; not every machine has it. */
const hasTools =
  String(spawnSync('openssl', ['version']).stdout).startsWith('OpenSSL 3') &&
  spawnSync('curl', ['--version']).status === 0

let souk: TestSouk
let gateway: TestGateway
let shop: ShopServer
let owner: Person
let store: string
let folder: string
let env: NodeJS.ProcessEnv
let program: ChildProcess | undefined
let programPort: number

beforeAll(async () => {
  shop = await startShop()
  programPort = await freePort()
  souk = await startFreshSouk('embedded', { WEBHOOK_HOSTS: `${shop.host},127.0.0.1:${programPort}` })
  gateway = await startTestGateway(souk.server.url)
  owner = await souk.signUp(newName('merchant'))
  store = await openStore(souk, owner, { webhook_url: `http://${shop.host}/` })
  const key = await newKey(souk, owner, store)
  folder = mkdtempSync(join(tmpdir(), 'souk-shop-'))
  const file = join(folder, 'private.pem')
  writeFileSync(file, key.privateKey, { mode: 0o600 })
  env = { ...process.env, SOUK_URL: gateway.url, SOUK_KEY: key.id, SOUK_PRIVATE_KEY: file }
  const pem = await fetch(`${gateway.url}/api${storesPath}/${store}/download_public_key`, {
    headers: { 'x-access-token': owner.token },
  })
  writeFileSync(join(folder, 'souk-webhooks.pem'), await pem.text())
})
afterAll(async () => {
  program?.kill()
  expect(souk.faults).toEqual([])
  await gateway.close()
  await souk.close()
  shop.close()
  rmSync(folder, { recursive: true })
})

const shell = (code: string, more: NodeJS.ProcessEnv = {}) =>
  run('sh', ['-eu', '-c', code], { cwd: folder, env: { ...env, ...more } })
const tell = async () => {
  await souk.call(`POST ${storesPath}/${store}/webhooks/test`, { as: owner })
  await souk.server.workers.jobs.runDue()
}

describe('the examples of the document', () => {
  it.skipIf(!hasTools)('sign a call with curl', async () => {
    // Without -u: the last two parameters of a call without a body are left out.
    const { stdout } = await run('sh', ['-e', '-c', example('With curl', 'sh')], { cwd: folder, env })
    expect(JSON.parse(stdout)).toMatchObject({ account_id: store, status: 'active' })
  })

  it('sign a call in TypeScript', async () => {
    writeFileSync(join(folder, 'call.mts'), example('In TypeScript', 'ts'))
    const { stdout } = await run(process.execPath, ['call.mts'], { cwd: folder, env })
    expect(JSON.parse(stdout)).toMatchObject({ account_id: store, status: 'active' })
  })

  it('make an invoice in TypeScript, once', async () => {
    const all = `${example('In TypeScript', 'ts').replace(/console.log.*/, '')}\n${example('An invoice in TypeScript', 'ts')}`
    writeFileSync(join(folder, 'invoice.mts'), all)
    const make = () =>
      run(process.execPath, ['invoice.mts'], { cwd: folder, env: { ...env, ORDER: '10482' } })
    const [first, again] = [await make(), await make()].map(
      ({ stdout }) => JSON.parse(stdout) as { id: string },
    )
    expect(first).toMatchObject({
      reference: '10482',
      status: 'created',
      amount: { amount: '86.4', asset: 'USD' },
    })
    expect(again?.id).toBe(first?.id)
  })

  it.skipIf(!hasTools)('make an invoice with curl', async () => {
    const code = `${example('With curl', 'sh').replace(/\nsigned GET.*/, '')}\n${example('An invoice with curl', 'sh')}`
    const { stdout } = await run('sh', ['-e', '-c', code], { cwd: folder, env: { ...env, ORDER: '10483' } })
    expect(JSON.parse(stdout)).toMatchObject({
      reference: '10483',
      url: expect.stringContaining('/invoice/'),
    })
  })

  it.skipIf(!hasTools)('verify a webhook with openssl', async () => {
    await tell()
    const [one] = shop.received.slice(-1)
    if (!one) throw new Error('nothing came')
    writeFileSync(join(folder, 'webhook.json'), one.body)
    const header = (name: string) => String(one.headers[name])
    const headers = {
      WEBHOOK_ID: header('webhook-id'),
      WEBHOOK_TIMESTAMP: header('webhook-timestamp'),
      WEBHOOK_SIGNATURE: header('webhook-signature'),
    }
    const code = example('Verifying with openssl', 'sh')
    expect((await shell(code, headers)).stdout).toMatch(/Signature Verified Successfully/)
    await expect(shell(code, { ...headers, WEBHOOK_ID: 'another' })).rejects.toThrow(/pkeyutl/)
  })

  it('verify a webhook in TypeScript', async () => {
    writeFileSync(join(folder, 'shop.mts'), example('Verifying in TypeScript', 'ts'))
    program = spawn(process.execPath, ['shop.mts'], {
      cwd: folder,
      env: { ...env, PORT: String(programPort) },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const lines: string[] = []
    program.stdout?.on('data', chunk => lines.push(String(chunk)))
    const url = `http://127.0.0.1:${programPort}/`
    // A body that nobody signed is refused; until the program listens there is no answer at all.
    await expect
      .poll(
        () =>
          fetch(url, { method: 'POST', body: '{}' }).then(
            ({ status }) => status,
            () => 0,
          ),
        {
          timeout: 20_000,
        },
      )
      .toBe(400)
    await souk.call(`PATCH ${storesPath}/${store}`, { as: owner, body: { webhook_url: url } })
    await tell()
    const { body } = await souk.call<{ items: { status: string }[] }>(`GET ${storesPath}/${store}/webhooks`, {
      as: owner,
    })
    expect(body.items[0]).toMatchObject({ status: 'delivered', attempts: [{ status_code: 204 }] })
    await expect.poll(() => lines.join('')).toMatch(/type: 'test'/)
  })
})

describe('the document', () => {
  it('names every call of a shop, and no other', () => {
    const [, after = ''] = page.split('\n## Calls\n')
    const [section = ''] = after.split('\n## ')
    const named = [...section.matchAll(/`((?:GET|POST|PATCH|DELETE) \/v1\/[^`]+)`/g)].map(([, line]) => line)
    const calls = Object.values(contract)
      .filter(({ access }) => access === 'store')
      .map(({ method, path }) => `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`)
    expect(new Set(named)).toEqual(new Set(calls))
  })
})
