import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { cableSocket } from '../support/network/cableSocket.ts'
import { freePort } from '../../scripts/process/freePort.ts'
import { ready, startProcess, type ProductProcess } from '../support/process/productProcess.ts'
import { makeAdvert, openTrade } from '../support/souk.ts'
import { startShop, type ShopServer } from '../support/shop.ts'
import { clientOf, type Person, type SoukClient } from '../support/soukClient.ts'
import { plantedPlaces, sendingStory } from './logHygiene/sending.ts'
import { plantedShop, shopStory } from './logHygiene/shop.ts'
import { act } from './race/market.ts'
import { pictureForm } from './roles/scene.ts'

/** What must never be in a line: each word is found nowhere else. */
const planted = {
  password: 'Sesame-4711-open',
  wrongPassword: 'Sesame-4712-shut',
  email: 'zubaida-planted@souk.test',
  totpSecret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  requisite: '5500-PLANTED-0142883761',
  accountName: 'PLANTED ADEYEMI KUNLE',
  payerName: 'PLANTED BELLO AMINA',
  chat: 'planted words between two people',
  cableChat: 'planted words over the socket',
  statement: 'planted statement of a dispute',
  reason: 'planted reason of a ruling',
  feedback: 'planted opinion of a partner',
  fileName: 'planted-receipt.png',
  garbage: 'planted-in-a-broken-body',
  newPassword: 'Sesame-4713-new',
  word: 'planted-pomegranate',
  ownEmail: 'bola-planted@souk.test',
  otherEmail: 'bola-elsewhere@souk.test',
  phone: '+2348031234567',
  savedIban: 'DE75512108001245126199',
  wrongIban: 'DE75512108001245126198',
  savedName: 'PLANTED SAVER',
  applink: 'https://planted-bank.example/pay',
  ...plantedPlaces,
  ...plantedShop,
} as const
const secretOfGateway = randomBytes(32).toString('hex')

let dataDir: string
let server: ProductProcess
let gateway: ProductProcess
let api: SoukClient
let shop: ShopServer
let origin: string
let serverOrigin: string
const tokens: string[] = []
const codes: string[] = []
/** Every answer that refused something, as it came. */
const refusals: string[] = []

/** Listens in on what this test is answered. */
function keepRefusals(): void {
  const plain = fetch
  vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
    const answer = await plain(...request)
    const text = await answer.clone().text()
    if (answer.status >= 400 || text.includes('"errors"')) refusals.push(text)
    return answer
  })
}

beforeAll(async () => {
  keepRefusals()
  shop = await startShop()
  dataDir = mkdtempSync(join(tmpdir(), 'souk-log-'))
  const [port, serverPort] = [String(await freePort()), String(await freePort())]
  const env = {
    PORT: port,
    SERVER_PORT: serverPort,
    API_URL: `http://127.0.0.1:${serverPort}`,
    DATA_DIR: dataDir,
    GATEWAY_SECRET: secretOfGateway,
    DEV_TOOLS: '1',
    SEED: 'none',
    LOG_FORMAT: 'json',
    LOG_LEVEL: 'debug',
    WEBHOOK_HOSTS: shop.host,
  }
  origin = `http://127.0.0.1:${port}`
  serverOrigin = env.API_URL
  server = startProcess('server/main.ts', env)
  gateway = startProcess('mesh/main.ts', env)
  await Promise.all([ready(server, env.API_URL), ready(gateway, origin)])
  api = clientOf(origin)
})
afterAll(async () => {
  await Promise.all([gateway.end('SIGTERM'), server.end('SIGTERM')])
  shop.close()
  rmSync(dataDir, { recursive: true, force: true })
  vi.unstubAllGlobals()
})

const graphql = async (
  query: string,
  variables: object,
  as: Person | null,
  requestId: string = randomUUID(),
) => {
  const answer = await fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-request-id': requestId,
      ...(as ? { 'x-access-token': as.token } : {}),
    },
    body: JSON.stringify({ query, variables }),
  })
  return (await answer.json()) as { data?: Record<string, never>; errors?: unknown }
}

async function signUp(name: string, email: string): Promise<Person> {
  const { body } = await api.call<{ api_token: string }>('POST /v1/users', {
    body: { user_name: name, email, password: planted.password },
    headers: { 'x-device-type': 'script' },
  })
  tokens.push(body.api_token)
  return { name, token: body.api_token }
}

async function codeNow(): Promise<string> {
  const { body } = await api.call<{ now: string }>('GET /dev/clock')
  const totp = new TOTP({ secret: Secret.fromBase32(planted.totpSecret), period: 30, digits: 6 })
  const code = totp.generate({ timestamp: Date.parse(body.now) })
  codes.push(code)
  return code
}

/** A dispute, with everything that people say in it. */
async function quarrel(seller: Person, buyer: Person, advert: { id: string; price: string }): Promise<void> {
  const { body: trade } = await openTrade(api, buyer, advert, '20000')
  await act(api, trade.id, buyer, 'confirm', { payer_name: planted.payerName })
  await api.advance(16 * 60_000)
  await act(api, trade.id, buyer, 'create_dispute', { reason: 'other', statement: planted.statement })
  const arbiter = await signUp('zainab', 'zainab@souk.test')
  await api.call('POST /dev/standing', { body: { user_name: 'zainab', roles: ['user', 'arbiter'] } })
  await act(api, trade.id, arbiter, 'rule', { in_favour_of: 'seller', reason: planted.reason })
  expect((await api.call(`GET /v1/trades/${trade.id}`, { as: seller })).body).toMatchObject({
    status: 'cancelled_by_admin',
  })
}

/** A trade from the sign-up to the feedback, over REST, GraphQL and the socket. */
async function wholeStory(): Promise<void> {
  const seller = await signUp('kwame', planted.email)
  const buyer = await signUp('zubaida', 'zubaida@souk.test')
  await api.call('POST /dev/standing', {
    body: { user_name: 'kwame', totp_secret: planted.totpSecret, legal_name: planted.accountName },
  })
  await api.give(seller, 'BTC', '0.01')
  const advert = await makeAdvert(api, seller, {
    requisites: [
      { kind: 'card', value: planted.requisite },
      { kind: 'account_name', value: planted.accountName },
    ],
  })
  const opened = await graphql(
    `
      mutation ($id: ID!, $input: OpenTradeInput!, $key: String!) {
        openTrade(id: $id, input: $input, idempotencyKey: $key) {
          id
          requisites {
            value
          }
        }
      }
    `,
    {
      id: advert.id,
      key: randomUUID(),
      input: { amount: '250000', priceSeen: advert.price, paymentMethodCode: 'opay' },
    },
    buyer,
  )
  expect(opened.data).toMatchObject({ openTrade: { requisites: [{ value: planted.requisite }, {}] } })
  const { id: trade } = (opened.data?.['openTrade'] as { id: string } | undefined) ?? { id: '' }
  const form = pictureForm()
  const file = form.get('file') as File
  form.set('file', file, planted.fileName)
  await fetch(`${origin}/api/v1/trades/${trade}/attachments`, {
    method: 'POST',
    headers: { 'x-access-token': buyer.token },
    body: form,
  })
  const say = { text: planted.chat, client_id: 'client-0001' }
  await act(api, trade, buyer, 'create_message_in_trade_conversation', say)
  await sayOverCable(buyer, trade)
  await act(api, trade, buyer, 'confirm', { payer_name: planted.payerName })
  const release = await act(api, trade, seller, 'complete', { money_received: true, code: await codeNow() })
  expect(release.body.status).toBe('completed_by_seller')
  await api.call('POST /v1/feedbacks', {
    as: buyer,
    body: { trade_id: trade, grade: 'positive', text: planted.feedback },
  })
  await quarrel(seller, buyer, advert)
}

/** Saved requisites, sound and wrong, over GraphQL and REST. */
async function saving(): Promise<void> {
  const owner = await signUp('sade', 'sade@souk.test')
  const create =
    'mutation ($input: CreatePaymentCredentialInput!, $key: String!) { createPaymentCredential(input: $input, idempotencyKey: $key) { id } }'
  const input = (iban: string) => ({
    name: 'Main',
    currencyCode: 'EUR',
    paymentMethodCode: 'sepa',
    credentials: [
      { kind: 'iban', value: iban },
      { kind: 'account_name', value: planted.savedName },
    ],
    applink: planted.applink,
  })
  const make = (iban: string) => graphql(create, { input: input(iban), key: randomUUID() }, owner)
  const made = await make(planted.savedIban)
  const { id } = (made.data?.['createPaymentCredential'] as { id: string } | undefined) ?? { id: '' }
  expect(id).not.toBe('')
  expect((await make(planted.wrongIban)).errors).toBeDefined()
  const wrong = { credentials: [{ kind: 'iban', value: planted.wrongIban }] }
  const refused = await api.call(`PATCH /v1/payment_credentials/${id}`, { as: owner, body: wrong })
  expect(refused.status).toBe(422)
}

/** The socket of the gateway to the server has the token in its address: between these two, and in no line. */
async function sayOverCable(who: Person, trade: string): Promise<void> {
  const socket = cableSocket(`${serverOrigin.replace('http', 'ws')}/cable?token=${who.token}`)
  await socket.frame(({ type }) => type === 'welcome')
  const identifier = JSON.stringify({ channel: 'ChatChannel', tradeId: trade })
  await socket.subscribe(identifier)
  const say = { action: 'create', text: planted.cableChat, client_id: 'client-0002' }
  socket.send({ command: 'message', identifier, data: JSON.stringify(say) })
  await socket.event('message_created')
  await socket.close()
}

/** What an embedded adapter left for somebody, the latest first. */
async function lettersTo(to: string): Promise<readonly string[]> {
  await api.advance(1)
  const { body } = await api.call<{ items: { text: string }[] }>(
    `GET /dev/messages?to=${encodeURIComponent(to)}`,
  )
  return body.items.map(({ text }) => text)
}

/** The token of the latest letter that links to a page; that is asked for too. */
async function letterToken(to: string, page = ''): Promise<string> {
  const link = new RegExp(`https?://[^/]+(\\S*${page}/([A-Za-z0-9_-]{43}))`)
  const found = (await lettersTo(to)).map(text => link.exec(text)).find(match => match !== null)
  const [, path = '', token = ''] = found ?? []
  expect(token).toHaveLength(43)
  tokens.push(token)
  await fetch(origin + path)
  return token
}

/** Everything by which somebody shows that an account is theirs. */
async function proofs(): Promise<void> {
  const person = await signUp('bola', planted.ownEmail)
  const as = person
  await api.call('POST /v1/users/confirmations', { body: { token: await letterToken(planted.ownEmail) } })
  await api.call('PATCH /v1/me/anti_phishing_word', { as, body: { word: planted.word } })
  await api.call('PATCH /v1/me/change_emails', {
    as,
    body: { email: planted.otherEmail, password: planted.password },
  })
  await api.call('POST /v1/users/confirmations', { body: { token: await letterToken(planted.otherEmail) } })
  const started = await api.call<{ secret: string }>('POST /v1/mfas', {
    as,
    body: { two_way_auth_method: 'google_authenticator', password: planted.password },
  })
  tokens.push(started.body.secret.padEnd(43, '='))
  const { body: clock } = await api.call<{ now: string }>('GET /dev/clock')
  const code = new TOTP({ secret: Secret.fromBase32(started.body.secret) }).generate({
    timestamp: Date.parse(clock.now),
  })
  const confirmed = await api.call<{ codes: string[] }>('POST /v1/mfas/confirm', { as, body: { code } })
  expect(confirmed.body.codes).toHaveLength(10)
  codes.push(code, ...confirmed.body.codes)
  await api.call('POST /v1/users/verifications/phone', {
    as,
    body: { phone: planted.phone, method: 'sms' },
  })
  codes.push(...(await lettersTo(planted.phone)).flatMap(text => /\b\d{5}\b/.exec(text) ?? []))
  await api.call('POST /v1/users/passwords', { body: { login: 'bola' } })
  const step = await api.call<{ token: string }>('POST /v1/users/passwords/recovery', {
    body: { token: await letterToken(planted.otherEmail) },
  })
  tokens.push(step.body.token)
  const set = { token: step.body.token, password: planted.newPassword, code: confirmed.body.codes[0] }
  expect((await api.call('PATCH /v1/users/passwords', { body: set })).status).toBe(200)
}

/** What goes wrong, and what is refused. */
async function troubles(): Promise<void> {
  await api.call('POST /v1/logins', { body: { login: planted.email, password: planted.wrongPassword } })
  await api.call('POST /v1/logins', { body: `{"login": "${planted.garbage}` })
  await api.call('POST /v1/users', { body: { user_name: 'x', email: planted.email, password: 5 } })
  await graphql('mutation { logIn(input: {login: "$$$"', { password: planted.wrongPassword }, null)
  const logIn = 'mutation ($input: LogInInput!) { logIn(input: $input) { step { token } } }'
  for (const password of [
    planted.wrongPassword,
    { typed: planted.wrongPassword },
    [planted.wrongPassword],
    5,
  ])
    await graphql(logIn, { input: { login: planted.email, password } }, null)
  await graphql(`{ planted(token: "${tokens[0]}") { id } }`, {}, null)
  for (const token of tokens) {
    await api.call('POST /v1/users/confirmations', { body: { token } })
    await api.call('POST /v1/users/passwords/recovery', { body: { token } })
    await api.call('PATCH /v1/users/passwords', { body: { token, password: planted.newPassword } })
  }
  const as = await signUp('femi', 'femi@souk.test')
  const change = { current_password: planted.wrongPassword, password: planted.newPassword }
  await api.call('POST /v1/me/change_password', { as, body: change })
  await api.call('PATCH /v1/me', { as, body: { user_name: planted.password, introduction: 5 } })
  await api.call('POST /v1/users/verifications/phone', { as, body: { phone: planted.phone, method: 'sms' } })
  await api.call('POST /v1/users/verifications/phone/verify', { as, body: { code: codes[0] } })
  await fetch(`${origin}/cable?token=${tokens[0]}`)
  await fetch(`${origin}/api/v1/users/validate_token?token=${tokens[0]}`)
  await fetch(`${origin}/reset-password/${planted.garbage}?token=${tokens[0]}`).catch(() => null)
}

/** A call of both parts; resolves when both have written their line of it, and so of everything before. */
async function fence(): Promise<string> {
  const id = `proof-${randomUUID()}`
  await graphql('{ currencies { coins { code } } }', {}, null, id)
  await Promise.all([server, gateway].map(part => part.line(text => text.includes(id))))
  return id
}

/** Whether a text has a secret in it. A short code is one only where it stands alone: the digits of a time or an id may be the same. */
const tells = (text: string, secrets: readonly string[]): boolean =>
  secrets.some(secret =>
    /^\d{4,8}$/.test(secret)
      ? new RegExp(`(?<![\\da-f])${secret}(?![\\da-f])`).test(text)
      : text.includes(secret.replace(/=+$/, '')),
  )

describe('the log', () => {
  it('has no password, token, code, requisite or word of people in any line, at the level of debug', async () => {
    await wholeStory()
    await saving()
    await proofs()
    const played = { api, tokens, codes, signUp, graphql, lettersTo, letterToken }
    await sendingStory(played)
    await shopStory(played, origin, shop)
    await troubles()
    await fence()
    const secrets = [...Object.values(planted), ...tokens, ...codes, secretOfGateway]
    const lines = [...server.lines, ...gateway.lines]
    expect(tokens.every(token => token.length === 43)).toBe(true)
    expect(server.lines.length).toBeGreaterThan(30)
    expect(gateway.lines.length).toBeGreaterThan(20)
    expect(lines.filter(line => tells(line, secrets))).toEqual([])
  })

  it('and no answer that refuses something repeats one', () => {
    const secrets = [...Object.values(planted), ...tokens, ...codes, secretOfGateway]
    expect(refusals.length).toBeGreaterThan(30)
    expect(refusals.filter(text => tells(text, secrets))).toEqual([])
  })

  it('is JSON, line by line, and names a request by one id in both parts', async () => {
    const id = await fence()
    const named = (process: ProductProcess) =>
      process.lines
        .map(line => JSON.parse(line) as Record<string, unknown>)
        .filter(line => line['requestId'] === id)
    expect(named(gateway)).toMatchObject([{ door: 'graphql', status: 200 }])
    expect(named(server)).toMatchObject([
      { route: '/api/v1/currencies', status: 200, operation: 'currencies' },
    ])
  })
})
