import { createHash, createPublicKey, randomUUID, sign, verify } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { done } from '../contract/roles/done.ts'
import { newStore } from '../contract/roles/props.ts'
import type { TestSouk } from './souk.ts'
import type { Answer, Json, Person } from './soukClient.ts'

export const storesPath = '/v1/me/merchant_accounts'

/** A key as its owner got it, once. */
export interface ShopKey {
  readonly id: string
  readonly privateKey: string
}

/** A call of a shop; each part that is named is sent in place of the right one. */
export interface SignedSent {
  readonly body?: string
  readonly key?: string
  /** When it is signed. */
  readonly at: Date
  /** Parts that are signed otherwise than they are sent. */
  readonly signs?: Partial<Record<'method' | 'path' | 'body' | 'key' | 'timestamp', string>>
  readonly headers?: Readonly<Record<string, string>>
}

/** The headers by which a shop signs, as docs/merchant-api.md says. */
export function signedHeaders(key: ShopKey, line: string, sent: SignedSent): Record<string, string> {
  const [method = '', path = ''] = line.split(' ')
  const timestamp = String(Math.floor(sent.at.getTime() / 1000))
  const { signs = {} } = sent
  const text = [
    signs.timestamp ?? timestamp,
    signs.method ?? method,
    signs.path ?? `/api${path}`,
    signs.key ?? sent.key ?? '',
    createHash('sha256')
      .update(signs.body ?? sent.body ?? '')
      .digest('hex'),
  ].join('\n')
  return {
    'souk-key': key.id,
    'souk-timestamp': timestamp,
    'souk-signature': sign(null, Buffer.from(text), key.privateKey).toString('base64'),
    ...(sent.key === undefined ? {} : { 'idempotency-key': sent.key }),
    ...(sent.body === undefined ? {} : { 'content-type': 'application/json' }),
    ...sent.headers,
  }
}

/** Calls in a shop's name. */
export async function shopCall(
  origin: string,
  line: `${string} /${string}`,
  { sent, headers }: { readonly sent: SignedSent; readonly headers: Readonly<Record<string, string>> },
): Promise<Answer<Json>> {
  const [method = '', path = ''] = line.split(' ')
  const answer = await fetch(`${origin}/api${path}`, {
    method,
    headers,
    ...(sent.body === undefined ? {} : { body: sent.body }),
  })
  return { status: answer.status, body: (await answer.json()) as Json, headers: answer.headers }
}

/** A store that was reviewed. */
export async function openStore(souk: TestSouk, owner: Person, changes: Json = {}): Promise<string> {
  const { account_id: id } = await done(souk.call(`POST ${storesPath}`, { as: owner, body: newStore }))
  const { database } = souk.server.parts
  await database.db.deleteFrom('job').where('kind', '=', 'store_review').execute()
  await database.db
    .updateTable('store')
    .set({ status: 'active' })
    .where('id', '=', id as never)
    .execute()
  if (Object.keys(changes).length > 0)
    await done(souk.call(`PATCH ${storesPath}/${String(id)}`, { as: owner, body: changes }))
  return id as string
}

/** A key of it. */
export async function newKey(souk: TestSouk, owner: Person, store: string): Promise<ShopKey> {
  const { key_id: id, private_key: privateKey } = await done(
    souk.call(`POST ${storesPath}/${store}/generate_keypair`, { as: owner, key: randomUUID() }),
  )
  return { id: id as string, privateKey: privateKey as string }
}

/** What a shop's server was sent. */
export interface Received {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

/** What it answers: a status, with a text and headers. */
export interface Said {
  readonly status: number
  readonly text?: string
  readonly headers?: Readonly<Record<string, string>>
}

/** A shop's server, that takes webhooks. */
export interface ShopServer {
  /** As in `127.0.0.1:40123`. */
  readonly host: string
  readonly received: readonly Received[]
  /** What it answers from now on, or, with a promise, when that is settled. */
  answers: (received: Received) => Said | Promise<Said>
  close(): void
}

/** Starts it; it takes everything with 204. */
export async function startShop(host = '127.0.0.1', port = 0): Promise<ShopServer> {
  const received: Received[] = []
  const shop: ShopServer = {
    host: '',
    received,
    answers: () => ({ status: 204 }),
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
  const server = createServer((request, response) => {
    void (async () => {
      const body = Buffer.concat(await request.toArray()).toString()
      const one = { path: request.url ?? '', headers: request.headers, body }
      received.push(one)
      const { status, text, headers } = await shop.answers(one)
      response.writeHead(status, headers)
      response.end(text)
    })().catch(() => response.destroy())
  })
  server.listen(port, host)
  await once(server, 'listening')
  return Object.assign(shop, { host: `${host}:${(server.address() as AddressInfo).port}` })
}

/** Whether what came was signed with this key, as the Standard Webhooks say. */
export function isOurs({ headers, body }: Received, publicKey: string): boolean {
  const [, signature = ''] = String(headers['webhook-signature']).split(',')
  return verify(
    null,
    Buffer.from(`${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`),
    createPublicKey(publicKey),
    Buffer.from(signature, 'base64'),
  )
}
