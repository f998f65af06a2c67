import { beforeAll, describe, expect, it } from 'vitest'
import { reportRules } from '../../../server/domain/report/report.ts'
import { suiteSouk } from '../../support/suiteSouk.ts'
import { testPassword, type Json, type Person } from '../../support/soukClient.ts'
import { makeAdvert, openTrade } from '../../support/souk.ts'
import { done } from '../roles/done.ts'
import { newInvoice, newStore } from '../roles/props.ts'
import { newName, signUpTrader } from '../roles/scene.ts'
import { idOf, openDesk, operatorAtDesk, type Operator } from './staff.ts'

const souk = suiteSouk()
const reason = 'It asks for money by another way.'

let operator = {} as Operator
let [seller, buyer, other] = [] as unknown as [Person, Person, Person]
beforeAll(async () => {
  operator = await operatorAtDesk(souk)
  seller = await signUpTrader(souk, newName('seller'))
  buyer = await signUpTrader(souk, newName('buyer'))
  other = await signUpTrader(souk, newName('other'))
  await souk.give(seller, 'BTC', '1')
})

interface Item extends Json {
  readonly id: string
  readonly label: string
  readonly acts: readonly string[]
  readonly texts: readonly string[]
}
interface List {
  readonly items: readonly Item[]
  readonly has_more: boolean
}

const report = (as: Person, body: Json) =>
  souk.call('POST /v1/reports', { as, body: { reason: 'fraud', ...body } })
const act = (as: Person, body: Json) => souk.call('POST /v1/operator/acts', { as, body: { reason, ...body } })
const list = async (what = '') =>
  (await souk.call<List>(`GET /v1/operator/reports${what}`, { as: operator })).body
const codesOf = async (as: Person) =>
  ((await done(souk.call('GET /v1/notifications', { as })))['items'] as { code: string }[]).map(
    ({ code }) => code,
  )
const offerOf = (as: Person) => makeAdvert(souk, as, { terms: 'Write to me elsewhere.' })
const found = async (advert: string) => {
  const { body } = await souk.call<{ items: { id: string }[] }>(
    'GET /v1/pro/search?type=buy&crypto_currency_code=BTC&currency_code=NGN&limit=100',
  )
  return body.items.some(({ id }) => id === advert)
}
/** The only open reports there are. */
const onlyOne = async (): Promise<Item> => {
  const { items } = await list()
  expect(items).toHaveLength(1)
  return items[0]!
}
const dismissAll = async () => {
  for (const { id } of (await list()).items) await act(operator, { act: 'dismiss_report', subject_id: id })
}

describe('whoever meets something reports it', () => {
  it('once as long as nobody has decided: again, they are answered with what they said first', async () => {
    const { id } = await offerOf(seller)
    const first = await report(buyer, { kind: 'offer', subject_id: id, words: '  Asks for a gift card. ' })
    expect(first.body).toMatchObject({ reason: 'fraud', is_first: true })
    const again = await report(buyer, { kind: 'offer', subject_id: id, reason: 'spam' })
    expect(again.body).toEqual({ ...first.body, is_first: false })
    await report(other, { kind: 'offer', subject_id: id, reason: 'outside' })
    expect(await onlyOne()).toMatchObject({
      kind: 'offer',
      label: 'BTC/NGN',
      person: seller.name,
      count: 2,
      reports: [
        { reporter: buyer.name, reason: 'fraud', words: 'Asks for a gift card.' },
        { reporter: other.name, reason: 'outside', words: '' },
      ],
      texts: ['Write to me elsewhere.'],
      acts: ['hide_offer', 'dismiss_report'],
    })
    await dismissAll()
    expect((await report(buyer, { kind: 'offer', subject_id: id })).body).toMatchObject({ is_first: true })
    await dismissAll()
  })

  it('once, of two clicks at the same moment and of many people', async () => {
    const { id } = await offerOf(seller)
    const people = [buyer, other, buyer, other]
    const answers = await Promise.all(people.map(as => report(as, { kind: 'offer', subject_id: id })))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(await onlyOne()).toMatchObject({ count: 2 })
    await dismissAll()
  })

  it('with the text as it was then, whatever its owner makes of it afterwards', async () => {
    const { id } = await offerOf(seller)
    await report(buyer, { kind: 'offer', subject_id: id })
    await done(souk.call(`PATCH /v2/pro/${id}`, { as: seller, body: { terms: 'Only by your own account.' } }))
    await report(other, { kind: 'offer', subject_id: id })
    expect((await onlyOne()).texts).toEqual(['Write to me elsewhere.', 'Only by your own account.'])
    await dismissAll()
  })

  it('not of themselves, nor of what is not there, nor without words where the reason says too little', async () => {
    const { id } = await offerOf(seller)
    expect((await report(seller, { kind: 'offer', subject_id: id })).body).toMatchObject({
      code: 'forbidden',
    })
    expect((await report(buyer, { kind: 'person', subject_id: buyer.name })).body).toMatchObject({
      code: 'forbidden',
    })
    for (const kind of ['offer', 'person', 'message', 'store'])
      expect((await report(buyer, { kind, subject_id: 'nobody-at-all' })).body).toMatchObject({
        code: 'not_found',
      })
    for (const words of [undefined, '   '])
      expect(
        (await report(buyer, { kind: 'offer', subject_id: id, reason: 'other', words })).body,
      ).toMatchObject({ code: 'required', errors: { words: [expect.any(String)] } })
    const long = 'a'.repeat(reportRules.wordsMost + 1)
    expect((await report(buyer, { kind: 'offer', subject_id: id, words: long })).status).toBe(422)
    expect((await list()).items).toEqual([])
  })

  it('of a message, who may read it; what it says is read with a reason, which the trail keeps', async () => {
    const advert = await makeAdvert(souk, seller)
    const { id: trade } = (await done(openTrade(souk, buyer, advert))) as { id: string }
    const { id: message } = (await done(
      souk.call(`POST /v1/trades/${trade}/create_message_in_trade_conversation`, {
        as: seller,
        body: { text: 'Pay my cousin instead.', client_id: 'client-0001' },
      }),
    )) as { id: string }
    const told = { kind: 'message', subject_id: message, reason: 'fraud' }
    expect((await report(other, told)).body).toMatchObject({ code: 'not_found' })
    expect((await report(seller, told)).body).toMatchObject({ code: 'forbidden' })
    expect((await report(buyer, told)).status).toBe(200)
    const item = await onlyOne()
    expect(item).toMatchObject({
      kind: 'message',
      label: trade,
      person: seller.name,
      is_private: true,
      texts: [],
    })
    expect(JSON.stringify(item)).not.toContain('cousin')
    const read = (body: Json) =>
      souk.call(`POST /v1/operator/reports/${item.id}/message`, { as: operator, body })
    expect((await read({ reason: '   ' })).status).toBe(422)
    expect((await read({ reason })).body).toEqual({ text: 'Pay my cousin instead.', has_file: false })
    const trail = await souk.call<{ items: Json[] }>(
      `GET /v1/operator/trail?subject_kind=report&subject_id=${item.id}`,
      { as: operator },
    )
    expect(trail.body.items).toMatchObject([{ deed: 'read_message', actor_name: operator.name, reason }])
    expect(JSON.stringify(trail.body)).not.toContain('cousin')
    await dismissAll()
  })

  it('and their words are forgotten with them, when they leave', async () => {
    const leaving = await signUpTrader(souk, newName('leaving'))
    await report(leaving, { kind: 'person', subject_id: other.name, words: 'I know him from school.' })
    expect((await onlyOne())['reports']).toMatchObject([{ words: 'I know him from school.' }])
    await done(
      souk.call('DELETE /v1/me/delete', {
        as: leaving,
        body: { user_name: leaving.name, password: testPassword },
      }),
    )
    expect((await onlyOne())['reports']).toMatchObject([{ reason: 'fraud', words: '' }])
    await dismissAll()
  })

  it('of a store, where it is paid', async () => {
    const merchant = await signUpTrader(souk, newName('merchant'))
    await done(souk.call('POST /v1/me/merchant_accounts', { as: merchant, body: newStore }))
    const waiting = await souk.call<List>('GET /v1/operator/stores?status=pending_review', { as: operator })
    const store = waiting.body.items[0]!.id
    await act(operator, { act: 'approve_store', subject_id: store })
    const { unique_id: invoice } = (await done(
      souk.call('POST /v1/me/merchant_accounts/invoice', {
        as: merchant,
        body: { account_id: store, ...newInvoice },
      }),
    )) as { unique_id: string }
    expect((await report(buyer, { kind: 'store', subject_id: invoice })).status).toBe(200)
    expect(await onlyOne()).toMatchObject({ kind: 'store', person: merchant.name, label: newStore.title })
    await act(operator, { act: 'suspend_store', subject_id: store })
    expect((await list()).items).toEqual([])
    expect(await codesOf(buyer)).toContain('report_acted')
  })
})

describe('operators', () => {
  it('hide an offer: nobody finds it, its owner reads why and cannot open it, whoever reported is thanked', async () => {
    await openDesk(souk, operator)
    const owner = await signUpTrader(souk, newName('owner'))
    await souk.give(owner, 'BTC', '1')
    const { id } = await offerOf(owner)
    expect(await found(id)).toBe(true)
    await report(buyer, { kind: 'offer', subject_id: id })
    const { id: subject } = await onlyOne()
    expect((await act(operator, { act: 'hide_offer', subject_id: subject })).body).toMatchObject({
      outcome: 'done',
    })
    expect(await found(id)).toBe(false)
    expect((await codesOf(owner))[0]).toBe('offer_hidden')
    expect((await codesOf(buyer))[0]).toBe('report_acted')
    const change = (body: Json) => souk.call(`PATCH /v2/pro/${id}`, { as: owner, body })
    await change({ status: 'unlisted' })
    await change({ status: 'listed' })
    const own = await souk.call<{ settings: Json }>(`GET /v2/pro/${id}`, { as: owner })
    expect(own.body.settings).toMatchObject({
      is_visible: false,
      invisible_reasons: ['withheld'],
      withheld_reason: reason,
    })
    expect(await found(id)).toBe(false)
    expect((await list()).items).toEqual([])
    const hidden = await list('?state=hidden')
    expect(hidden.items).toMatchObject([{ id: subject, withheld_reason: reason, acts: ['show_offer'] }])
    const twice = await act(operator, { act: 'hide_offer', subject_id: subject })
    expect(twice.body).toMatchObject({ code: 'act_not_possible' })
    await done(act(operator, { act: 'show_offer', subject_id: subject }))
    expect(await found(id)).toBe(true)
    expect((await codesOf(owner))[0]).toBe('offer_shown')
    expect((await list('?state=hidden')).items).toEqual([])
  })

  it('dismiss reports, once of two who do it at the same moment', async () => {
    const second = await operatorAtDesk(souk)
    await openDesk(souk, operator)
    await report(buyer, { kind: 'person', subject_id: other.name, reason: 'impersonation' })
    const { id } = await onlyOne()
    const wish = { act: 'dismiss_report', subject_id: id }
    const answers = await Promise.all([act(operator, wish), act(second, wish)])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect((await codesOf(buyer))[0]).toBe('report_dismissed')
  })

  it('close all reports of somebody by suspending them', async () => {
    await openDesk(souk, operator)
    const owner = await signUpTrader(souk, newName('owner'))
    await souk.give(owner, 'BTC', '1')
    const { id } = await offerOf(owner)
    await report(buyer, { kind: 'offer', subject_id: id })
    await report(other, { kind: 'person', subject_id: owner.name })
    expect((await list()).items).toHaveLength(2)
    await done(act(operator, { act: 'suspend', subject_id: await idOf(souk, owner) }))
    expect((await list()).items).toEqual([])
    for (const reporter of [buyer, other]) expect((await codesOf(reporter))[0]).toBe('report_acted')
  })

  it('decide on no report of themselves', async () => {
    await openDesk(souk, operator)
    await report(buyer, { kind: 'person', subject_id: operator.name })
    const item = await onlyOne()
    expect(item.acts).toEqual([])
    const own = await act(operator, { act: 'dismiss_report', subject_id: item.id })
    expect(own.body).toMatchObject({ code: 'own_account' })
    await done(act(await operatorAtDesk(souk), { act: 'dismiss_report', subject_id: item.id }))
  })

  it('see how many wait among the queues, since when the oldest does, and page by page', async () => {
    await openDesk(souk, operator)
    const taken = await report(buyer, { kind: 'person', subject_id: other.name })
    await souk.advance(60_000)
    await report(buyer, { kind: 'person', subject_id: seller.name })
    const { body } = await souk.call<{ items: Json[] }>('GET /v1/operator/queues', { as: operator })
    expect(body.items.find(item => item['queue'] === 'reports')).toEqual({
      queue: 'reports',
      waiting: 2,
      oldest_at: taken.body['reported_at'],
      goal_minutes: 24 * 60,
    })
    const first = await list('?limit=1')
    expect(first).toMatchObject({ items: [{ person: other.name }], has_more: true })
    const next = await list(`?limit=1&after=${first.items[0]?.id}`)
    expect(next).toMatchObject({ items: [{ person: seller.name }], has_more: false })
    await dismissAll()
  })
})
