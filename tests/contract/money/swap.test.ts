import { describe, expect, it } from 'vitest'
import { swapDeskParts } from '../../../server/composition/money/swaps.ts'
import { renewExpired, swapAt } from '../../../server/modules/money/swap/confirmSwap.ts'
import { houseAccount } from '../../../server/ledger/account.ts'
import { post } from '../../../server/ledger/ledger.ts'
import { app } from '../../support/network/cableCast.ts'
import { cableSocket } from '../../support/network/cableSocket.ts'
import type { Json, Person } from '../../support/soukClient.ts'
import { suiteSouk } from '../../support/suiteSouk.ts'
import { newName } from '../roles/scene.ts'

const souk = suiteSouk()

type Quote = Json & {
  readonly id: string
  readonly from_amount: string
  readonly to_amount: string
  readonly fee: string
  readonly locked_at: string
  readonly locked_until: string
  readonly code: string
  readonly metadata: { readonly quote: Quote }
}

const asking = { from_code: 'USDT', to_code: 'BTC', amount: '500', side: 'from' }
const quoteFor = (as: Person, changes: object = {}) =>
  souk.call<Quote>('POST /v1/crypto_crypto_swaps/quotes', { as, body: { ...asking, ...changes } })
const confirm = (as: Person, quote: { readonly id: string }, key?: string) =>
  souk.call<Quote>('POST /v1/crypto_crypto_swaps', {
    as,
    ...(key === undefined ? {} : { key }),
    body: { quote_id: quote.id },
  })
const balanceOf = async (as: Person) => {
  const { body } = await souk.call<{ items: { asset: string; available: string }[] }>('GET /v1/me/balance', {
    as,
  })
  return Object.fromEntries(body.items.map(({ asset, available }) => [asset, available]))
}
async function newSwapper(amount = '10000', coin = 'USDT') {
  const person = await souk.signUp(newName('swapper'))
  await souk.give(person, coin, amount)
  return person
}
const swapsOf = async (as: Person) =>
  (await souk.call<{ items: Quote[]; has_more: boolean }>('GET /v1/crypto_crypto_swaps', { as })).body

describe('a swap', () => {
  it('is done at the price that was locked, to the unit, with the fee as a line of its own', async () => {
    const person = await newSwapper()
    const { body: quote } = await quoteFor(person)
    expect(quote).toMatchObject({ from_amount: '500', fee_code: 'BTC', fee_percent: '0.5' })
    expect(Date.parse(quote.locked_until) - Date.parse(quote.locked_at)).toBe(5000)
    const { status, body } = await confirm(person, quote)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      id: quote.id,
      from_amount: '500',
      to_amount: quote.to_amount,
      fee: quote.fee,
    })
    expect(await balanceOf(person)).toMatchObject({ USDT: '9500', BTC: quote.to_amount })
    const { body: history } = await souk.call<{
      items: { type: string; amount: string; asset: string; swap_id: string | null }[]
    }>('GET /v1/transactions', { as: person })
    expect(history.items.slice(0, 3).map(item => [item.type, item.asset, item.swap_id])).toEqual([
      ['Transaction::CryptoSwapsFee', 'BTC', quote.id],
      ['Transaction::CryptoSwapsFromTraderToUser', 'BTC', quote.id],
      ['Transaction::CryptoSwapsFromUserToTrader', 'USDT', quote.id],
    ])
    expect(history.items[0]?.amount).toBe(`-${quote.fee}`)
    expect((await swapsOf(person)).items.map(({ id }) => id)).toEqual([quote.id])
  })

  it('gives exactly what is asked for in the other direction', async () => {
    const person = await newSwapper()
    const { body: quote } = await quoteFor(person, { amount: '0.00123457', side: 'to' })
    expect(quote.to_amount).toBe('0.00123457')
    await confirm(person, quote)
    expect((await balanceOf(person))['BTC']).toBe('0.00123457')
  })

  it('is once per quote: two clicks, two tabs, two keys', async () => {
    const person = await newSwapper('500')
    const { body: quote } = await quoteFor(person)
    const answers = await Promise.all([
      confirm(person, quote, 'swap-key-1'),
      confirm(person, quote, 'swap-key-1'),
      confirm(person, quote, 'swap-key-2'),
      confirm(person, quote),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(new Set(answers.map(({ body }) => body.id))).toEqual(new Set([quote.id]))
    expect(await balanceOf(person)).toMatchObject({ USDT: '0', BTC: quote.to_amount })
    expect((await swapsOf(person)).items).toHaveLength(1)
  })

  it('of two quotes for the same coins swaps one', async () => {
    const person = await newSwapper('500')
    const [one, two] = await Promise.all([quoteFor(person), quoteFor(person)])
    const answers = await Promise.all([confirm(person, one.body), confirm(person, two.body)])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    const refusal = answers.find(({ status }) => status === 409)?.body
    expect(refusal).toMatchObject({ code: 'insufficient_funds', errors: { amount: [expect.any(String)] } })
  })
})

describe('the lock', () => {
  it('holds at 4.9 s and not at 5.1 s, to the millisecond', async () => {
    const person = await newSwapper()
    const { database } = souk.server.parts
    const { id: userId } = await database.db
      .selectFrom('app_user')
      .select('id')
      .where('user_name', '=', person.name)
      .executeTakeFirstOrThrow()
    const parts = swapDeskParts(souk.server.parts)
    const at = (quote: Quote, ms: number) => new Date(Date.parse(quote.locked_at) + ms)
    const swap = (quote: Quote, ms: number) =>
      database.transaction(tx => swapAt(tx, parts, userId, quote.id, at(quote, ms)))
    const { body: early } = await quoteFor(person)
    await renewExpired(database, parts, userId, early.id, at(early, 4900))
    expect((await swap(early, 4900)).id).toBe(early.id)
    const { body: late } = await quoteFor(person)
    await expect(renewExpired(database, parts, userId, late.id, at(late, 5100))).rejects.toMatchObject({
      refusal: { code: 'quote_expired' },
    })
    await expect(swap(late, 5100)).rejects.toMatchObject({ refusal: { code: 'quote_expired' } })
  })

  it('is answered after its time with a new one, which can be taken', async () => {
    const person = await newSwapper()
    const { body: quote } = await quoteFor(person)
    await souk.advance(5100)
    const { status, body } = await confirm(person, quote)
    expect([status, body.code]).toEqual([409, 'quote_expired'])
    const renewed = body.metadata.quote
    expect(renewed).toMatchObject({ from_amount: '500', from_code: 'USDT', to_code: 'BTC' })
    expect(renewed.id).not.toBe(quote.id)
    expect(await balanceOf(person)).toMatchObject({ USDT: '10000' })
    expect((await confirm(person, renewed)).status).toBe(200)
    // The first answer is the answer, however late it is asked for again.
    await souk.advance(6000)
    expect((await confirm(person, renewed)).body.id).toBe(renewed.id)
  })

  it('is its owner’s alone', async () => {
    const [person, other] = [await newSwapper(), await newSwapper()]
    const { body: quote } = await quoteFor(person)
    expect((await confirm(other, quote)).body.code).toBe('not_found')
  })
})

describe('what is refused', () => {
  it.each([
    [{ to_code: 'USDT' }, 'same_coin', 'to_code'],
    [{ to_code: 'DOGE' }, 'invalid_choice', 'to_code'],
    [{ amount: '9.99' }, 'swap_too_small', 'amount'],
    [{ amount: '26000' }, 'swap_too_large', 'amount'],
    [{ amount: '0' }, 'swap_too_small', 'amount'],
    [{ amount: '20000' }, 'insufficient_funds', 'amount'],
    [{ amount: '0.0000001' }, 'too_many_decimals', 'amount'],
    [{ from_code: 'ETH', amount: '0.1' }, 'balance_required', 'base'],
  ])('%j: %s', async (changes, code, field) => {
    const { body } = await quoteFor(await newSwapper(), changes)
    expect(body).toMatchObject({ code, errors: { [field]: [expect.any(String)] } })
  })

  it('what the house may not owe, at the quote and at the swap', async () => {
    const person = await newSwapper()
    const { body: quote } = await quoteFor(person)
    const { database, clock } = souk.server.parts
    // Somebody else has taken what the house may give of it: a million bitcoin.
    const taken = (amount: bigint, key: string) =>
      database.transaction(tx =>
        post(tx, {
          key,
          kind: 'seed',
          at: clock.now(),
          entries: [
            { account: houseAccount('house', 'BTC', 'liquidity'), amount: -amount },
            { account: houseAccount('fee', 'BTC', 'liquidity'), amount },
          ],
        }),
      )
    expect(await taken(1_000_000_00000000n, 'liquidity:out')).toMatchObject({ outcome: 'posted' })
    expect((await quoteFor(person)).body).toMatchObject({ code: 'no_liquidity' })
    expect((await confirm(person, quote)).body).toMatchObject({ code: 'no_liquidity' })
    expect(await balanceOf(person)).toMatchObject({ USDT: '10000' })
    await taken(-1_000_000_00000000n, 'liquidity:back')
    expect((await quoteFor(person)).status).toBe(200)
  })

  it('somebody whose money is suspended, and a feature that is off', async () => {
    const person = await newSwapper()
    const { body: quote } = await quoteFor(person)
    await souk.call('POST /dev/standing', { body: { user_name: person.name, standing: 'suspended' } })
    expect((await quoteFor(person)).body.code).toBe('finances_suspended')
    expect((await confirm(person, quote)).body.code).toBe('finances_suspended')
  })
})

describe('the switch', () => {
  it('takes swaps from everybody but whom they are on for, and tells who is here', async () => {
    const [person, tester] = [await newSwapper(), await newSwapper()]
    const socket = cableSocket(`${souk.server.url.replace('http', 'ws')}/cable?token=${person.token}`)
    await socket.frame(({ type }) => type === 'welcome')
    await socket.subscribe(app)
    const flag = (user_name: string, is_on: boolean) =>
      souk.call('POST /dev/flag', { body: { name: 'crypto_swaps', user_name, is_on } })
    await flag(tester.name, true)
    await flag('all', false)
    expect((await quoteFor(person)).body.code).toBe('swaps_off')
    expect((await quoteFor(tester)).status).toBe(200)
    const { feature_flags: heard } = await socket.event('feature_flags')
    expect(heard).not.toContain('crypto_swaps')
    await socket.close()
    await flag('all', true)
    expect((await quoteFor(person)).status).toBe(200)
  })
})

describe('what anybody may ask', () => {
  it('an estimate both ways, the limits of a pair, and the settings', async () => {
    const { body } = await souk.call<Quote>('POST /v1/crypto_crypto_swaps/estimated_result', { body: asking })
    const back = await souk.call<Quote>('POST /v1/crypto_crypto_swaps/estimated_result', {
      body: { ...asking, amount: body.to_amount, side: 'to' },
    })
    expect(back.body.to_amount).toBe(body.to_amount)
    const limits = await souk.call('POST /v1/crypto_crypto_swaps/limits', {
      body: { from_code: 'USDT', to_code: 'BTC' },
    })
    expect(limits.body).toMatchObject({ minimum: expect.any(String), available: null })
    const settings = await souk.call('GET /v1/crypto_crypto_swaps/settings')
    expect(settings.body).toMatchObject({ fee_percent: '0.5', lock_seconds: 5, is_on: true })
  })
})
