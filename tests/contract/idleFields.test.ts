import { beforeAll, describe, expect, it } from 'vitest'
import type { OperationId } from '../support/operationId.ts'
import { makeAdvert, sellAdvert } from '../support/souk.ts'
import { suiteSouk } from '../support/suiteSouk.ts'
import type { Json, Person } from '../support/soukClient.ts'
import { pictureOf } from '../support/databasePicture.ts'
import { operations } from './badInput/call.ts'
import { newName, signUpStaff, signUpTrader } from './roles/scene.ts'
import { newSender, bitcoinAddress } from './money/withdrawal/sender.ts'

const souk = suiteSouk()
let owner: Person
let sender: Person
let friend: Person
let operator: Person

beforeAll(async () => {
  owner = await signUpTrader(souk, 'owner')
  await souk.give(owner, 'BTC', '1')
  sender = await newSender(souk)
  friend = await souk.signUp(newName('friend'))
  operator = await signUpStaff(souk, 'operator')
})

/** What came of a call, and whether it has written anything. */
async function cameOf(line: `${string} /${string}`, as: Person, body?: Json) {
  await souk.server.parts.bus.settle()
  const before = await pictureOf(souk.server.parts.database)
  const answer = await souk.call(line, { as, ...(body === undefined ? {} : { body }) })
  const after = await pictureOf(souk.server.parts.database)
  return {
    status: answer.status,
    code: answer.body['code'],
    fields: Object.keys(answer.body['errors'] as object),
    written: JSON.stringify(after) !== JSON.stringify(before),
  }
}
/** Refused at the field, and nothing is written. */
const refusedAt = (field: string) => ({
  status: 422,
  code: 'not_applicable',
  fields: [field],
  written: false,
})

/** Something to send in each field that another one makes idle. */
const said: Readonly<Record<string, unknown>> = {
  network: 'bitcoin',
  address: bitcoinAddress,
  memo: '1234',
  amount_side: 'crypto',
  side: 'from',
  subject_id: '01900000-0000-7000-8000-000000000000',
  text: { title: 'Escrow', description: 'What it is.', source: 'Coins lie in it.', extra: {} },
}
const around: Partial<Record<OperationId, Json>> = {
  createWithdrawal: { crypto_currency_code: 'BTC', user_name: 'somebody', amount: '0.01', network_fee: '0' },
  checkAddress: { crypto_currency_code: 'BTC', user_name: 'somebody' },
  estimatedFee: { crypto_currency_code: 'BTC', is_internal: true },
  searchAdverts: { type: 'buy', crypto_currency_code: 'BTC', currency_code: 'NGN' },
  lintDocument: { locale: 'en', number: 1 },
  swapOffers: { from_code: 'BTC', to_code: 'USDT' },
}

const idle = (Object.keys(operations) as OperationId[]).flatMap(id =>
  Object.keys(operations[id].applies ?? {}).map(field => ({ id, field })),
)

describe('a field that would be ignored is refused', () => {
  it('in five calls and more', () => expect(idle.length).toBeGreaterThan(7))

  it.each(idle)('$id, at $field', async ({ id, field }) => {
    const { method, path: pattern, access } = operations[id]
    const as = access === 'staff' || access === 'desk' ? operator : sender
    const path = pattern.replace(':id', '01900000-0000-7000-8000-000000000000') as typeof pattern
    const sent = { ...around[id], [field]: said[field] }
    const query = new URLSearchParams(
      Object.entries(sent).map(([name, value]): [string, string] => [name, String(value)]),
    )
    const came =
      method === 'GET'
        ? await cameOf(`GET ${path}?${query}`, as)
        : await cameOf(`${method} ${path}`, as, sent)
    expect(came).toEqual(refusedAt(field))
  })
})

describe('a fee', () => {
  it.each(['-1', '-0.00000001'])('of %s is none', async network_fee => {
    const to = [{ address: bitcoinAddress }, { user_name: friend.name }]
    for (const place of to) {
      const { status, body } = await souk.call('POST /v1/withdrawals', {
        as: sender,
        body: { crypto_currency_code: 'BTC', amount: '0.01', network_fee, ...place },
      })
      expect([status, body['code'], Object.keys(body['errors'] as object)]).toEqual([
        422,
        'too_small',
        ['network_fee'],
      ])
    }
  })
  it('is not paid to the network where coins stay here', async () => {
    const body = {
      crypto_currency_code: 'BTC',
      user_name: friend.name,
      amount: '0.01',
      network_fee: '0.0001',
    }
    expect(await cameOf('POST /v1/withdrawals', sender, body)).toEqual(refusedAt('network_fee'))
  })
})

describe('a price', () => {
  const priced = { margin_percent: '1', equation: 'btc_usd * 2', fixed_price: '90000000' } as const
  const modes = { margin_percent: 'average', equation: 'formula', fixed_price: 'fixed' } as const
  const { fixed_price: _, ...bare } = sellAdvert
  const cases = Object.entries(modes).flatMap(([own, mode]) =>
    Object.keys(modes)
      .filter(field => field !== own)
      .map(field => ({ mode, own, field })),
  )

  it.each(cases)('that is $mode has no $field', async ({ mode, own, field }) => {
    const both = { [own]: priced[own as 'equation'], [field]: priced[field as 'equation'] }
    expect(await cameOf('POST /v2/pro', owner, { ...bare, price_mode: mode, ...both })).toEqual(
      refusedAt(field),
    )
    const query = new URLSearchParams({
      type: 'Ad::Sell',
      crypto_currency_code: 'BTC',
      currency_code: 'NGN',
      price_mode: mode,
      ...both,
    })
    expect(await cameOf(`GET /v1/pro/calculate_price?${query}`, owner)).toEqual(refusedAt(field))
  })

  it('changes its mode without what the old one was set by', async () => {
    const { id } = await makeAdvert(souk, owner)
    const change = (body: Json) => souk.call(`PATCH /v2/pro/${id}`, { as: owner, body })
    expect(await cameOf(`PATCH /v2/pro/${id}`, owner, { margin_percent: '1' })).toEqual(
      refusedAt('margin_percent'),
    )
    const { status, body } = await change({ price_mode: 'average', margin_percent: '1' })
    expect([status, body['price_mode']]).toEqual([200, 'average'])
  })
})

describe('a trade', () => {
  it('takes no requisites, and no payout address, from a user who buys', async () => {
    const { id, price } = await makeAdvert(souk, owner)
    const buyer = await signUpTrader(souk, 'buyer')
    const line = `POST /v1/pro/${id}/trades` as const
    const opening = { amount: '20000', price_seen: price, payment_method_code: 'opay' }
    expect(
      await cameOf(line, buyer, { ...opening, requisites: [{ kind: 'card', value: '5500 0000 0000 0004' }] }),
    ).toEqual(refusedAt('requisites'))
    expect(
      await cameOf(line, buyer, {
        ...opening,
        guest: { email: 'passer@souk.test', payout_address: bitcoinAddress },
      }),
    ).toEqual(refusedAt('guest'))
    const { status, body } = await souk.call(line, { as: buyer, body: opening })
    expect(status).toBe(200)
    expect(await cameOf(`POST /v1/trades/${String(body['id'])}/cancel`, buyer, { amount: '20000' })).toEqual(
      refusedAt('amount'),
    )
  })
})
