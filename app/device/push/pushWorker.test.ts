import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'

const source = readFileSync(new URL('../../public/push-worker.js', import.meta.url), 'utf8')
const origin = 'https://souk.test'

interface Tab {
  readonly at: string
  readonly isFocused?: boolean
  /** The browser does not let it be led elsewhere. */
  readonly isStubborn?: boolean
}

/** The worker in a browser with these tabs; what it did, in order. */
function setup(tabs: readonly Tab[] = [], status = 200) {
  const done: unknown[] = []
  const listeners = new Map<string, (event: object) => void>()
  const clients = tabs.map(({ at, isFocused = false, isStubborn = false }) => ({
    url: origin + at,
    focused: isFocused,
    focus: async () => done.push(['focus', at]),
    navigate: async (path: string) => {
      if (isStubborn) throw new TypeError('not controlled')
      done.push(['navigate', at, path])
    },
  }))
  const subscription = (endpoint: string) => ({
    options: { applicationServerKey: 'the key' },
    toJSON: () => ({ endpoint, keys: { p256dh: 'p', auth: 'a' } }),
    unsubscribe: async () => done.push(['unsubscribe']),
  })
  const self = {
    location: { hostname: 'market.test' },
    addEventListener: (name: string, listener: (event: object) => void) => listeners.set(name, listener),
    skipWaiting: () => {},
    clients: {
      matchAll: async () => clients,
      openWindow: async (path: string) => done.push(['open', path]),
      claim: async () => done.push(['claim']),
    },
    registration: {
      showNotification: async (title: string, options: object) => done.push(['show', title, { ...options }]),
      pushManager: {
        subscribe: async (options: object) => {
          done.push(['subscribe', options])
          return subscription('https://push.example/new')
        },
      },
    },
  }
  const send = async (path: string, { body }: { body: string }) => {
    done.push(['send', path, JSON.parse(body)])
    return { status }
  }
  runInNewContext(source, { self, fetch: send, URL })
  const happen = async (name: string, event: object = {}) => {
    let end: Promise<unknown> = Promise.resolve()
    listeners.get(name)?.({ ...event, waitUntil: (promise: Promise<unknown>) => (end = promise) })
    await end
    return done
  }
  return { happen, subscription, listeners }
}

const notice = { title: 'Souk', body: 'Kunle has paid.', path: '/ru/trade/AB12CD34', tag: 'n1' }
const message = (said: unknown) => ({ data: { json: () => said } })
const shown = [
  'show',
  'Souk',
  { body: notice.body, tag: 'n1', data: { path: notice.path }, icon: '/favicon.svg' },
]

describe('a notice', () => {
  it.each<[string, Tab[]]>([
    ['no page is open', []],
    ['pages lie behind those of others', [{ at: '/wallet' }, { at: '/ru/trade/AB12CD34' }]],
  ])('is shown while %s', async (_, tabs) => {
    expect(await setup(tabs).happen('push', message(notice))).toEqual([shown])
  })

  it.each(['/ru/trade/AB12CD34', '/trade/AB12CD34', '/wallet', '/'])(
    'is not shown to who looks at %s, whose page tells it',
    async at => {
      const tabs = [{ at: '/buy' }, { at, isFocused: true }]
      expect(await setup(tabs).happen('push', message(notice))).toEqual([])
    },
  )

  it('that comes twice has the same tag, by which a browser replaces it without a word', async () => {
    const given = setup()
    await given.happen('push', message(notice))
    expect(await given.happen('push', message(notice))).toEqual([shown, shown])
  })

  it.each([
    ['nothing', { data: null }],
    ['no JSON', { data: { json: () => JSON.parse('<') } }],
    ['other things', message({ title: 7, path: 'https://evil.test/', tag: null })],
    ['another site', message({ path: '//evil.test' })],
    ['another site, in disguise', message({ path: '/\\evil.test' })],
  ])('of %s says no more than who it is from', async (_, event) => {
    expect(await setup().happen('push', event)).toEqual([
      ['show', 'market.test', { body: '', tag: '', data: { path: '/' }, icon: '/favicon.svg' }],
    ])
  })
})

describe('a notice that is pressed', () => {
  const press = (tabs: Tab[], path: unknown) =>
    setup(tabs).happen('notificationclick', { notification: { close: () => {}, data: { path } } })

  it.each<[string, Tab[], unknown[]]>([
    ['opens its page', [], [['open', notice.path]]],
    [
      'shows the tab that is there',
      [{ at: '/wallet' }, { at: '/trade/AB12CD34' }],
      [['focus', '/trade/AB12CD34']],
    ],
    [
      'leads a tab there',
      [{ at: '/wallet' }],
      [
        ['focus', '/wallet'],
        ['navigate', '/wallet', notice.path],
      ],
    ],
    [
      'opens its page where a tab cannot be led',
      [{ at: '/wallet', isStubborn: true }],
      [
        ['focus', '/wallet'],
        ['open', notice.path],
      ],
    ],
  ])('%s', async (_, tabs, done) => {
    expect(await press(tabs, notice.path)).toEqual(done)
  })

  it.each([undefined, 'https://evil.test/', '//evil.test'])('leads nowhere else: %s', async path => {
    expect(await press([], path)).toEqual([['open', '/']])
  })
})

describe('a new address of the browser', () => {
  const body = {
    kind: 'web',
    subscription: { endpoint: 'https://push.example/new', keys: { p256dh: 'p', auth: 'a' } },
  }

  it('is told to the server, and made first where the browser has only dropped the old one', async () => {
    const given = setup()
    expect(
      await given.happen('pushsubscriptionchange', {
        newSubscription: given.subscription('https://push.example/new'),
      }),
    ).toEqual([['send', '/api/v1/push_players', body]])
    const dropped = setup()
    expect(
      await dropped.happen('pushsubscriptionchange', {
        oldSubscription: dropped.subscription('https://push.example/old'),
        newSubscription: null,
      }),
    ).toEqual([
      ['subscribe', { applicationServerKey: 'the key' }],
      ['send', '/api/v1/push_players', body],
    ])
  })

  it('ends when nobody is logged in', async () => {
    const { happen, subscription } = setup([], 401)
    const newSubscription = subscription('https://push.example/new')
    expect(await happen('pushsubscriptionchange', { newSubscription })).toEqual([
      ['send', '/api/v1/push_players', body],
      ['unsubscribe'],
    ])
  })
})

it('looks at no request', () => {
  expect([...setup().listeners.keys()].toSorted()).toEqual([
    'activate',
    'install',
    'notificationclick',
    'push',
    'pushsubscriptionchange',
  ])
})
