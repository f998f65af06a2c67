import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { Person } from '../../support/soukClient.ts'
import { suiteCast, suiteSouk } from '../../support/suiteSouk.ts'
import { act } from '../race/market.ts'
import { present, setScene, type Scene, type Stage } from '../roles/scene.ts'

interface Message {
  readonly id: string
  readonly author: string
  readonly text: string
  readonly is_mine: boolean
  readonly delivered_at: string | null
  readonly read_at: string | null
  readonly system: { code: string; amount: string | null; asset: string | null } | null
}
interface Conversation {
  readonly items: readonly Message[]
  readonly has_more: boolean
}

const souk = suiteSouk()
const cast = suiteCast(souk)

/** A scene with the people of its conversation, and what they do in it. */
async function conversation(stage: Stage) {
  const scene: Scene = await setScene(souk, cast, stage)
  const [buyer, seller, arbiter] = [scene.cast.counterparty, scene.cast.owner, scene.cast.arbiter].map(
    present,
  ) as [Person, Person, Person]
  const read = async (who: Person, query = '') =>
    (await souk.call<Conversation>(`GET /v1/trades/${scene.trade}/messages${query}`, { as: who })).body
  const say = (who: Person, text: string, id: string = randomUUID()) =>
    act(souk, scene.trade, who, 'create_message_in_trade_conversation', { text, client_id: id })
  const mark = (who: Person, up_to_id: string, is_read = true) =>
    souk.call<{ unread_count: number }>(`POST /v1/trades/${scene.trade}/messages/read`, {
      as: who,
      body: { up_to_id, is_read },
    })
  const unread = async (who: Person) =>
    (await souk.call<{ unread_count: number }>(`GET /v1/trades/${scene.trade}`, { as: who })).body
      .unread_count
  return { scene, buyer, seller, arbiter, read, say, mark, unread }
}

const idOf = (answer: { body: unknown }) => (answer.body as { id: string }).id

describe('a message', () => {
  it('is delivered when it came, read when it was seen, and marks never go back', async () => {
    const { buyer, seller, read, say, mark, unread } = await conversation('new')
    const first = idOf(await say(buyer, 'Hello.'))
    const second = idOf(await say(buyer, 'Are you there?'))
    const marks = async () =>
      (await read(buyer)).items
        .filter(({ id }) => id === first || id === second)
        .toReversed()
        .map(({ delivered_at, read_at }) => [delivered_at !== null, read_at !== null])
    expect(await unread(seller)).toBe(2)
    expect(await marks()).toEqual([
      [false, false],
      [false, false],
    ])
    expect((await mark(seller, second, false)).body).toEqual({ unread_count: 2 })
    expect(await marks()).toEqual([
      [true, false],
      [true, false],
    ])
    expect((await mark(seller, first)).body).toEqual({ unread_count: 1 })
    expect(await marks()).toEqual([
      [true, true],
      [true, false],
    ])
    expect((await mark(seller, second)).body).toEqual({ unread_count: 0 })
    expect((await mark(seller, first)).body).toEqual({ unread_count: 0 })
    expect(await marks()).toEqual([
      [true, true],
      [true, true],
    ])
    expect(await unread(seller)).toBe(0)
    expect(await unread(buyer)).toBe(1)
  })

  it('of another trade is no mark here', async () => {
    const elsewhere = await conversation('new')
    const foreign = idOf(await elsewhere.say(elsewhere.buyer, 'Elsewhere.'))
    const { buyer, seller, say, mark } = await conversation('new')
    await say(buyer, 'Here.')
    expect((await mark(seller, foreign)).body).toEqual({ unread_count: 1 })
  })

  it('that is sent again by its own id is there once, also under another key', async () => {
    const { buyer, read, say } = await conversation('new')
    const id = randomUUID()
    const ids = (await Promise.all([1, 2, 3].map(() => say(buyer, 'Once.', id)))).map(idOf)
    expect(new Set(ids).size).toBe(1)
    expect((await read(buyer)).items.filter(({ text }) => text === 'Once.')).toHaveLength(1)
  })

  it('of blanks alone is asked for at its field', async () => {
    const { buyer, say } = await conversation('new')
    expect(await say(buyer, ' \n\t ')).toMatchObject({
      status: 422,
      body: { errors: { text: [expect.any(String)] } },
    })
  })
})

describe('a conversation', () => {
  it('comes newest first, in parts, each message once, with what was done between them', async () => {
    const { buyer, seller, read, say } = await conversation('new')
    for (let turn = 0; turn < 5; turn++) await say(turn % 2 === 0 ? buyer : seller, `Line ${turn}`)
    const whole = (await read(buyer)).items
    expect(whole.at(-1)).toMatchObject({
      author: 'system',
      system: { code: 'escrow_locked', amount: '0.0025', asset: 'BTC' },
    })
    expect(whole.slice(0, 2)).toMatchObject([
      { text: 'Line 4', is_mine: true, author: 'buyer' },
      { text: 'Line 3', is_mine: false, author: 'seller' },
    ])
    const parts: Message[] = []
    for (let before = ''; ;) {
      const part = await read(buyer, `?limit=3${before}`)
      parts.push(...part.items)
      if (!part.has_more) break
      before = `&before=${part.items.at(-1)?.id}`
    }
    expect(parts).toEqual(whole)
  })
})

describe('in a dispute', () => {
  it('each side has its opening statement, and then one reply to each message of the arbiter', async () => {
    const { buyer, seller, arbiter, read, say } = await conversation('dispute')
    const isRefused = { status: 409, body: { code: 'no_reply_left', errors: { text: [expect.any(String)] } } }
    // The buyer's statement opened it.
    expect((await read(seller)).items.slice(0, 2)).toMatchObject([
      { author: 'buyer', text: 'I have paid and have the receipt.' },
      { author: 'system', system: { code: 'dispute_opened' } },
    ])
    expect(await say(buyer, 'And also …')).toMatchObject(isRefused)
    expect((await say(seller, 'No money came.')).status).toBe(200)
    expect(await say(seller, 'Really.')).toMatchObject(isRefused)
    await say(arbiter, 'Show me the receipt.')
    for (const side of [buyer, seller]) {
      expect((await say(side, 'Here it is.')).status).toBe(200)
      expect(await say(side, 'And here.')).toMatchObject(isRefused)
    }
    await say(arbiter, 'One.')
    await say(arbiter, 'Two.')
    for (let turn = 0; turn < 2; turn++) expect((await say(buyer, 'Thank you.')).status).toBe(200)
    expect(await say(buyer, 'Please.')).toMatchObject(isRefused)
  })

  it('replies at the same moment are as many as are allowed', async () => {
    const { buyer, arbiter, say } = await conversation('dispute')
    await say(arbiter, 'Show me the receipt.')
    const answers = await Promise.all(Array.from({ length: 10 }, () => say(buyer, 'Here.')))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })
})
