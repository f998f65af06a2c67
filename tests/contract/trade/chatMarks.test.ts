import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { Person } from '../../support/soukClient.ts'
import { suiteCast, suiteSouk } from '../../support/suiteSouk.ts'
import { act } from '../race/market.ts'
import { present, setScene, type Stage } from '../roles/scene.ts'

interface Message {
  readonly id: string
  readonly text: string
  readonly is_pinned: boolean
  readonly system: { readonly code: string } | null
}
interface Conversation {
  readonly items: readonly Message[]
  readonly pinned: readonly Message[]
}
interface Trade {
  readonly actions: readonly { action: string; is_available: boolean; available_at: string | null }[]
}

const souk = suiteSouk()
const cast = suiteCast(souk)

const minute = 60_000

async function talk(stage: Stage) {
  const { trade, cast: people } = await setScene(souk, cast, stage)
  const [buyer, seller] = [present(people.counterparty), present(people.owner)]
  const say = async (who: Person, text: string) =>
    act(souk, trade, who, 'create_message_in_trade_conversation', { text, client_id: randomUUID() })
  return {
    trade,
    buyer,
    seller,
    say,
    sayId: async (who: Person, text: string) => (await say(who, text)).body['id'] as string,
    read: async (who: Person, query = '') =>
      (await souk.call<Conversation>(`GET /v1/trades/${trade}/messages${query}`, { as: who })).body,
    pin: (who: Person, id: string, is_pinned = true) =>
      act(souk, trade, who, `messages/${id}/pin`, { is_pinned }),
    ask: (who: Person) => act(souk, trade, who, 'request_attachment'),
    askAction: async (who: Person) =>
      (await souk.call<Trade>(`GET /v1/trades/${trade}`, { as: who })).body.actions.find(
        ({ action }) => action === 'request_attachment',
      ),
  }
}

describe('a pinned message', () => {
  it('stands for both, the latest pin first, also when the page does not reach to it, until it is let go', async () => {
    const { buyer, seller, sayId, read, pin } = await talk('new')
    const [first, second] = [
      await sayId(buyer, 'My bank is GTB.'),
      await sayId(seller, 'I release at 15:00.'),
    ]
    for (let turn = 0; turn < 3; turn++) await sayId(buyer, `And ${turn}`)
    expect((await pin(seller, first)).body).toMatchObject({ id: first, is_pinned: true })
    await pin(buyer, second)
    await pin(buyer, second)
    for (const who of [buyer, seller]) {
      const { items, pinned } = await read(who, '?limit=2')
      expect(pinned.map(({ id }) => id)).toEqual([second, first])
      expect(items.map(({ is_pinned }) => is_pinned)).toEqual([false, false])
    }
    expect((await pin(buyer, first, false)).body).toMatchObject({ is_pinned: false })
    expect((await read(seller)).pinned.map(({ id }) => id)).toEqual([second])
  })

  it('is one that somebody of this trade wrote, and there are ten at most', async () => {
    const elsewhere = await talk('new')
    const foreign = await elsewhere.sayId(elsewhere.buyer, 'Elsewhere.')
    const { buyer, read, pin, sayId } = await talk('new')
    const note = (await read(buyer)).items.find(({ system }) => system !== null)
    for (const id of [foreign, note?.id ?? '', randomUUID()])
      expect(await pin(buyer, id)).toMatchObject({ status: 404, body: { code: 'not_found' } })
    const ids: string[] = []
    for (let turn = 0; turn < 11; turn++) ids.push(await sayId(buyer, `Number ${turn}`))
    const answers = await Promise.all(ids.map(id => pin(buyer, id)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10)
    expect(answers.find(({ status }) => status !== 200)).toMatchObject({
      status: 409,
      body: { code: 'too_many_pinned', params: { limit: 10 } },
    })
  })
})

describe('an ask for a file', () => {
  it('is told in the conversation and to the other one, and waits ten minutes, each side for itself', async () => {
    const { trade, buyer, seller, read, ask, askAction } = await talk('paid')
    expect(await askAction(seller)).toMatchObject({ is_available: true })
    expect((await ask(seller)).body).toMatchObject({ system: { code: 'seller_asks_for_file' } })
    expect((await read(buyer)).items[0]).toMatchObject({ system: { code: 'seller_asks_for_file' } })
    const { body } = await souk.call<{ items: object[] }>('GET /v1/notifications', { as: buyer })
    expect(body.items[0]).toMatchObject({ code: 'file_asked', trade_id: trade, partner_name: seller.name })
    const refused = await ask(seller)
    expect(refused).toMatchObject({ status: 409, body: { code: 'too_early' } })
    expect(await askAction(seller)).toMatchObject({
      is_available: false,
      available_at: refused.body['params'] && (refused.body['params'] as { from: string }).from,
    })
    expect((await ask(buyer)).status).toBe(200)
    await souk.advance(10 * minute)
    expect((await ask(seller)).status).toBe(200)
  })

  it('of many at the same moment is one', async () => {
    const { seller, ask } = await talk('new')
    const answers = await Promise.all(Array.from({ length: 5 }, () => ask(seller)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })
})

it('prohibited words are refused at the field, and what was refused is not there', async () => {
  const { buyer, seller, say, read } = await talk('new')
  for (const text of ['You b1tch', 'с у к а'])
    expect(await say(buyer, text)).toMatchObject({
      status: 422,
      body: { code: 'prohibited_words', errors: { text: [expect.any(String)] } },
    })
  expect((await say(buyer, 'Ни рубля больше, Scunthorpe.')).status).toBe(200)
  expect((await read(seller)).items.filter(({ system }) => system === null).map(({ text }) => text)).toEqual([
    'Ни рубля больше, Scunthorpe.',
    'Here are the details.',
  ])
})
