import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { databaseKinds } from '../support/freshSouk.ts'
import { suiteSouk } from '../support/suiteSouk.ts'
import { makeAdvert, openTrade, sellAdvert } from '../support/souk.ts'
import type { Json, Person } from '../support/soukClient.ts'
import {
  act,
  atOnce,
  holdings,
  newBuyer,
  open,
  openMarket,
  released,
  tally,
  tradeUnits,
} from './race/market.ts'
import { raceRounds } from './race/rounds.ts'
import { newName, signUpTrader } from './roles/scene.ts'

describe.each(databaseKinds)('at the same moment, on %s', kind => {
  const souk = suiteSouk({ kind })

  it('two hundred releases of one trade release it once', async () => {
    const market = await openMarket(souk, '0.01')
    const buyer = await newBuyer(souk)
    const trade = await open(market, buyer)
    await act(souk, trade, buyer, 'confirm', {})
    const answers = await atOnce(200, () => act(souk, trade, market.seller, 'complete', released))
    expect(tally(answers)).toEqual({ ok: 1, '409 trade_finished': 199 })
    expect(await holdings(souk, buyer)).toEqual({ available: tradeUnits, escrow: 0n })
  })

  it('fifty trades against coins for ten open exactly ten', async () => {
    // Ten times 0.0025 with their fee of 0.9 %.
    const { advert, seller } = await openMarket(souk, '0.025225')
    const buyers = await atOnce(25, () => newBuyer(souk))
    const answers = await atOnce(50, index => openTrade(souk, buyers[index % 25] as never, advert))
    const { ok, ...refused } = tally(answers)
    expect(ok).toBe(10)
    expect(Object.keys(refused).toSorted()).toEqual(expect.arrayContaining(['409 advert_disabled']))
    expect(await holdings(souk, seller)).toEqual({ available: 0n, escrow: 10n * 252_250n })
  })

  it('release, cancel, dispute, ruling and time have one winner in each of many rounds', async () => {
    // Many more on each database are among the faults.
    expect(await raceRounds(souk, { from: 0, count: kind === 'embedded' ? 100 : 50 })).toEqual([])
  })

  it('one key a hundred times has one effect and one answer', async () => {
    const market = await openMarket(souk, '1')
    const buyer = await newBuyer(souk)
    const key = randomUUID()
    const opened = await atOnce(100, () => openTrade(souk, buyer, market.advert, '250000', key))
    expect(new Set(opened.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect(tally(opened)).toEqual({ ok: 100 })
    const trade = opened[0]?.body.id as string
    expect(await holdings(souk, market.seller)).toMatchObject({ escrow: 252_250n })

    const say = { text: 'Paying now.', client_id: 'client-0001' }
    const path = 'create_message_in_trade_conversation'
    const said = await atOnce(100, () => act(souk, trade, buyer, path, say, key))
    expect(new Set(said.map(({ body }) => body['id'])).size).toBe(1)

    await act(souk, trade, buyer, 'confirm', {})
    const finished = await atOnce(100, () => act(souk, trade, market.seller, 'complete', released, key))
    expect(tally(finished)).toEqual({ ok: 100 })
    expect(new Set(finished.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect(await holdings(souk, buyer)).toEqual({ available: tradeUnits, escrow: 0n })
  })

  it('one key with two bodies has the effect of one; a key of another person is another key', async () => {
    const { advert } = await openMarket(souk, '1')
    const [buyer, other] = [await newBuyer(souk), await newBuyer(souk)]
    const key = randomUUID()
    const answers = await atOnce(40, index =>
      openTrade(souk, buyer, advert, index % 2 === 0 ? '20000' : '30000', key),
    )
    expect(tally(answers)).toEqual({ ok: 20, '409 idempotency_conflict': 20 })
    const theirs = await openTrade(souk, other, advert, '20000', key)
    expect(theirs.body.id).not.toBe(answers.find(({ status }) => status === 200)?.body.id)
  })

  it('a new trader opens three trades, however many are asked for', async () => {
    const seller = await signUpTrader(souk, 'seller')
    await souk.give(seller, 'BTC', '1')
    const adverts = await atOnce(5, () => makeAdvert(souk, seller))
    const buyer = await newBuyer(souk)
    const answers = await atOnce(10, index =>
      openTrade(souk, buyer, adverts[index % 5] as { id: string; price: string }, '20000'),
    )
    expect(tally(answers)).toEqual({ ok: 3, '409 too_many_open_trades': 7 })
  })

  it('a new trader has three adverts, however they come to be', async () => {
    const owner = await newBuyer(souk)
    const made = await atOnce(10, () =>
      souk.call<{ id: string }>('POST /v2/pro', { as: owner, body: sellAdvert }),
    )
    expect(tally(made)).toEqual({ ok: 3, '409 advert_limit_reached': 7 })
    const mine = made.flatMap(({ status, body }) => (status === 200 ? [body.id] : []))
    await souk.call(`DELETE /v2/pro/${mine[0]}`, { as: owner })
    await souk.call(`DELETE /v2/pro/${mine[1]}`, { as: owner })
    await souk.call('POST /v2/pro', { as: owner, body: sellAdvert })
    const restored = await atOnce(2, index =>
      souk.call(`PATCH /v2/pro/${mine[index]}`, { as: owner, body: { status: 'listed' } }),
    )
    expect(tally(restored)).toEqual({ ok: 1, '409 advert_limit_reached': 1 })
  })

  it('twenty sign-ups of one name make one account', async () => {
    const name = newName('wanted')
    const answers = await atOnce(20, index =>
      souk.call('POST /v1/users', {
        body: { user_name: name, email: `${name}${index}@souk.test`, password: 'Amina-2026' },
      }),
    )
    expect(tally(answers)).toEqual({ ok: 1, '422 user_name_taken': 19 })
  })

  it('fifty guesses of a password are five guesses', async () => {
    const { name } = await newBuyer(souk)
    const answers = await atOnce(50, index =>
      souk.call('POST /v1/logins', { body: { login: name, password: `Guess-${index}` } }),
    )
    expect(tally(answers)).toEqual({ '422 wrong_credentials': 5, '403 captcha_required': 45 })
    await souk.advance(901_000)
    const right = await souk.call('POST /v1/logins', { body: { login: name, password: 'Amina-2026' } })
    expect(right.status).toBe(200)
  })

  it('twenty feedbacks on a trade are one', async () => {
    const market = await openMarket(souk, '0.01')
    const buyer = await newBuyer(souk)
    const trade = await open(market, buyer)
    await act(souk, trade, buyer, 'confirm', {})
    await act(souk, trade, market.seller, 'complete', released)
    const answers = await atOnce(20, () =>
      souk.call('POST /v1/feedbacks', {
        as: buyer,
        body: { trade_id: trade, grade: 'positive', text: 'Fast.' },
      }),
    )
    expect(tally(answers)).toEqual({ ok: 1, '409 feedback_already_left': 19 })
    const { body } = await souk.call<{ owner: Json }>(`GET /v2/pro/${market.advert.id}`)
    // The buyer’s account is young: what it says is read, and not counted.
    expect(body.owner).toMatchObject({ feedbacks_count: 0, rating_percent: null })
    const said = await souk.call<{ counts: Json }>(`GET /v1/feedbacks?user_name=${market.seller.name}`)
    expect(said.body.counts).toEqual({ positive: 1, neutral: 0, negative: 0 })
  })

  it('words that are left and changed at once are counted once each', async () => {
    const market = await openMarket(souk, '0.1')
    const buyer = await newBuyer(souk)
    const sold = async () => {
      const trade = await open(market, buyer)
      await act(souk, trade, buyer, 'confirm', {})
      await act(souk, trade, market.seller, 'complete', released)
      return trade
    }
    const [first, second] = [await sold(), await sold()]
    const say = (as: Person, trade_id: string, grade: string) =>
      souk.call<Json & { id: string }>('POST /v1/feedbacks', { as, body: { trade_id, grade, text: '' } })
    const { body: word } = await say(buyer, first, 'positive')
    const gradeOf = (index: number) => ['negative', 'neutral', 'positive'][index % 3] ?? 'neutral'
    const answers = await atOnce(24, index => {
      if (index % 4 === 0) return say(buyer, first, 'negative')
      if (index % 4 === 1) return say(buyer, second, gradeOf(index))
      if (index % 4 === 2) return say(market.seller, first, 'positive')
      const body = { grade: gradeOf(index), text: `Word ${index}.` }
      return souk.call(`PATCH /v1/feedbacks/${word.id}`, { as: buyer, body })
    })
    expect(tally(answers)).toEqual({ ok: 8, '409 feedback_already_left': 16 })
    const { body } = await souk.call<{ items: { grade: string }[]; counts: Json }>(
      `GET /v1/feedbacks?user_name=${market.seller.name}`,
    )
    const said = (grade: string) => body.items.filter(item => item.grade === grade).length
    expect(body.items).toHaveLength(2)
    expect(body.counts).toEqual({
      positive: said('positive'),
      neutral: said('neutral'),
      negative: said('negative'),
    })
  })
})
