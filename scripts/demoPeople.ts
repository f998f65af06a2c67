import { randomUUID } from 'node:crypto'
import type { BrowserContext } from 'playwright'

/** Somebody of the demo market, as a script that acts for them. */
export interface DemoPerson {
  readonly name: string
  /** Calls the API as them: `await amina.api('GET /v1/me')`. Throws with the answer when it is refused. */
  api<T>(line: string, body?: unknown): Promise<T>
}

/** Logs a script in as somebody, by the tools of developers. */
export async function demoPerson(url: string, name: string): Promise<DemoPerson> {
  const { api_token } = await send<{ api_token: string }>(
    `${url}/dev/log_in_as`,
    'POST',
    {},
    { user_name: name },
  )
  return {
    name,
    api(line, body) {
      const [method = 'GET', path = ''] = line.split(' ')
      const headers = { 'x-access-token': api_token, 'idempotency-key': randomUUID() }
      return send(`${url}/api${path}`, method, headers, body)
    },
  }
}

/** Logs a browser in as somebody, by the tools of developers. */
export async function logInBrowser(context: BrowserContext, url: string, name: string): Promise<void> {
  const answer = await context.request.post(`${url}/dev/log_in_as`, {
    data: { user_name: name },
    headers: { 'x-device-type': 'web', origin: url },
  })
  if (!answer.ok()) throw new Error(`${name} could not log in: ${answer.status()} ${await answer.text()}`)
}

/** Who of the demo market is of a character, as the page of its people says. Throws with the names that there are. */
export async function peopleOf(url: string, character: string): Promise<readonly string[]> {
  const { characters } = await send<{ characters: readonly { name: string; people: readonly string[] }[] }>(
    `${url}/dev/market/state`,
    'GET',
    {},
  )
  const found = characters.find(({ name }) => name === character)
  if (found) return found.people
  throw new Error(
    `There is no character ${character}; there are ${characters.map(({ name }) => name).join(', ')}`,
  )
}

interface Offer {
  readonly id: string
  readonly price: string
  readonly minimum: string
  readonly owner: { readonly user_name: string }
  readonly payment_methods: readonly { readonly code: string }[]
}

const demoCoins = ['USDT', 'BTC', 'ETH', 'TON', 'LTC', 'TRX']

/** Opens a trade on an advert by which `seller` sells for naira, at its smallest amount; answers the trade's id. */
export async function openDemoTrade(buyer: DemoPerson, seller: string): Promise<string> {
  for (const coin of demoCoins) {
    const search = `type=buy&crypto_currency_code=${coin}&currency_code=NGN&limit=100`
    const { items } = await buyer.api<{ items: Offer[] }>(`GET /v1/pro/search?${search}`)
    const offer = items.find(({ owner }) => owner.user_name === seller)
    const method = offer?.payment_methods[0]
    if (!offer || !method) continue
    const { id } = await buyer.api<{ id: string }>(`POST /v1/pro/${offer.id}/trades`, {
      amount: offer.minimum,
      price_seen: offer.price,
      payment_method_code: method.code,
    })
    return id
  }
  throw new Error(`${seller} sells nothing for naira now; start Souk with an empty DATA_DIR`)
}

async function send<T>(
  url: string,
  method: string,
  headers: Record<string, string>,
  body?: unknown,
): Promise<T> {
  const answer = await fetch(url, {
    method,
    headers: {
      'x-device-type': 'script',
      ...headers,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  if (!answer.ok) throw new Error(`${method} ${url} answered ${answer.status}: ${await answer.text()}`)
  return (await answer.json()) as T
}
