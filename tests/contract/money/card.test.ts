import { describe, expect, it } from 'vitest'
import { houseAccount } from '../../../server/ledger/account.ts'
import { move } from '../../support/postings.ts'
import type { Json, Person } from '../../support/soukClient.ts'
import { suiteSouk } from '../../support/suiteSouk.ts'
import { newName } from '../roles/scene.ts'

const souk = suiteSouk()

type Purchase = Json & {
  readonly id: string
  readonly status: string
  readonly amount: string
  readonly redirect_url: string | null
  readonly code: string
}

const order = { crypto_currency_code: 'BTC', currency_code: 'EUR', fiat_amount: '100' }
const buy = (as: Person, changes: object = {}, key?: string) =>
  souk.call<Purchase>('POST /v1/mercuryo/buy', {
    as,
    ...(key === undefined ? {} : { key }),
    body: { ...order, ...changes },
  })
const ask = async (as: Person, { id }: Purchase) =>
  (await souk.call<Purchase>('POST /v1/mercuryo/confirm_transaction', { as, body: { id } })).body
const play = ({ id }: Purchase, told: object) => souk.call(`POST /dev/card/${id}`, { body: told })
const bitcoinOf = async (as: Person) => {
  const { body } = await souk.call<{ items: { asset: string; available: string }[] }>('GET /v1/me/balance', {
    as,
  })
  return body.items.find(({ asset }) => asset === 'BTC')?.available ?? '0'
}
async function bought() {
  const person = await souk.signUp(newName('buyer'))
  const { body } = await buy(person)
  expect(body).toMatchObject({ status: 'created', redirect_url: `/dev/card/${body.id}?lang=en` })
  return { person, purchase: body }
}
const halfAnHour = 30 * 60_000 + 1000

describe('a purchase by card', () => {
  it('brings the coins once, however often it is reported', async () => {
    const { person, purchase } = await bought()
    await play(purchase, { status: 'pending' })
    expect((await ask(person, purchase)).status).toBe('pending')
    await play(purchase, { status: 'paid', times: 2 })
    await play(purchase, { status: 'declined' })
    expect(await ask(person, purchase)).toMatchObject({ status: 'paid', redirect_url: null })
    expect(await bitcoinOf(person)).toBe(purchase.amount)
    const { body } = await souk.call<{ items: Json[] }>('GET /v1/transactions', { as: person })
    expect(body.items).toHaveLength(1)
    expect(body.items[0]).toMatchObject({
      type: 'Transaction::WalletRefill',
      amount: purchase.amount,
      card_id: purchase.id,
    })
    const { body: told } = await souk.call<{ items: Json[] }>('GET /v1/notifications', { as: person })
    const notice = { type: 'Notification::Refill', amount: purchase.amount, asset: 'BTC' }
    expect(told.items.filter(({ code }) => code === 'card_paid')).toMatchObject([notice])
  })

  it('is asked about when no report comes', async () => {
    const { person, purchase } = await bought()
    await play(purchase, { status: 'paid', times: 0 })
    const answers = await Promise.all([1, 2, 3].map(() => ask(person, purchase)))
    expect(answers.map(({ status }) => status)).toEqual(['paid', 'paid', 'paid'])
    expect(await bitcoinOf(person)).toBe(purchase.amount)
  })

  it.each(['declined', 'cancelled'] as const)(
    'that is %s brings nothing, and what is paid later goes back',
    async status => {
      const { person, purchase } = await bought()
      await play(purchase, { status })
      expect((await ask(person, purchase)).status).toBe(status)
      await play(purchase, { status: 'paid' })
      expect((await ask(person, purchase)).status).toBe('refunded')
      expect(await bitcoinOf(person)).toBe('0')
    },
  )

  it('expires, and what is paid after that goes back', async () => {
    const { person, purchase } = await bought()
    await souk.advance(halfAnHour)
    expect((await ask(person, purchase)).status).toBe('expired')
    await play(purchase, { status: 'paid', times: 2 })
    expect((await ask(person, purchase)).status).toBe('refunded')
    expect(await bitcoinOf(person)).toBe('0')
  })

  it('of another amount goes back', async () => {
    const { person, purchase } = await bought()
    await play(purchase, { status: 'paid', fiat_amount: '99.99' })
    expect((await ask(person, purchase)).status).toBe('refunded')
    expect(await bitcoinOf(person)).toBe('0')
  })

  it('begins once for one key, within the limits, for pairs that are sold', async () => {
    const person = await souk.signUp(newName('buyer'))
    const [one, two] = await Promise.all([buy(person, {}, 'card-key-1'), buy(person, {}, 'card-key-1')])
    expect(one.body.id).toBe(two.body.id)
    const { body: limits } = await souk.call<{ items: Json[]; is_available: boolean }>(
      'GET /v1/mercuryo/get_min_max_limits?crypto_currency_code=BTC&currency_code=EUR',
    )
    expect(limits).toMatchObject({ is_available: true, items: [{ currency_code: 'EUR' }] })
    for (const [changes, code] of [
      [{ fiat_amount: '1' }, 'card_too_small'],
      [{ fiat_amount: '100000' }, 'card_too_large'],
      [{ fiat_amount: '100.001' }, 'too_many_decimals'],
      [{ crypto_currency_code: 'XMR' }, 'invalid_choice'],
    ] as const)
      expect((await buy(person, changes)).body.code).toBe(code)
  })

  it('of what the house may owe no more of does not begin; one that has begun brings its coins', async () => {
    const { person, purchase } = await bought()
    const { database, clock } = souk.server.parts
    // Somebody else has taken what the house may give of it: a million bitcoin.
    const taken = (amount: bigint, key: string) =>
      database.transaction(tx =>
        move(tx, {
          key,
          kind: 'seed',
          from: houseAccount('house', 'BTC', 'liquidity'),
          to: houseAccount('fee', 'BTC', 'liquidity'),
          amount,
          at: clock.now(),
        }),
      )
    await taken(1_000_000_00000000n, 'liquidity:out')
    expect((await buy(person)).body).toMatchObject({ code: 'no_liquidity' })
    await play(purchase, { status: 'paid' })
    expect(await bitcoinOf(person)).toBe(purchase.amount)
    await taken(-1_000_000_00000000n, 'liquidity:back')
    expect((await buy(person)).body).toMatchObject({ status: 'created' })
  })

  it('is its buyer’s alone', async () => {
    const { purchase } = await bought()
    const other = await souk.signUp(newName('other'))
    expect((await ask(other, purchase)).code).toBe('not_found')
  })
})

describe('a report', () => {
  it.each([
    ['without a signature', ''],
    ['with another’s', 'a'.repeat(64)],
  ])('%s is refused', async (_, signature) => {
    const { person, purchase } = await bought()
    const answer = await fetch(`${souk.server.url}/api/v1/mercuryo/reports`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-signature': signature },
      body: JSON.stringify({ reference: purchase.id, status: 'paid', fiat_amount: '100' }),
    })
    expect(answer.status).toBe(403)
    expect((await ask(person, purchase)).status).toBe('created')
  })
})
