import { beforeAll, describe, expect, it } from 'vitest'
import { app } from '../../support/network/cableCast.ts'
import { cableSocket } from '../../support/network/cableSocket.ts'
import { databaseKinds, startFreshSouk } from '../../support/freshSouk.ts'
import { suiteSouk } from '../../support/suiteSouk.ts'
import type { Person } from '../../support/soukClient.ts'
import { newName } from '../roles/scene.ts'
import { swapCast, type SwapCast } from './swap/cast.ts'

const souk = suiteSouk()
let cast: SwapCast
beforeAll(async () => {
  cast = swapCast(souk)
})

describe('a swap at a trader’s offer', () => {
  it('moves both coins and the fee to the unit, and is a completed trade of both', async () => {
    const [owner, taker] = [await cast.owner(), await cast.taker()]
    const offer = await cast.offer(owner)
    const socket = cableSocket(`${souk.server.url.replace('http', 'ws')}/cable?token=${owner.token}`)
    await socket.frame(({ type }) => type === 'welcome')
    await socket.subscribe(app)
    const { body: quote } = await cast.quote(taker, offer.id, '100')
    expect(quote).toMatchObject({ from_amount: '100', fee: '0', fee_percent: '0', trader_name: owner.name })
    const { status, body: swap } = await cast.confirm(taker, quote)
    expect([status, swap.id, swap.to_amount]).toEqual([200, quote.id, quote.to_amount])
    expect(await cast.balanceOf(taker)).toMatchObject({ USDT: '9900', BTC: quote.to_amount })
    expect(await socket.event('trade_changed')).toMatchObject({ action: 'swapSettles', by_me: false })
    await socket.close()

    const { body: seen } = await cast.trade(owner, swap.trade_id)
    expect(seen).toMatchObject({
      type: 'swap',
      status: 'completed',
      viewer_side: 'seller',
      is_contractor: false,
      amount: quote.to_amount,
      crypto_currency_code: 'BTC',
      fiat_amount: '100',
      currency_code: 'USDT',
      viewer_receives: { amount: '100', asset: 'USDT' },
      requisites: [],
      is_waiting_for_requisites: false,
      needs_viewer: false,
      timer: null,
      payment_method: { code: 'swap' },
    })
    const paid = cast.units('BTC', quote.to_amount) + cast.units('BTC', seen.fee.amount)
    expect(cast.units('BTC', (await cast.balanceOf(owner))['BTC'] ?? '0')).toBe(cast.units('BTC', '1') - paid)
    expect((await cast.balanceOf(owner))['USDT']).toBe('100')

    const { body: theirs } = await cast.trade(taker, swap.trade_id)
    expect(theirs).toMatchObject({ is_contractor: true, viewer_side: 'buyer', fee: { amount: '0' } })
    const may = theirs.actions.flatMap(({ action, is_available: available }) => (available ? action : []))
    expect(may).toEqual(['feedback'])
    for (const person of [owner, taker]) {
      const { body: list } = await souk.call<{ items: { id: string; type: string }[] }>(
        'POST /v1/trades/search',
        { as: person, body: { state: 'all', type: 'swap' } },
      )
      expect(list.items.map(({ id, type }) => [id, type])).toEqual([[swap.trade_id, 'swap']])
      const receipt = await fetch(`${souk.server.url}/api/v1/trades/${swap.trade_id}/receipt`, {
        headers: { 'x-access-token': person.token },
      })
      expect(receipt.status).toBe(200)
    }
  })

  it('is in the history of swaps of who opened it, in the transactions of both, and told to its owner', async () => {
    const [owner, taker] = [await cast.owner(), await cast.taker()]
    const offer = await cast.offer(owner)
    const { body: swap } = await cast.confirm(taker, (await cast.quote(taker, offer.id, '50')).body)
    const { body: swaps } = await souk.call<{ items: object[] }>('GET /v1/crypto_crypto_swaps', { as: taker })
    expect(swaps.items).toMatchObject([{ id: swap.id, trader_name: owner.name, trade_id: swap.trade_id }])
    const typesOf = async (as: Person) => {
      const { body } = await souk.call<{ items: { type: string; asset: string; trade_id: string | null }[] }>(
        'GET /v1/transactions',
        { as },
      )
      return body.items
        .filter(({ trade_id: id }) => id === swap.trade_id)
        .map(({ type, asset }) => `${type.replace('Transaction::', '')} ${asset}`)
        .toSorted()
    }
    expect(await typesOf(taker)).toEqual([
      'CryptoSwapsFromTraderToUser BTC',
      'CryptoSwapsFromUserToTrader USDT',
    ])
    expect(await typesOf(owner)).toEqual(['CryptoSwapsFromTraderToUser USDT', 'TradeLockFunds BTC'])
    const { body: told } = await souk.call<{ items: { code: string; amount: string; asset: string }[] }>(
      'GET /v1/notifications',
      { as: owner },
    )
    expect(told.items[0]).toMatchObject({ code: 'swap_settled', amount: '50', asset: 'USDT' })
    expect(told.items.map(({ code }) => code)).not.toContain('trade_opened')
  })

  it('gives exactly what is asked for in the other direction, and counts as a trade of both', async () => {
    const [owner, taker] = [await cast.owner(), await cast.taker()]
    const offer = await cast.offer(owner)
    const { body: quote } = await cast.quote(taker, offer.id, '0.00123457', 'to')
    expect(quote.to_amount).toBe('0.00123457')
    await cast.confirm(taker, quote)
    expect((await cast.balanceOf(taker))['BTC']).toBe('0.00123457')
    const { body } = await souk.call(`GET /v1/profiles/${owner.name}`)
    expect(body).toMatchObject({ trades_count: 1, is_swapping: true })
  })
})

describe('the list of a pair', () => {
  it('is best first, weighed against the house with its fee, honest about what does not take the amount', async () => {
    const taker = await cast.taker()
    const ids: string[] = []
    for (const margin_percent of ['1', '0.2', '-1']) {
      const { id } = await cast.offer(await cast.owner('TON', '500'), {
        gives_code: 'TON',
        margin_percent,
        minimum: margin_percent === '-1' ? '20' : '1',
        maximum: '50',
      })
      ids.unshift(id)
    }
    const list = await cast.list(taker, 'from_code=USDT&to_code=TON')
    expect(list.items.map(({ id }) => id)).toEqual(ids)
    expect([list.house.is_best, ...list.items.map(({ is_best: best }) => best)]).toEqual([
      false,
      true,
      false,
      false,
    ])
    // Three coins are below the least of the best one; the second is better than the house, whose fee is 0.5 %.
    const small = await cast.list(taker, 'from_code=USDT&to_code=TON&amount=3&side=to')
    expect(small.items.map(({ fits, is_best: best }) => [fits, best])).toEqual([
      [false, false],
      [true, true],
      [true, false],
    ])
    const large = await cast.list(taker, 'from_code=USDT&to_code=TON&amount=100&side=to')
    expect(large.items.every(({ fits }) => !fits)).toBe(true)
    expect(large.house).toMatchObject({ fits: true, is_best: true })
  })

  it('leaves out one’s own, what is paused, not covered or switched off, and people who block each other', async () => {
    const [owner, taker] = [await cast.owner('ETH', '1'), await cast.taker()]
    const pair = 'from_code=USDT&to_code=ETH'
    const { id } = await cast.offer(owner, { gives_code: 'ETH', minimum: '0.01', maximum: '0.1' })
    const seen = async (as = taker) => (await cast.list(as, pair)).items.map(item => item.id)
    expect([await seen(), await seen(owner)]).toEqual([[id], []])

    await cast.pause(owner, id, true)
    expect(await seen()).toEqual([])
    expect((await cast.own(owner)).items).toMatchObject([{ id, is_paused: true, hidden_reason: 'paused' }])
    await cast.pause(owner, id, false)
    await souk.call('PATCH /v1/me', { as: owner, body: { ad_swap_enabled: false } })
    expect(await seen()).toEqual([])
    expect((await cast.own(owner)).items).toMatchObject([{ hidden_reason: 'switched_off' }])
    await souk.call('PATCH /v1/me', { as: owner, body: { ad_swap_enabled: true } })
    expect(await seen()).toEqual([id])

    await souk.call('POST /v1/black_lists', { as: taker, body: { user_name: owner.name } })
    expect(await seen()).toEqual([])
    expect((await cast.quote(taker, id, '100')).body.code).toBe('trader_banned_by_you')
    expect((await cast.quote(owner, id, '100')).body.code).toBe('own_advert')

    const poor = await cast.owner('ETH', '0.01')
    await cast.offer(poor, { gives_code: 'ETH', minimum: '0.01', maximum: '0.1' })
    expect((await cast.own(poor)).items).toMatchObject([{ hidden_reason: 'not_covered' }])
  })
})

describe('what an owner may write', () => {
  it.each([
    [{ takes_code: 'BTC' }, 'same_coin', 'takes_code'],
    [{ gives_code: 'DOGE' }, 'invalid_choice', 'gives_code'],
    [{ margin_percent: '50.01' }, 'too_large', 'margin_percent'],
    [{ margin_percent: '-10.5' }, 'too_small', 'margin_percent'],
    [{ margin_percent: '1.234' }, 'too_many_decimals', 'margin_percent'],
    [{ minimum: '0' }, 'too_small', 'minimum'],
    [{ maximum: '0.0001' }, 'too_small', 'maximum'],
    [{ minimum: '0.000000001' }, 'too_many_decimals', 'minimum'],
  ])('%j: %s', async (changes, code, field) => {
    const { body } = await cast.create(await cast.owner(), changes)
    expect(body).toMatchObject({ code, errors: { [field]: [expect.any(String)] } })
  })

  it('as many as a new trader may have adverts; nobody touches another’s', async () => {
    const [owner, other] = [await cast.owner(), await cast.owner()]
    const { id } = await cast.offer(owner)
    await cast.offer(owner)
    await cast.offer(owner)
    expect((await cast.create(owner)).body.code).toBe('advert_limit_reached')
    expect(await cast.own(owner)).toMatchObject({ used: 3, limit: 3 })
    expect((await cast.pause(other, id, true)).body.code).toBe('not_found')
    expect((await cast.remove(other, id)).body.code).toBe('not_found')
    expect((await cast.remove(owner, id)).status).toBe(200)
    expect((await cast.create(owner)).status).toBe(200)
  })
})

describe('the flag', () => {
  it('is what makes, shows and takes offers', async () => {
    const [owner, taker] = [await cast.owner(), await cast.taker()]
    const { id } = await cast.offer(owner)
    const { body: quote } = await cast.quote(taker, id, '100')
    const plain = await souk.signUp(newName('plain'))
    await souk.give(plain, 'USDT', '1000')
    const settings = async (as: Person) =>
      (await souk.call('GET /v1/crypto_crypto_swaps/settings', { as })).body['offers_on']
    expect([await settings(taker), await settings(plain)]).toEqual([true, false])
    for (const { status, body } of [
      await cast.create(plain),
      await cast.quote(plain, id, '100'),
      await souk.call('GET /v1/crypto_crypto_swaps/offers?from_code=USDT&to_code=BTC', { as: plain }),
    ])
      expect([status, body['code']]).toEqual([403, 'swap_offers_off'])
    await cast.flag(taker, false)
    expect((await cast.confirm(taker, quote)).body.code).toBe('swap_offers_off')
    // Without their owner's flag offers are not there for anybody.
    await cast.flag(owner, false)
    await cast.flag(taker, true)
    expect((await cast.confirm(taker, quote)).body.code).toBe('swap_offer_gone')
    expect(await cast.balanceOf(taker)).toMatchObject({ USDT: '10000' })
  })
})

describe('the lock', () => {
  it('is answered after its time with a new quote of the same offer', async () => {
    const [owner, taker] = [await cast.owner(), await cast.taker()]
    const { id } = await cast.offer(owner)
    const { body: quote } = await cast.quote(taker, id, '100')
    await souk.advance(5100)
    const late = await cast.confirm(taker, quote)
    expect([late.status, late.body.code]).toEqual([409, 'quote_expired'])
    const renewed = late.body.metadata.quote
    expect(renewed).toMatchObject({ from_amount: '100', trader_name: owner.name, fee: '0' })
    expect((await cast.confirm(taker, renewed)).status).toBe(200)
  })

  it('does not hold what is removed, paused or spent meanwhile, nor an empty purse', async () => {
    const [owner, taker] = [await cast.owner(), await cast.taker('100')]
    const { id } = await cast.offer(owner)
    const { body: first } = await cast.quote(taker, id, '100')
    const { body: second } = await cast.quote(taker, id, '100')
    await cast.pause(owner, id, true)
    expect((await cast.confirm(taker, first)).body).toMatchObject({ code: 'swap_offer_gone' })
    await cast.pause(owner, id, false)
    expect((await cast.confirm(taker, first)).status).toBe(200)
    expect((await cast.confirm(taker, second)).body.code).toBe('insufficient_funds')
    const rich = await cast.taker()
    const { body: third } = await cast.quote(rich, id, '100')
    await cast.spendAll(owner)
    expect((await cast.confirm(rich, third)).body).toMatchObject({ code: 'swap_offer_gone' })
    await cast.remove(owner, id)
    expect((await cast.confirm(rich, third)).body.code).toBe('swap_offer_gone')
    expect(await cast.balanceOf(rich)).toMatchObject({ USDT: '10000' })
  })

  it.each([
    ['0.0001', 'to', 'swap_too_small'],
    ['0.02', 'to', 'swap_too_large'],
    ['20000', 'from', 'swap_too_large'],
    ['0.0000001', 'from', 'too_many_decimals'],
  ] as const)('%s %s: %s', async (amount, side, code) => {
    const { id } = await cast.offer(await cast.owner())
    expect((await cast.quote(await cast.taker(), id, amount, side)).body).toMatchObject({
      code,
      errors: { amount: [expect.any(String)] },
    })
  })
})

describe.each(databaseKinds)('races on %s', kind => {
  it('two taps are one swap; of two people one gets the last coins; opposite swaps do not wait for each other', async context => {
    const there = await startFreshSouk(kind)
    if (there === null) {
      context.skip('PostgreSQL is not installed')
      return
    }
    const here = swapCast(there)
    // As much as one swap of 0.004 needs with its fee.
    const owner = await here.owner('BTC', '0.0041')
    const [one, two] = [await here.taker(), await here.taker()]
    const { id } = await here.offer(owner, { minimum: '0.004', maximum: '0.004' })
    const quotes = [
      (await here.quote(one, id, '0.004', 'to')).body,
      (await here.quote(two, id, '0.004', 'to')).body,
    ] as const
    const answers = await Promise.all([
      here.confirm(one, quotes[0], 'offer-key-1'),
      here.confirm(one, quotes[0], 'offer-key-1'),
      here.confirm(one, quotes[0]),
      here.confirm(two, quotes[1]),
      here.confirm(two, quotes[1]),
    ])
    const done = answers.filter(({ status }) => status === 200)
    expect(new Set(done.map(({ body }) => body.id)).size).toBe(1)
    expect(answers.filter(({ status }) => status !== 200).map(({ body }) => body.code)).toEqual(
      Array.from({ length: answers.length - done.length }, () => 'swap_offer_gone'),
    )
    const got = [await here.balanceOf(one), await here.balanceOf(two)].map(each => each['BTC'] ?? '0')
    expect(got.toSorted()).toEqual(['0', '0.004'])

    const [amina, kunle] = [await here.owner('BTC', '1'), await here.owner('USDT', '1000')]
    const forward = await here.offer(kunle, {
      gives_code: 'USDT',
      takes_code: 'BTC',
      minimum: '1',
      maximum: '500',
    })
    const back = await here.offer(amina, { minimum: '0.0001', maximum: '0.005' })
    for (let round = 0; round < 3; round++) {
      const [left, right] = [
        (await here.quote(amina, forward.id, '10', 'to')).body,
        (await here.quote(kunle, back.id, '0.0001', 'to')).body,
      ]
      const both = await Promise.all([here.confirm(amina, left), here.confirm(kunle, right)])
      expect(both.map(({ status }) => status)).toEqual([200, 200])
    }
    expect(there.faults).toEqual([])
    expect(await there.audit()).toEqual([])
    await there.close()
  })
})
