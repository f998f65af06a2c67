import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import webPushLibrary from 'web-push'
import { expect, test } from 'vitest'
import { fakeProvider } from '../../../tests/support/network/fakeProvider.ts'
import { handTimers } from '../../../tests/support/time/handTimers.ts'
import { noPush, pushSender } from './pushSender.ts'
import { shellPush } from './shellPush.ts'
import { webPush } from './webPush.ts'

const notice = {
  title: 'Сделка 8F2K41QX',
  body: 'Покупатель оплатил',
  path: '/trade/8F2K41QX',
  tag: 'trade-8F2K41QX',
}
const vapid = webPushLibrary.generateVAPIDKeys()

/** A browser that has subscribed: its address, and how it reads what comes (RFC 8188, RFC 8291). */
function browser(endpoint: string) {
  const keys = createECDH('prime256v1')
  keys.generateKeys()
  const auth = randomBytes(16)
  const derive = (secret: Buffer, salt: Buffer, info: Buffer, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, info, length))
  return {
    address: {
      endpoint,
      expirationTime: null,
      keys: { p256dh: keys.getPublicKey('base64url'), auth: auth.toString('base64url') },
    },
    read: (bytes: Buffer): unknown => {
      const [salt, theirs] = [bytes.subarray(0, 16), bytes.subarray(21, 21 + bytes.readUInt8(20))]
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), theirs])
      const secret = derive(keys.computeSecret(theirs), auth, info, 32)
      const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
      const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
      const decipher = createDecipheriv('aes-128-gcm', key, nonce)
      decipher.setAuthTag(bytes.subarray(-16))
      const text = Buffer.concat([decipher.update(bytes.subarray(21 + theirs.length, -16)), decipher.final()])
      return JSON.parse(text.subarray(0, text.lastIndexOf(2)).toString())
    },
  }
}

async function bench() {
  const fake = await fakeProvider()
  const timers = handTimers()
  const push = webPush({ vapid, subject: 'https://souk.example', timers, allowLocal: true })
  return { fake, timers, push, ...browser(`${fake.url}/push/planted-endpoint`) }
}

const headers = {
  'content-encoding': 'aes128gcm',
  ttl: '86400',
  urgency: 'high',
  topic: expect.stringMatching(/^[\w-]{32}$/),
}

/** The claims of the token, when it is signed with our key. */
function claimsOf(authorization: string | undefined): unknown {
  const [, token = '', k = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(authorization ?? '') ?? []
  const [head, claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(vapid.publicKey, 'base64url')
  const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')]
  const key = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' })
  expect(k).toBe(vapid.publicKey)
  expect(
    verify(
      'sha256',
      Buffer.from(`${head}.${claims}`),
      { key, dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    ),
  ).toBe(true)
  return JSON.parse(Buffer.from(claims, 'base64url').toString())
}

test('a browser gets a notice that it alone can read, from a sender whom its service knows', async () => {
  const { fake, push, address, read } = await bench()
  const body = (bytes: Buffer) => expect(read(bytes)).toEqual(notice)
  const sent = fake.next({ path: '/push/planted-endpoint', headers, body, answer: { status: 201 } })
  expect(await push.send({ kind: 'web', address }, notice)).toBe('sent')
  expect(claimsOf((await sent).authorization)).toMatchObject({ aud: fake.url, sub: 'https://souk.example' })
})

test('notices of one tag replace each other, of two they do not', async () => {
  const { fake, push, address } = await bench()
  const topics: unknown[] = []
  for (const tag of ['a', 'a', 'b']) {
    const sent = fake.next({
      path: '/push/planted-endpoint',
      headers,
      body: () => undefined,
      answer: { status: 201 },
    })
    await push.send({ kind: 'web', address }, { ...notice, tag })
    topics.push((await sent)['topic'])
  }
  expect(topics[1]).toBe(topics[0])
  expect(topics[2]).not.toBe(topics[0])
})

test.each([404, 410])('%i: the browser is gone', async status => {
  const { fake, push, address } = await bench()
  void fake.next({ path: '/push/planted-endpoint', body: () => undefined, answer: { status } })
  expect(await push.send({ kind: 'web', address }, notice)).toBe('gone')
})

test.each([
  ['a refusal', { status: 429 }, /was answered with 429$/],
  ['a broken connection', 'cut' as const, /cannot be reached$/],
])('%s fails without the endpoint', async (_, answer, message) => {
  const { fake, push, address } = await bench()
  void fake.next({ path: '/push/planted-endpoint', body: () => undefined, answer })
  const error: unknown = await push.send({ kind: 'web', address }, notice).catch((thrown: unknown) => thrown)
  expect((error as Error).message).toMatch(message)
  expect(`${(error as Error).stack} ${JSON.stringify(error)}`).not.toContain('planted')
})

test('ten seconds without an answer are a failure', async () => {
  const { fake, timers, push, address } = await bench()
  const asked = fake.next({ path: '/push/planted-endpoint', body: () => undefined, answer: 'silence' })
  const sending = push.send({ kind: 'web', address }, notice)
  await asked
  timers.pass(10_000)
  await expect(sending).rejects.toThrow('push service: did not answer in time')
})

const strict = webPush({ vapid, subject: 'mailto:no-reply@souk.example', timers: handTimers() })

test.each([
  'http://push.example/1',
  'https://localhost/1',
  'https://souk.localhost/1',
  'https://127.0.0.1/1',
  'https://2130706433/1',
  'https://0x7f.1/1',
  'https://10.0.0.8/1',
  'https://100.64.1.1/1',
  'https://169.254.169.254/latest/meta-data',
  'https://172.31.0.1/1',
  'https://192.168.1.1/1',
  'https://[::1]/1',
  'https://[fe80::1]/1',
  'https://[fd00::1]/1',
  'https://[::ffff:10.0.0.8]/1',
  'https://[64:ff9b::a00:8]/1',
  'https://[2002:a00:8::1]/1',
  'https://user:password@push.example/1',
  'https://database/1',
  'https://metadata.google.internal/1',
  'ftp://push.example/1',
  'no address',
])('%s is no push service', async endpoint => {
  expect(await strict.send({ kind: 'web', address: browser(endpoint).address }, notice)).toBe('gone')
})

test.each([
  null,
  {},
  { endpoint: 'https://push.example/1' },
  { endpoint: 'https://push.example/1', keys: { p256dh: 'AAAA', auth: 'AAAA' } },
])('%o is no subscription', async address => {
  expect(await strict.send({ kind: 'web', address }, notice)).toBe('gone')
})

const access = { key: 'key-of-the-shell-service' }
const shellNotice = (platform: string) => ({
  path: '/notices',
  headers: { authorization: `Bearer ${access.key}` },
  body: { token: 'token-of-a-device', platform, ...notice },
})
const device = { token: 'token-of-a-device' }

test('a shell gets its notice, until it is gone', async () => {
  const fake = await fakeProvider()
  const push = shellPush({ ...access, url: fake.url }, handTimers())
  void fake.next({ ...shellNotice('android'), answer: { status: 202 } })
  expect(await push.send({ kind: 'android', address: device }, notice)).toBe('sent')
  for (const status of [404, 410]) {
    void fake.next({ ...shellNotice('ios'), answer: { status } })
    expect(await push.send({ kind: 'ios', address: device }, notice)).toBe('gone')
  }
  void fake.next({ ...shellNotice('ios'), answer: { status: 503 } })
  await expect(push.send({ kind: 'ios', address: device }, notice)).rejects.toThrow(
    /^shell push service: POST \/notices was answered with 503$/,
  )
  expect(await push.send({ kind: 'ios', address: {} }, notice)).toBe('gone')
})

test('each kind of device has its sender; where there is none, the device is gone', async () => {
  const fake = await fakeProvider()
  const shell = shellPush({ ...access, url: fake.url }, handTimers())
  const push = pushSender({ web: noPush, android: shell, ios: shell })
  expect(await push.send({ kind: 'web', address: {} }, notice)).toBe('gone')
  void fake.next({ ...shellNotice('ios'), answer: {} })
  expect(await push.send({ kind: 'ios', address: device }, notice)).toBe('sent')
})
