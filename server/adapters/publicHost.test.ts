import { createECDH, randomBytes } from 'node:crypto'
import { afterEach, describe, expect, it } from 'vitest'
import webPushLibrary from 'web-push'
import { startShop, type Said, type ShopServer } from '../../tests/support/shop.ts'
import { machineTimers } from '../runtime/timers.ts'
import type { HostGuard, Resolve } from './publicHost.ts'
import { publicText } from './publicText.ts'
import { webPush } from './push/webPush.ts'
import { webhookSender } from './webhook/sender.ts'

const servers: ShopServer[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})
async function serverAt(host: string, port = 0): Promise<ShopServer> {
  const server = await startShop(host, port)
  servers.push(server)
  return server
}
const portOf = ({ host }: ShopServer): number => Number(host.split(':').at(-1))

const timers = machineTimers
const timeoutMs = 5000
const vapid = webPushLibrary.generateVAPIDKeys()

function subscription(endpoint: string) {
  const keys = createECDH('prime256v1')
  keys.generateKeys()
  const auth = randomBytes(16).toString('base64url')
  return { endpoint, keys: { p256dh: keys.getPublicKey('base64url'), auth } }
}

/** What came of a call: what is said of it where it is taken, and where nobody may be called. */
interface Caller {
  readonly call: (url: string, guard: HostGuard) => Promise<unknown>
  readonly taken: Said
  readonly reached: unknown
  readonly refused: unknown
  readonly redirected: unknown
}

/** Everything of Souk that calls where somebody else says. */
const callers: Readonly<Record<string, Caller>> = {
  'a webhook': {
    async call(url, guard) {
      const { statusCode, fault } = await webhookSender({
        ...guard,
        timers,
        timeoutMs,
        answerLength: 20,
      }).post({
        url,
        headers: {},
        body: '{}',
      })
      return fault ?? statusCode
    },
    taken: { status: 204 },
    reached: 204,
    refused: 'not_public',
    redirected: 'redirected',
  },
  'a style sheet': {
    async call(url, guard) {
      const sheet = { ...guard, url: new URL(url), type: 'text/css', maxBytes: 1000, timers, timeoutMs }
      const answer = await publicText(sheet)
      return answer.ok ? answer.text : answer.why
    },
    taken: { status: 200, text: 'a{}', headers: { 'content-type': 'text/css' } },
    reached: 'a{}',
    refused: 'unreachable',
    redirected: 'unreachable',
  },
  'a push service': {
    async call(url, { allowedHosts, ...guard }) {
      const push = webPush({
        ...guard,
        vapid,
        subject: 'mailto:no-reply@souk.example',
        timers,
        allowLocal: allowedHosts.size > 0,
      })
      const notice = { title: 'Trade', body: 'Paid', path: '/trade/A', tag: 'A' }
      return push
        .send({ kind: 'web', address: subscription(url) }, notice)
        .catch((error: unknown) => (error as Error).message)
    },
    taken: { status: 201 },
    reached: 'sent',
    refused: 'gone',
    redirected: 'push service: the notice was answered with 307',
  },
}

describe.each(Object.entries(callers))('%s', (_name, { call, taken, reached, refused, redirected }) => {
  it('goes to the address that was looked at, though its name means another a moment later', async () => {
    // 127.0.0.2 plays the public address, and 127.0.0.1 what nobody may reach.
    const outside = await serverAt('127.0.0.2')
    const inside = await serverAt('127.0.0.1', portOf(outside))
    outside.answers = () => taken
    let asked = 0
    const resolve: Resolve = async () => ((asked += 1) === 1 ? ['127.0.0.2'] : ['127.0.0.1'])
    const isPublic = (address: string) => address === '127.0.0.2'
    const host = `rebind.example:${portOf(outside)}`
    expect(await call(`http://${host}/`, { allowedHosts: new Set([host]), resolve, isPublic })).toEqual(
      reached,
    )
    expect(asked).toBe(1)
    expect(outside.received).toHaveLength(1)
    expect(inside.received).toEqual([])
    // And without the list the second meaning is refused.
    expect(await call('https://rebind.example/', { allowedHosts: new Set(), resolve, isPublic })).toEqual(
      refused,
    )
    expect(asked).toBe(2)
  })

  it.each([
    [['127.0.0.1']],
    [['0.0.0.0']],
    [['10.0.0.1']],
    [['169.254.169.254']],
    [['100.64.0.1']],
    [['1.1.1.1', '192.168.1.1']],
    [['::1']],
    [['::']],
    [['::ffff:127.0.0.1']],
    [['::ffff:7f00:1']],
    [['64:ff9b::7f00:1']],
    [['2002:7f00:1::']],
    [['fe80::1']],
    [['fd00::1']],
    [['2606:4700:4700::1111', '::1']],
  ])('goes nowhere where its name means %j', async found => {
    const guard = { allowedHosts: new Set<string>(), resolve: async () => found }
    expect(await call('https://shop.example/', guard)).toEqual(refused)
  })

  it.each([
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://0177.0.0.1/',
    'https://127.0.0.1./',
    'https://0/',
    'https://[::]/',
    'https://[::ffff:169.254.169.254]/',
    'https://somebody:secret@shop.example/',
    'http://shop.example/',
  ])('does not even ask for a name at %s', async url => {
    const resolve = () => Promise.reject(new Error('asked'))
    expect(await call(url, { allowedHosts: new Set(), resolve })).toEqual(refused)
  })

  it('follows no redirect', async () => {
    const [server, elsewhere] = [await serverAt('127.0.0.1'), await serverAt('127.0.0.1')]
    server.answers = () => ({ status: 307, headers: { location: `http://${elsewhere.host}/` } })
    const guard = { allowedHosts: new Set([server.host, elsewhere.host]) }
    expect(await call(`http://${server.host}/`, guard)).toEqual(redirected)
    expect(server.received).toHaveLength(1)
    expect(elsewhere.received).toEqual([])
  })
})
