import { describe, expect, it } from 'vitest'
import { openTrade } from '../../support/souk.ts'
import { suiteSouk } from '../../support/suiteSouk.ts'
import type { Json, Person } from '../../support/soukClient.ts'
import { act, newBuyer, openMarket, type Market } from '../race/market.ts'
import { logInAs } from '../roles/scene.ts'

const dayMs = 86_400_000
const souk = suiteSouk()
let market: Market

interface Item {
  readonly id: string
  readonly grade: string
  readonly text: string
  readonly counts: boolean
  readonly not_counted_reason: string | null
  readonly edited_at: string | null
  readonly history: { grade: string; text: string }[]
  readonly trade_id: string | null
  readonly is_mine: boolean
}
interface Page {
  readonly items: Item[]
  readonly counts: { positive: number; neutral: number; negative: number }
  readonly total: number
}

async function sell(buyer: Person, fiat = '250000'): Promise<string> {
  const { body, status } = await openTrade(souk, buyer, market.advert, fiat)
  expect({ status, body }).toMatchObject({ status: 200 })
  await act(souk, body.id, buyer, 'confirm', {})
  const done = await act(souk, body.id, market.seller, 'complete', { money_received: true, amount: fiat })
  expect(done.status).toBe(200)
  return body.id
}

const grade = (as: Person, trade_id: string, grade: string, text = '') =>
  souk.call<Json & { id: string }>('POST /v1/feedbacks', { as, body: { trade_id, grade, text } })
const regrade = (as: Person, id: string, grade: string, text: string) =>
  souk.call(`PATCH /v1/feedbacks/${id}`, { as, body: { grade, text } })
const received = async (name: string, as: Person | null = null, more = '') =>
  (await souk.call<Page>(`GET /v1/feedbacks?user_name=${name}${more}`, { as })).body
const ratingOf = async (name: string) => {
  const { body } = await souk.call(`GET /v1/profiles/${name}`)
  return { percent: body['rating_percent'], partners: body['feedbacks_count'] }
}

/** A market at which a buyer's account is old enough to count. */
async function settled(): Promise<{ readonly market: Market; readonly buyer: Person }> {
  market = await openMarket(souk, '1')
  const buyer = await newBuyer(souk)
  await souk.advance(8 * dayMs)
  market = { ...market, seller: await logInAs(souk, market.seller) }
  return { market, buyer: await logInAs(souk, buyer) }
}

describe('what partners say', () => {
  it('counts once a partner, with the latest word', async () => {
    const { buyer } = await settled()
    for (const word of ['positive', 'positive', 'negative']) await grade(buyer, await sell(buyer), word, word)
    const page = await received(market.seller.name)
    expect(page.counts).toEqual({ positive: 2, neutral: 0, negative: 1 })
    expect(page.items.map(item => [item.text, item.counts, item.not_counted_reason])).toEqual([
      ['negative', true, null],
      ['positive', false, 'replaced'],
      ['positive', false, 'replaced'],
    ])
    expect(await ratingOf(market.seller.name)).toEqual({ percent: '0', partners: 1 })
  })

  it('does not count from a young account or a tiny trade, and is shown all the same', async () => {
    const { buyer } = await settled()
    const young = await newBuyer(souk)
    await grade(young, await sell(young), 'negative', 'young')
    // ₦10,000 are less than ten US dollars.
    await grade(buyer, await sell(buyer, '10000'), 'negative', 'tiny')
    const page = await received(market.seller.name)
    expect(page.items.map(item => [item.text, item.not_counted_reason])).toEqual([
      ['tiny', 'tiny_trade'],
      ['young', 'young_account'],
    ])
    expect(page.counts.negative).toBe(2)
    expect(await ratingOf(market.seller.name)).toEqual({ percent: null, partners: 0 })
  })

  it('may be changed, and what it said stays to be read', async () => {
    const { buyer } = await settled()
    const { body } = await grade(buyer, await sell(buyer), 'negative', 'Slow.')
    expect((await ratingOf(market.seller.name)).percent).toBe('0')
    expect((await regrade(buyer, body.id, 'positive', 'Late, and then kind.')).status).toBe(200)
    // The same again is no change.
    expect((await regrade(buyer, body.id, 'positive', 'Late, and then kind.')).status).toBe(200)
    const [item] = (await received(market.seller.name, buyer)).items
    expect(item).toMatchObject({
      grade: 'positive',
      text: 'Late, and then kind.',
      history: [{ grade: 'negative', text: 'Slow.' }],
      is_mine: true,
    })
    expect(await ratingOf(market.seller.name)).toEqual({ percent: '100', partners: 1 })
  })

  it('is changed ten times at most', async () => {
    const { buyer } = await settled()
    const { body } = await grade(buyer, await sell(buyer), 'positive', 'First.')
    for (let number = 1; number <= 10; number++)
      expect((await regrade(buyer, body.id, 'positive', `Word ${number}.`)).status).toBe(200)
    expect(await regrade(buyer, body.id, 'negative', 'And again.')).toMatchObject({
      status: 409,
      body: { code: 'feedback_edits_spent' },
    })
    expect((await received(market.seller.name)).items[0]).toMatchObject({
      grade: 'positive',
      text: 'Word 10.',
    })
  })

  it('is narrowed by grade, and read from the other side', async () => {
    const { buyer } = await settled()
    await grade(buyer, await sell(buyer), 'positive', 'Fast.')
    await grade(buyer, await sell(buyer), 'neutral', 'So so.')
    const neutral = await received(market.seller.name, null, '&grade=neutral')
    expect(neutral.items.map(item => item.text)).toEqual(['So so.'])
    expect(neutral).toMatchObject({ total: 1, counts: { positive: 1, neutral: 1 } })
    const left = await received(buyer.name, null, '&direction=left')
    expect(left).toMatchObject({ total: 2, counts: { positive: 1, neutral: 1, negative: 0 } })
    expect((await received(buyer.name)).total).toBe(0)
  })

  it('names its trade to the two of it alone', async () => {
    const { buyer } = await settled()
    const trade = await sell(buyer)
    await grade(buyer, trade, 'positive', 'Fast.')
    const seen = async (as: Person | null) => (await received(market.seller.name, as)).items[0]?.trade_id
    expect([await seen(buyer), await seen(market.seller)]).toEqual([trade, trade])
    expect([await seen(null), await seen(await newBuyer(souk))]).toEqual([null, null])
  })

  it('said twice at a time is said once', async () => {
    const { buyer } = await settled()
    const trade = await sell(buyer)
    const answers = await Promise.all([1, 2, 3].map(() => grade(buyer, trade, 'positive', 'Fast.')))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
    expect(await received(market.seller.name)).toMatchObject({ total: 1, counts: { positive: 1 } })
    expect(await ratingOf(market.seller.name)).toEqual({ percent: '100', partners: 1 })
  })
})
