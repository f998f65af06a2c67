import { describe, expect, it } from 'vitest'
import { makeAdvert, openTrade } from '../../support/souk.ts'
import { suiteSouk } from '../../support/suiteSouk.ts'
import type { Json, Person } from '../../support/soukClient.ts'

const minute = 60_000
const souk = suiteSouk()
let count = 0

/** A seller with half a bitcoin and an advert, a buyer, and a trade of ₦250,000 between them. */
async function market() {
  count += 1
  const seller = await souk.signUp(`seller${count}`)
  const buyer = await souk.signUp(`buyer${count}`)
  await souk.give(seller, 'BTC', '0.01')
  const advert = await makeAdvert(souk, seller)
  const { body: trade } = await openTrade(souk, buyer, advert)
  const act = (who: Person, action: string, body?: object, key?: string) =>
    souk.call<Json & { status: string; code: string }>(`POST /v1/trades/${trade.id}/${action}`, {
      as: who,
      ...(body ? { body } : {}),
      ...(key ? { key } : {}),
    })
  const seen = async (who: Person) => (await souk.call(`GET /v1/trades/${trade.id}`, { as: who })).body
  const balance = async (who: Person) => {
    const { body } = await souk.call<{ items: { asset: string; available: string; in_escrow: string }[] }>(
      'GET /v1/me/balance',
      { as: who },
    )
    return body.items.find(item => item.asset === 'BTC')
  }
  return { seller, buyer, advert, trade, act, seen, balance }
}

const released = { money_received: true, amount: '250000' }

describe('a trade', () => {
  it('goes on by its own terms when its advert is deleted, on which nobody opens another', async () => {
    const { seller, buyer, advert, act, seen, balance } = await market()
    const { status, body } = await souk.call(`DELETE /v2/pro/${advert.id}`, { as: seller })
    expect([status, body['status']]).toEqual([200, 'archived'])
    expect(await seen(buyer)).toMatchObject({ status: 'new', amount: '0.0025' })
    const late = await openTrade(souk, await souk.signUp(`late${count}`), advert)
    expect([late.status, late.body['code']]).toEqual([404, 'not_found'])
    expect((await act(buyer, 'confirm', {})).body.status).toBe('paid_confirmed')
    expect((await act(seller, 'complete', released)).body.status).toBe('completed_by_seller')
    expect(await balance(buyer)).toMatchObject({ available: '0.0025', in_escrow: '0' })
  })

  it('locks the coins with the fee, and hands them over to the last unit', async () => {
    const { seller, buyer, trade, act, balance } = await market()
    expect(trade).toMatchObject({
      status: 'new',
      amount: '0.0025',
      fiat_amount: '250000',
      viewer_side: 'buyer',
    })
    expect(await balance(seller)).toMatchObject({ available: '0.0074775', in_escrow: '0.0025225' })
    expect((await act(buyer, 'confirm', { payer_name: 'AMINA BELLO' })).body.status).toBe('paid_confirmed')
    expect((await act(seller, 'complete', released)).body.status).toBe('completed_by_seller')
    expect(await balance(seller)).toMatchObject({ available: '0.0074775', in_escrow: '0' })
    expect(await balance(buyer)).toMatchObject({ available: '0.0025', in_escrow: '0' })
  })

  it('is released only with the amount typed again, and the money on the account', async () => {
    const { seller, buyer, act } = await market()
    await act(buyer, 'confirm', {})
    expect((await act(seller, 'complete', { money_received: true, amount: '250001' })).body).toMatchObject({
      code: 'amount_differs',
      errors: { amount: [expect.any(String)] },
    })
    expect((await act(seller, 'complete', { money_received: false, amount: '250000' })).status).toBe(422)
    expect((await act(seller, 'complete', released)).status).toBe(200)
  })

  it('is released once, however often the seller asks at the same time', async () => {
    const { seller, buyer, act, balance } = await market()
    await act(buyer, 'confirm', {})
    const answers = await Promise.all(Array.from({ length: 20 }, () => act(seller, 'complete', released)))
    expect(answers.filter(answer => answer.status === 200)).toHaveLength(1)
    expect(await balance(buyer)).toMatchObject({ available: '0.0025' })
  })

  it('answers one key once: twenty requests, one effect, the same answer; another body is refused', async () => {
    const { buyer, advert } = await market()
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => openTrade(souk, buyer, advert, '20000', 'same-key-0001')),
    )
    expect(new Set(answers.map(answer => answer.body.id)).size).toBe(1)
    expect((await openTrade(souk, buyer, advert, '30000', 'same-key-0001')).status).toBe(409)
  })

  it('gives the coins back when the buyer cancels', async () => {
    const { seller, buyer, act, balance } = await market()
    expect((await act(buyer, 'cancel', {})).body.status).toBe('cancelled_by_buyer')
    expect(await balance(seller)).toMatchObject({ available: '0.01', in_escrow: '0' })
  })

  it('stands when the seller asks to cancel and the buyer answers in time', async () => {
    const { seller, buyer, act, seen } = await market()
    expect((await act(seller, 'cancel', {})).body).toMatchObject({
      status: 'new',
      timer: { kind: 'ask_to_cancel' },
    })
    expect((await act(seller, 'cancel', {})).body.code).toBe('cancel_already_asked')
    await souk.advance(14 * minute)
    expect((await act(buyer, 'keep')).status).toBe(200)
    await souk.advance(2 * minute)
    expect(await seen(buyer)).toMatchObject({ status: 'new' })
  })

  it('is cancelled when the seller asks and the buyer does not answer', async () => {
    const { seller, act, seen, balance } = await market()
    await act(seller, 'cancel', {})
    await souk.advance(15 * minute)
    expect(await seen(seller)).toMatchObject({ status: 'cancelled' })
    expect(await balance(seller)).toMatchObject({ available: '0.01' })
  })

  it('cannot be cancelled by the seller after it is paid, but undone by the buyer within a minute, once', async () => {
    const { seller, buyer, act } = await market()
    await act(buyer, 'confirm', {})
    expect((await act(seller, 'cancel', {})).body.code).toBe('seller_cannot_cancel_after_paid')
    expect((await act(buyer, 'undo_confirm')).body.status).toBe('new')
    await act(buyer, 'confirm', {})
    expect((await act(buyer, 'undo_confirm')).body.code).toBe('already_undone')
  })

  it('ends by itself after its escrow time and the grace, later when the seller extends', async () => {
    const { seller, act, seen } = await market()
    await act(seller, 'extend')
    await souk.advance(60 * minute)
    expect(await seen(seller)).toMatchObject({ status: 'new' })
    await souk.advance(5 * minute)
    expect(await seen(seller)).toMatchObject({ status: 'cancelled' })
  })

  it('expires when paid, may be disputed from its timer on, and is ruled by an arbiter who is no party', async () => {
    const { seller, buyer, act, seen, balance } = await market()
    await act(buyer, 'confirm', {})
    const statement = { reason: 'not_released', statement: 'I have paid and have the receipt.' }
    expect((await act(buyer, 'create_dispute', statement)).body.code).toBe('too_early')
    await souk.advance(31 * minute)
    expect(await seen(buyer)).toMatchObject({ status: 'expired_and_paid' })
    expect((await act(buyer, 'create_dispute', statement)).body.status).toBe('disput')
    const arbiter = await souk.signUp(`arbiter${count}`)
    const ruling = { in_favour_of: 'buyer', reason: 'The receipt is genuine.' }
    expect((await act(arbiter, 'rule', ruling)).status).toBe(403)
    await souk.call('POST /dev/standing', { body: { user_name: arbiter.name, roles: ['user', 'arbiter'] } })
    await souk.call('POST /dev/standing', { body: { user_name: seller.name, roles: ['user', 'arbiter'] } })
    expect((await act(seller, 'rule', ruling)).body.code).toBe('arbiter_is_party')
    expect((await act(arbiter, 'rule', ruling)).body.status).toBe('completed_by_admin')
    expect(await balance(buyer)).toMatchObject({ available: '0.0025' })
  })

  it('is closed, and the coins returned, when nobody opens a dispute in its window', async () => {
    const { seller, buyer, act, seen, balance } = await market()
    await act(buyer, 'confirm', {})
    await souk.advance(31 * minute)
    await souk.advance(24 * 60 * minute)
    expect(await seen(seller)).toMatchObject({ status: 'closed' })
    expect(await balance(seller)).toMatchObject({ available: '0.01' })
  })

  it('is conceded only with a tick and the amount typed again', async () => {
    const { seller, buyer, act, balance } = await market()
    await act(buyer, 'confirm', {})
    expect((await act(buyer, 'cancel', {})).status).toBe(422)
    expect((await act(buyer, 'cancel', { not_sent_or_returned: true, amount: '2' })).status).toBe(422)
    const conceded = await act(buyer, 'cancel', { not_sent_or_returned: true, amount: '250000.00' })
    expect(conceded.body.status).toBe('cancelled_by_buyer')
    expect(await balance(seller)).toMatchObject({ available: '0.01' })
  })

  it('does not exist for a stranger and needs a session', async () => {
    const { trade } = await market()
    const stranger = await souk.signUp(`stranger${count}`)
    expect((await souk.call(`GET /v1/trades/${trade.id}`, { as: stranger })).status).toBe(404)
    expect((await souk.call(`POST /v1/trades/${trade.id}/confirm`, { as: stranger, body: {} })).status).toBe(
      404,
    )
    expect((await souk.call(`GET /v1/trades/${trade.id}`)).status).toBe(401)
  })

  it('is graded by both sides, once each; a young account’s word is read, and not counted', async () => {
    const { seller, buyer, trade, act, seen } = await market()
    await act(buyer, 'confirm', {})
    await act(seller, 'complete', released)
    const grade = (who: Person) =>
      souk.call('POST /v1/feedbacks', {
        as: who,
        body: { trade_id: trade.id, grade: 'positive', text: 'Fast.' },
      })
    expect((await grade(buyer)).status).toBe(200)
    expect((await grade(seller)).status).toBe(200)
    expect((await grade(seller)).body['code']).toBe('feedback_already_left')
    expect(await seen(buyer)).toMatchObject({
      my_feedback: { grade: 'positive' },
      their_feedback: { author_name: seller.name },
      seller: { trades_count: 1, feedbacks_count: 0, rating_percent: null },
    })
  })

  it('lets an opinion be changed, with the block that the worst grade offers', async () => {
    const { seller, buyer, advert, trade, act, seen } = await market()
    await act(buyer, 'confirm', {})
    await act(seller, 'complete', released)
    const said = { trade_id: trade.id, grade: 'positive', text: 'Fast.' }
    const { body: feedback } = await souk.call('POST /v1/feedbacks', { as: seller, body: said })
    const { seq } = await seen(buyer)
    const changed = { grade: 'negative', text: 'Asked for it back.', block: true }
    await souk.call(`PATCH /v1/feedbacks/${String(feedback['id'])}`, { as: seller, body: changed })
    const after = await seen(buyer)
    expect(after).toMatchObject({ their_feedback: { grade: 'negative', text: 'Asked for it back.' } })
    expect(Number(after['seq'])).toBeGreaterThan(Number(seq))
    expect((await openTrade(souk, buyer, advert)).body['code']).toBe('banned_by_trader')
  })

  it('shows the payer’s verified name to both sides: to fill in, and to compare with', async () => {
    const { seller, buyer, seen } = await market()
    expect(await seen(buyer)).toMatchObject({ verified_payer_name: null })
    await souk.call('POST /dev/standing', { body: { user_name: buyer.name, legal_name: 'AMINA O. BELLO' } })
    for (const side of [seller, buyer])
      expect(await seen(side)).toMatchObject({ verified_payer_name: 'AMINA O. BELLO' })
  })

  it('shows requisites to its parties alone, and to nobody once it is over', async () => {
    const { buyer, act, seen } = await market()
    expect(await seen(buyer)).toMatchObject({
      requisites: [{ value: '0142883761' }, { kind: 'account_name' }],
    })
    await act(buyer, 'cancel', {})
    expect(await seen(buyer)).toMatchObject({ requisites: [] })
  })
})
