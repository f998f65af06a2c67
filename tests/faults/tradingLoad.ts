import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { makeAdvert, openTrade } from '../support/souk.ts'
import type { Answer, Json, Person, SoukClient } from '../support/soukClient.ts'
import { faultsOf, type Acknowledged } from './acknowledged.ts'

/** Traders who trade without a pause, whatever happens to the product. */
export interface TradingLoad {
  /** Steps that were answered so far. */
  readonly answered: () => number
  /** Resolves when so many more steps were answered; throws when a trader was refused. */
  next(steps: number): Promise<void>
  /** Lets every trader finish the trade in hand, and waits for them. */
  finish(): Promise<void>
  /** Leaves everything as it is, at once: for the end of a test that has failed. */
  abandon(): void
  /** What is not as it was acknowledged; empty when all is. */
  check(): Promise<string[]>
}

const retryMs = 25

/** Starts so many buyers on one seller's advert. */
export async function startTrading(api: SoukClient, buyers: number): Promise<TradingLoad> {
  const seller = await api.signUp(`seller${randomUUID().slice(0, 8)}`)
  await api.give(seller, 'BTC', '100')
  const advert = await makeAdvert(api, seller)
  const books: Acknowledged[] = []
  for (let index = 0; index < buyers; index++)
    books.push({
      buyer: await api.signUp(`buyer${randomUUID().slice(0, 8)}`),
      opened: new Set(),
      said: new Map(),
      released: new Set(),
      steps: [],
    })
  let answered = 0
  const stopping = new AbortController()
  const abandoned = new AbortController()
  const waiting = new Set<() => void>()

  /** One intent of a person: asked again under its key until it is answered, however often the product dies meanwhile. */
  async function step(book: Acknowledged, ask: (key: string) => Promise<Answer<Json>>): Promise<Json> {
    const key = randomUUID()
    for (;;) {
      abandoned.signal.throwIfAborted()
      const answer = await ask(key).catch(() => null)
      // 503: the database is away, or the answer of a commit was lost. Anything else is an answer.
      if (answer !== null && answer.status !== 503) {
        if (answer.status !== 200)
          throw new Error(`A step was answered ${answer.status} ${JSON.stringify(answer.body)}`)
        book.steps.push({ again: () => ask(key), answer: JSON.stringify(answer.body) })
        answered += 1
        for (const look of waiting) look()
        return answer.body
      }
      await sleep(retryMs)
    }
  }

  async function trade(book: Acknowledged): Promise<void> {
    const { buyer } = book
    while (!stopping.signal.aborted) {
      const opened = await step(book, key => openTrade(api, buyer, advert, '20000', key))
      const id = String(opened['id'])
      book.opened.add(id)
      const act = (as: Person, action: string, body: object) =>
        step(book, key => api.call(`POST /v1/trades/${id}/${action}`, { as, body, key }))
      const words = { text: 'Paying now.', client_id: randomUUID() }
      await act(buyer, 'create_message_in_trade_conversation', words)
      book.said.set(id, words.client_id)
      await act(buyer, 'confirm', {})
      await act(seller, 'complete', { money_received: true, amount: '20000' })
      book.released.add(id)
    }
  }

  const working = Promise.all(books.map(trade))
  // Whoever waits is told; until somebody does, it is no unhandled error.
  working.catch(() => undefined)
  const failed = working.then(() => new Promise<never>(() => undefined))
  failed.catch(() => undefined)
  return {
    answered: () => answered,
    next(steps) {
      const until = answered + steps
      const reached = new Promise<void>(resolve => {
        const look = () => {
          if (answered < until) return
          waiting.delete(look)
          resolve()
        }
        waiting.add(look)
      })
      return Promise.race([reached, failed])
    },
    async finish() {
      stopping.abort()
      await working
    },
    abandon: () => abandoned.abort(new Error('The test is over')),
    async check() {
      const wrong: string[] = []
      for (const book of books) wrong.push(...(await faultsOf(api, book)))
      for (const violation of await api.audit()) wrong.push(`the ledger: ${JSON.stringify(violation)}`)
      return wrong
    },
  }
}
