import { describe, expect, it } from 'vitest'
import { createBrowserPush, type PushAddress } from './browserPush.ts'
import type { BrowserSubscription, PushSurroundings } from './browserPushSurroundings.ts'
import { followPush } from '../../start/follow/followPush.ts'
import { keepPushMark, readPushMark } from './pushMark.ts'

const keys = { p256dh: 'a point', auth: 'a secret' }

interface Scene {
  readonly permission?: NotificationPermission
  /** What the person answers when asked. */
  readonly answer?: NotificationPermission
  readonly isSupported?: boolean
  /** Why subscribing fails. */
  readonly failure?: Error
  /** Why the server does not take it. */
  readonly refusal?: Error
}

function setup({
  permission = 'default',
  answer = 'granted',
  isSupported = true,
  failure,
  refusal,
}: Scene = {}) {
  const done: string[] = []
  const kept = new Map<string, string>()
  const storage = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  }
  const server = new Map<string, PushAddress>()
  let now = permission
  let current: BrowserSubscription | null = null
  const around: PushSurroundings = {
    permission: () => now,
    askPermission: async () => {
      done.push('asked')
      now = answer
      return answer
    },
    subscription: async () => current,
    subscribe: async publicKey => {
      if (failure !== undefined) throw failure
      done.push(`subscribed by ${publicKey}`)
      current = {
        toJSON: () => ({ endpoint: 'https://push.example/1', keys }),
        unsubscribe: async () => {
          done.push('unsubscribed')
          current = null
          return true
        },
      }
      return current
    },
  }
  const push = createBrowserPush({
    around: isSupported ? around : null,
    storage,
    publicKey: async () => 'the key',
    add: async address => {
      if (refusal !== undefined) throw refusal
      server.set('t1', address)
      return 't1'
    },
    remove: async token => server.delete(token),
  })
  return { push, done, server, storage }
}

describe('the notices of a browser', () => {
  it.each([
    ['that cannot show any', { isSupported: false }, 'unsupported'],
    ['that blocks them', { permission: 'denied' }, 'blocked'],
    ['that was never asked', {}, 'off'],
    ['that allowed them to another page', { permission: 'granted' }, 'off'],
  ] as const)('%s are %s', async (_, scene, state) => {
    const { push, done } = setup(scene)
    expect(await push.stateFor('amina')).toBe(state)
    expect(done).toEqual([])
  })

  it('are asked for, subscribed to and told to the server when they are turned on', async () => {
    const { push, done, server } = setup()
    expect(await push.turnOn('amina')).toBe('on')
    expect(done).toEqual(['asked', 'subscribed by the key'])
    expect([...server.values()]).toEqual([{ endpoint: 'https://push.example/1', keys }])
    expect(await push.stateFor('amina')).toBe('on')
    expect(await push.stateFor('kunle')).toBe('off')
  })

  it.each([
    ['denied', 'blocked'],
    ['default', 'off'],
  ] as const)('stay off when the answer is %s', async (answer, state) => {
    const { push, done } = setup({ answer })
    expect(await push.turnOn('amina')).toBe(state)
    expect(done).toEqual(['asked'])
  })

  it('leave nothing behind when the push service or the server does not take them', async () => {
    const lost = setup({ failure: new DOMException('no push service', 'AbortError') })
    await expect(lost.push.turnOn('amina')).rejects.toThrow('no push service')
    expect(readPushMark(lost.storage)).toBeNull()
    const refused = setup({ refusal: new Error('refused') })
    await expect(refused.push.turnOn('amina')).rejects.toThrow('refused')
    expect(refused.done).toEqual(['asked', 'subscribed by the key', 'unsubscribed'])
    expect(await refused.push.stateFor('amina')).toBe('off')
  })

  it('end here and on the server when they are turned off', async () => {
    const { push, server, done } = setup()
    await push.turnOn('amina')
    expect(await push.turnOff()).toBe('off')
    expect(done.at(-1)).toBe('unsubscribed')
    expect(server.size).toBe(0)
    expect(await push.stateFor('amina')).toBe('off')
  })
})

describe('after a session', () => {
  const follow = (standing: 'unknown' | 'visitor' | 'member', userId: string | null) => {
    const { storage } = setup()
    keepPushMark(storage, { userId: 'amina', token: 't1' })
    let forgotten = 0
    followPush({
      session: { current: () => ({ standing, userId }), subscribe: () => () => {} },
      storage,
      forget: async () => void (forgotten += 1),
    })
    return forgotten
  }
  it('a browser forgets whose notices it showed, once somebody else looks or nobody', () => {
    expect(follow('visitor', null)).toBe(1)
    expect(follow('member', 'kunle')).toBe(1)
  })
  it('a browser keeps them for who switched them on, and while it is not known who looks', () => {
    expect(follow('member', 'amina')).toBe(0)
    expect(follow('unknown', null)).toBe(0)
  })
  it('what was stored is not believed', () => {
    const { storage } = setup()
    for (const text of ['', 'null', '7', '{"userId":1,"token":"t"}', '{"userId":"a"}', '{']) {
      storage.setItem('souk:push', text)
      expect(readPushMark(storage)).toBeNull()
    }
  })
})
