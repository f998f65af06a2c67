import { createHash, createPublicKey, verify } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { refuse } from '../domain/refusal/refusal.ts'
import { RequestRefused } from './refusal.ts'

/** The headers by which a shop signs a call (docs/merchant-api.md). */
export const signatureHeaders = {
  key: 'souk-key',
  timestamp: 'souk-timestamp',
  signature: 'souk-signature',
} as const

/** A call as its headers say that it is signed; nothing of it is believed yet. */
export interface SignedCall {
  readonly keyId: string
  readonly signedAt: Date
  readonly signature: Buffer
  /** What the signature is over. */
  readonly text: string
}

const shapes = {
  key: /^[0-9a-f-]{36}$/,
  timestamp: /^[0-9]{9,11}$/,
  // 64 bytes.
  signature: /^[A-Za-z0-9+/]{86}==$/,
} as const satisfies Record<keyof typeof signatureHeaders, RegExp>

/** Reads how a call is signed. Refuses `unauthenticated` at the header that is missing or is none. */
export function signedCallOf(request: FastifyRequest): SignedCall {
  const read = (name: keyof typeof signatureHeaders): string => {
    const value = request.headers[signatureHeaders[name]]
    if (typeof value !== 'string' || !shapes[name].test(value))
      throw new RequestRefused(refuse('unauthenticated', signatureHeaders[name]))
    return value
  }
  const timestamp = read('timestamp')
  const idempotencyKey = request.headers['idempotency-key']
  return {
    keyId: read('key'),
    signedAt: new Date(Number(timestamp) * 1000),
    signature: Buffer.from(read('signature'), 'base64'),
    text: [
      timestamp,
      request.method,
      request.raw.url ?? '',
      typeof idempotencyKey === 'string' ? idempotencyKey : '',
      createHash('sha256')
        .update(bodies.get(request) ?? '')
        .digest('hex'),
    ].join('\n'),
  }
}

/** Whether a call was signed with the private half of this key, an SPKI in base64. */
export const isSignedWith = (publicKey: string, { text, signature }: SignedCall): boolean =>
  verify(
    null,
    Buffer.from(text),
    createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' }),
    signature,
  )

/** What came in, byte for byte, while the request lasts. */
const bodies = new WeakMap<FastifyRequest, Buffer>()

/** Keeps the bytes of the bodies that come to the routes of this scope: a signature is over them. They are read as everywhere. */
export function keepBodies(scope: FastifyInstance): void {
  const parse = scope.getDefaultJsonParser('error', 'error')
  scope.removeContentTypeParser('application/json')
  scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    bodies.set(request, body as Buffer)
    void parse(request, body.toString(), done)
  })
}
