import { beforeAll, describe, expect, it, vi } from 'vitest'
import { addDecimals, decimal } from '../../../server/domain/money/decimal.ts'
import { suiteSouk } from '../../support/suiteSouk.ts'
import type { Json } from '../../support/soukClient.ts'
import { newName, signUpTrader } from '../roles/scene.ts'
import { operatorAtDesk, type Operator } from './staff.ts'

const souk = suiteSouk()

let operator = {} as Operator
beforeAll(async () => {
  operator = await operatorAtDesk(souk)
})

const list = async <Item = Json>(what: string) =>
  (await souk.call<{ items: Item[] }>(`GET /v1/operator/${what}`, { as: operator })).body.items

const queue = async (name: string) => (await list('queues')).find(item => item['queue'] === name)

describe('the place at a glance', () => {
  it('counts what waits, and since when the oldest does', async () => {
    expect(await queue('verification')).toEqual({
      queue: 'verification',
      waiting: 0,
      oldest_at: null,
      goal_minutes: 720,
    })
    const person = await signUpTrader(souk, newName('person'))
    const at = souk.server.parts.clock.now()
    const { db } = souk.server.parts.database
    const user = await db
      .selectFrom('app_user')
      .select('id')
      .where('user_name', '=', person.name)
      .executeTakeFirstOrThrow()
    await db
      .insertInto('identity_check')
      .values({
        id: user.id,
        user_id: user.id,
        token_hash: null,
        status: 'pending',
        legal_name: null,
        country_code: null,
        reason: null,
        created_at: at,
        decided_at: null,
      })
      .execute()
    expect(await queue('verification')).toMatchObject({ waiting: 1, oldest_at: at.toISOString() })
  })

  it('shows the books as they were compared with the chains: what people have is held, and nothing is missing', async () => {
    const person = await signUpTrader(souk, newName('person'))
    await souk.give(person, 'BTC', '1.5')
    await souk.advance(5 * 60_000)
    const books = await list<{ coin: string; owed: string; house: string; held: string; difference: string }>(
      'books',
    )
    expect(books.map(({ difference }) => Number(difference))).toEqual(books.map(() => 0))
    const bitcoin = books.find(({ coin }) => coin === 'BTC')!
    expect(bitcoin.owed).toBe('1.5')
    expect(addDecimals(decimal(bitcoin.owed), decimal(bitcoin.house))).toBe(bitcoin.held)
  })

  it('says loudly what the chain does not hold', async () => {
    const litecoin = souk.server.parts.chains.of('litecoin')
    const held = vi.spyOn(litecoin, 'held').mockResolvedValue({})
    await souk.advance(5 * 60_000)
    held.mockRestore()
    const books = await list<{ coin: string; difference: string }>('books')
    expect(books.filter(({ difference }) => Number(difference) !== 0).map(({ coin }) => coin)).toEqual([
      'LTC',
    ])
  })

  it('tells the day so far, and who is on duty', async () => {
    const { body } = await souk.call('GET /v1/operator/figures', { as: operator })
    expect(body).toMatchObject({ trades_open: 0, trades_completed: 0, fees: [] })
  })
})
