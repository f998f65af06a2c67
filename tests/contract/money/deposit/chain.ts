import type { TestSouk } from '../../../support/souk.ts'
import type { Answer, Json, Person } from '../../../support/soukClient.ts'

/** A deposit as its owner sees it. */
export interface Deposit {
  readonly id: string
  readonly txid: string
  readonly status: string
  readonly amount: string
  readonly confirmations: number
  readonly address: string
}

/** An address as its owner sees it. */
export interface Account extends Json {
  readonly network: string
  readonly address: string
  readonly memo: string | null
  readonly is_current: boolean
  readonly can_renew: boolean
  readonly payment_uri: string
  readonly received: string
}

/** A simulated network in the hands of a test; nothing is mined but by it. */
export function chainOf(souk: TestSouk, network: string) {
  async function act<T = Json>(action: string, body: object): Promise<T> {
    const answer = await souk.call<T>(`POST /dev/chain/${network}/${action}`, { body })
    if (answer.status !== 200) throw new Error(`${action}: ${JSON.stringify(answer.body)}`)
    return answer.body
  }
  return {
    stop: () => act('automatic', { is_on: false }),
    start: () => act('automatic', { is_on: true }),
    mine: (blocks = 1) => act('mine', { blocks }),
    reorganise: (depth: number, drop: readonly string[] | 'all' = []) =>
      act('reorganise', drop === 'all' ? { depth, drop_all: true } : { depth, drop }),
    resend: (txid: string) => act('resend', { txid }),
    conflict: (txid: string) => act('conflict', { txid }),
    async send(body: Json): Promise<string> {
      return (await act<{ txid: string }>('send', body)).txid
    },
  }
}

/** What somebody has of a coin, and owes. */
export async function held(souk: TestSouk, who: Person, asset: string) {
  const { body } = await souk.call<{ items: { asset: string; available: string; receivable: string }[] }>(
    'GET /v1/me/balance',
    { as: who },
  )
  const found = body.items.find(item => item.asset === asset)
  return { available: found?.available ?? '0', owes: found?.receivable ?? '0' }
}

/** The deposits of somebody, the newest first. */
export async function depositsOf(souk: TestSouk, who: Person): Promise<Deposit[]> {
  return (await souk.call<{ items: Deposit[] }>('GET /v1/deposits', { as: who })).body.items
}

/** One deposit as somebody sees it. */
export async function depositOf(souk: TestSouk, who: Person, txid: string): Promise<Deposit> {
  const found = (await depositsOf(souk, who)).find(deposit => deposit.txid === txid)
  if (!found) throw new Error(`${who.name} has no deposit ${txid}`)
  return found
}

/** Asks for an address. */
export const account = (souk: TestSouk, who: Person, body: object): Promise<Answer<Account>> =>
  souk.call<Account>('POST /v1/accounts/generate', { as: who, body })

/** What is wrong with the books, by themselves and against the chains: nothing, always. */
export async function books(souk: TestSouk): Promise<unknown[]> {
  const { body } = await souk.call<{ violations: unknown[]; chain: unknown[] }>('GET /dev/audit')
  return [...body.violations, ...body.chain]
}
