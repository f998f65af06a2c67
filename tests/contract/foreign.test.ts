import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startFreshSouk } from '../support/freshSouk.ts'
import { openStore, storesPath } from '../support/shop.ts'
import type { TestSouk } from '../support/souk.ts'
import type { Person } from '../support/soukClient.ts'
import { statement } from './roles/case.ts'
import { done } from './roles/done.ts'
import { gatherCast, present, setScene, type Role, type Scene } from './roles/scene.ts'

const none = '01900000-0000-7000-8000-000000000000'
const others = ['visitor', 'guest', 'stranger', 'blocked', 'arbiter'] as const satisfies readonly Role[]

/** What is the owner’s, or the trade’s, and nobody else’s. */
interface Theirs {
  readonly trade: string
  readonly notification: string
  readonly store: string
  readonly webhook: string
  readonly address: string
}
/** The same of nobody; a cursor counts by its moment, so that of the notification is the same. */
const nobodys = ({ notification }: Theirs): Theirs => ({
  trade: '00000000',
  notification: `${notification.slice(0, -4)}0000`,
  store: none,
  webhook: none,
  address: none,
})

interface Door {
  readonly line: (ids: Theirs, ownStore: string) => `${string} /${string}`
  readonly body?: (ids: Theirs) => object
}

/** Calls that name what is somebody else’s, beside those of the table of roles. */
const doors: Readonly<Record<string, Door>> = {
  'opening a dispute': {
    line: ({ trade }) => `POST /v1/trades/${trade}/create_dispute`,
    body: () => statement,
  },
  'reading a notification': {
    line: () => 'PATCH /v1/notifications',
    body: ({ notification }) => ({ ids: [notification] }),
  },
  'listing on from a notification': {
    line: ({ notification }) => `GET /v1/notifications?before=${notification}`,
  },
  'sending a webhook again': {
    line: ({ store, webhook }) => `POST ${storesPath}/${store}/webhooks/${webhook}/resend`,
  },
  'sending it again as of the own store': {
    line: ({ webhook }, ownStore) => `POST ${storesPath}/${ownStore}/webhooks/${webhook}/resend`,
  },
  'sending a test to a store': { line: ({ store }) => `POST ${storesPath}/${store}/webhooks/test` },
  'forgetting an address': { line: ({ address }) => `DELETE /v1/withdrawal_addresses/${address}` },
}

/** Where any of it would have been written. */
const touched = [
  'trade',
  'notification',
  'store',
  'webhook_event',
  'webhook_attempt',
  'saved_address',
] as const

let souk: TestSouk
let scene: Scene
let theirs: Theirs
let ownStore: string

beforeAll(async () => {
  souk = await startFreshSouk()
  scene = await setScene(souk, await gatherCast(souk), 'disputable')
  const as = present(scene.cast.owner)
  const list = await done(souk.call('GET /v1/notifications', { as }))
  const address = 'EQDtFpEwcFAEcRe5mLVh2N6C0x-_hJEM7W61_JLnSF74p4q2'
  const saved = await done(
    souk.call('POST /v1/withdrawal_addresses', {
      as,
      body: { label: 'Exchange', crypto_currency_code: 'TON', address, memo: 'one' },
    }),
  )
  theirs = {
    trade: scene.trade,
    notification: (list['items'] as { id: string }[])[0]?.id ?? '',
    store: scene.store,
    webhook: scene.webhook,
    address: saved['id'] as string,
  }
  ownStore = await openStore(souk, present(scene.cast.stranger), {})
})
afterAll(async () => {
  expect(souk.faults).toEqual([])
  expect(await souk.audit()).toEqual([])
  await souk.close()
})

/** Every row of what could be written, in one line. */
async function rowsOf(): Promise<string> {
  const prints = []
  for (const table of touched) {
    const { rows } = await sql<{ print: string | null }>`
      select md5(string_agg(t::text, '|' order by t::text)) as print from ${sql.table(table)} t`.execute(
      souk.server.parts.database.db,
    )
    prints.push(`${table} ${rows[0]?.print}`)
  }
  return prints.join('\n')
}

it('what is theirs exists', () => {
  expect(Object.values(theirs).every(id => id !== '' && id !== none)).toBe(true)
})

it.each(Object.keys(doors))(
  '%s of somebody else is told as if there were none, and writes nothing',
  async name => {
    const { line, body } = doors[name] as Door
    const ask = async (ids: Theirs, as: Person | null) => {
      const answer = await souk.call(line(ids, ownStore), {
        as,
        ...(body ? { body: body(ids) } : {}),
      })
      return { status: answer.status, body: answer.body }
    }
    for (const role of others) {
      const before = await rowsOf()
      const [real, unknown] = [
        await ask(theirs, scene.cast[role]),
        await ask(nobodys(theirs), scene.cast[role]),
      ]
      expect({ role, ...real }).toEqual({ role, ...unknown })
      expect({ role, rows: await rowsOf() }).toEqual({ role, rows: before })
    }
  },
)
