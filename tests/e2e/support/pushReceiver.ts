import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
  type ECDH,
} from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A notice as a device reads it. */
export interface ReceivedNotice {
  readonly title: string
  readonly body: string
  readonly path: string
  readonly tag: string
  /** By which a service replaces what still waits (RFC 8030). */
  readonly topic: string
}

/** A push service of this machine, with the one browser that subscribed to it. */
export interface PushReceiver {
  /** As a browser hands it to the server. */
  readonly subscription: {
    readonly endpoint: string
    readonly keys: { readonly p256dh: string; readonly auth: string }
  }
  /** What came so far, decrypted. */
  readonly received: readonly ReceivedNotice[]
  /** What was wrong with a request: nothing. */
  readonly faults: readonly string[]
  /** The next one is answered as by a service that is out of order; it counts as received. */
  failOnce(): void
  close(): Promise<void>
}

/**
 * Runs a push service that takes everything, decrypts it for the browser (RFC 8291, RFC 8188), and looks whether it is signed
 * by the key of this Souk (RFC 8292).
 */
export async function startPushReceiver(publicKey: string): Promise<PushReceiver> {
  const browser = createECDH('prime256v1')
  browser.generateKeys()
  const auth = randomBytes(16)
  const received: ReceivedNotice[] = []
  const faults: string[] = []
  let failures = 0
  const path = `/push/${randomBytes(12).toString('hex')}`
  let origin = ''

  const server = createServer((request, response) => {
    void (async () => {
      try {
        if (request.url !== path) throw new Error(`${String(request.url)} is no browser's`)
        checkSignature(request, { origin, publicKey })
        const sealed = Buffer.concat((await request.toArray()) as Buffer[])
        const notice = JSON.parse(opened(sealed, browser, auth)) as Omit<ReceivedNotice, 'topic'>
        received.push({ ...notice, topic: String(request.headers['topic']) })
      } catch (error) {
        faults.push(String(error))
      }
      response.statusCode = failures > 0 ? 503 : 201
      failures = Math.max(0, failures - 1)
      response.end()
    })()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    subscription: {
      endpoint: origin + path,
      keys: { p256dh: browser.getPublicKey('base64url'), auth: auth.toString('base64url') },
    },
    received,
    faults,
    failOnce: () => void (failures += 1),
    close: () => new Promise(resolve => server.close(() => resolve())),
  }
}

const pointBytes = 65

/** The text of one record of `aes128gcm`: salt, record size, the sender's point, and what is sealed. */
function opened(body: Buffer, browser: ECDH, auth: Buffer): string {
  const salt = body.subarray(0, 16)
  const idLength = body.readUInt8(20)
  const sender = body.subarray(21, 21 + idLength)
  if (idLength !== pointBytes) throw new Error(`A sender's key of ${idLength} bytes`)
  const shared = browser.computeSecret(sender)
  const about = Buffer.concat([Buffer.from('WebPush: info\0'), browser.getPublicKey(), sender])
  const secret = Buffer.from(hkdfSync('sha256', shared, auth, about, 32))
  const derived = (what: string, bytes: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, Buffer.from(`Content-Encoding: ${what}\0`), bytes))
  const sealed = body.subarray(21 + idLength)
  const decipher = createDecipheriv('aes-128-gcm', derived('aes128gcm', 16), derived('nonce', 12))
  decipher.setAuthTag(sealed.subarray(-16))
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
  // The last record ends in 2, and zeros after it.
  return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8')
}

/** Throws where the request is not signed by the key of the service for this very push service. */
function checkSignature(
  { headers, method }: IncomingMessage,
  { origin, publicKey }: { readonly origin: string; readonly publicKey: string },
): void {
  const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(headers.authorization ?? '') ?? []
  if (key !== publicKey) throw new Error('Signed by another key')
  const [head = '', claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(publicKey, 'base64url')
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  }
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  if (!isSigned) throw new Error('The signature is not of these claims')
  const said = JSON.parse(Buffer.from(claims, 'base64url').toString()) as {
    aud: string
    sub: string
    exp: number
  }
  if (said.aud !== origin) throw new Error(`Signed for ${said.aud}`)
  if (!said.sub.startsWith('mailto:')) throw new Error(`From ${said.sub}`)
  const hoursLeft = said.exp / 3600 - Date.now() / 3_600_000
  if (hoursLeft <= 0 || hoursLeft > 24) throw new Error(`Valid for ${hoursLeft} hours`)
  if (method !== 'POST' || headers['content-encoding'] !== 'aes128gcm' || !(Number(headers['ttl']) > 0))
    throw new Error(
      `${String(method)}, ${String(headers['content-encoding'])}, TTL ${String(headers['ttl'])}`,
    )
}
