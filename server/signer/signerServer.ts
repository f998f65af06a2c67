import { createHash, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Logger } from '../runtime/logger.ts'
import { orderOf } from './order.ts'
import type { Signer } from './signer.ts'

/** An order is a few hundred bytes. */
const longestBody = 16 * 1024

/**
 * The signer's own door: what its addresses are made of, and signing. Whoever has the secret may ask; nothing else is
 * answered, and nothing of an order is logged but its name.
 */
export function signerServer(signer: Signer, secret: string, logger: Logger): Server {
  const server = createServer((request, response) => {
    answer(signer, secret, request).then(
      ([status, body]) => send(response, status, body),
      (error: unknown) => {
        logger.error({ err: error }, 'an order could not be signed')
        send(response, 500, { error: 'failed' })
      },
    )
  })
  server.requestTimeout = 10_000
  server.headersTimeout = 10_000
  return server
}

type Answer = readonly [status: number, body: unknown]

async function answer(signer: Signer, secret: string, request: IncomingMessage): Promise<Answer> {
  if (!isSame(request.headers.authorization ?? '', `Bearer ${secret}`))
    return [401, { error: 'unauthorized' }]
  switch (`${request.method} ${request.url}`) {
    case 'GET /watch-keys':
      return [200, await signer.watchKeys()]
    case 'GET /room': {
      const room = await signer.room()
      return [200, room.map(({ coin, limit, left }) => ({ coin, limit: String(limit), left: String(left) }))]
    }
    case 'POST /sign': {
      const text = await bodyOf(request)
      if (text === null) return [413, { error: 'too_long' }]
      const order = orderOf(parsed(text))
      if (order === null) return [200, { ok: false, refusal: 'bad_order', retryAt: null }]
      const signed = await signer.sign(order)
      return [
        200,
        signed.ok ? { ok: true, signed: { ...signed.signed, sequence: String(order.sequence) } } : signed,
      ]
    }
    default:
      return [404, { error: 'not_found' }]
  }
}

/** In the same time, however much of it is right: hashes have one length. */
const isSame = (given: string, wanted: string): boolean => timingSafeEqual(hashOf(given), hashOf(wanted))

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest()

async function bodyOf(request: IncomingMessage): Promise<string | null> {
  const parts: Buffer[] = []
  let length = 0
  for await (const part of request as AsyncIterable<Buffer>) {
    length += part.length
    if (length > longestBody) return null
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json', connection: 'close' })
  response.end(JSON.stringify(body))
}
