import type { Answer, Json, Person, SoukClient } from '../support/soukClient.ts'

/** What the product has acknowledged to one buyer. */
export interface Acknowledged {
  readonly buyer: Person
  readonly opened: Set<string>
  /** The `client_id` of the message in each trade. */
  readonly said: Map<string, string>
  readonly released: Set<string>
  /** Every step, to be asked for again under its key. */
  readonly steps: { readonly again: () => Promise<Answer<Json>>; readonly answer: string }[]
}

/** The coins of one trade of the load, in satoshis. */
const tradeUnits = 20_000n

/** What is not there, there twice, or answered otherwise now. The steps are repeated first: they must not have an effect. */
export async function faultsOf(api: SoukClient, book: Acknowledged): Promise<string[]> {
  const wrong = [...(await answersOf(book)), ...(await tradesOf(api, book)), ...(await coinsOf(api, book))]
  return wrong.map(fault => `${book.buyer.name}: ${fault}`)
}

async function answersOf({ steps }: Acknowledged): Promise<string[]> {
  const wrong: string[] = []
  for (const { again, answer } of steps) {
    const { status, body } = await again()
    const text = JSON.stringify(body)
    if (status !== 200 || text !== answer)
      wrong.push(`the same key was answered ${status} ${text.slice(0, 200)} after ${answer.slice(0, 200)}`)
  }
  return wrong
}

async function tradesOf(api: SoukClient, { buyer, opened, said, released }: Acknowledged): Promise<string[]> {
  const wrong: string[] = []
  const found = new Map<string, string>()
  for (let page = 1, pages = 1; page <= pages; page++) {
    const { body } = await api.call<{ items: { id: string; status: string }[]; pages: number }>(
      `GET /v1/trades?state=all&limit=100&sort=created&page=${page}`,
      { as: buyer },
    )
    pages = body.pages
    for (const { id, status } of body.items) found.set(id, status)
  }
  for (const id of found.keys()) if (!opened.has(id)) wrong.push(`nobody was told of trade ${id}`)
  for (const id of opened) {
    const status = found.get(id)
    if (status === undefined) wrong.push(`trade ${id} is lost`)
    else if (released.has(id) && status !== 'completed_by_seller') wrong.push(`${id} is ${status}`)
    const { body } = await api.call<{ items: { client_id: string | null }[] }>(
      `GET /v1/trades/${id}/messages`,
      { as: buyer },
    )
    const times = body.items.filter(
      ({ client_id }) => client_id !== null && client_id === said.get(id),
    ).length
    if (said.has(id) && times !== 1) wrong.push(`the message of ${id} is there ${times} times`)
  }
  return wrong
}

async function coinsOf(api: SoukClient, { buyer, released }: Acknowledged): Promise<string[]> {
  const { body } = await api.call<{ items: { asset: string; available: string }[] }>('GET /v1/me/balance', {
    as: buyer,
  })
  const bitcoin = body.items.find(({ asset }) => asset === 'BTC')?.available ?? '0'
  return unitsOf(bitcoin) === tradeUnits * BigInt(released.size)
    ? []
    : [`${bitcoin} BTC after ${released.size} trades`]
}

function unitsOf(text: string): bigint {
  const [whole = '0', fraction = ''] = text.split('.')
  return BigInt(whole + fraction.padEnd(8, '0'))
}
