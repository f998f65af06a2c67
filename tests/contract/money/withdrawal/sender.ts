import type { TestSouk } from '../../../support/souk.ts'
import type { Answer, Json, Person } from '../../../support/soukClient.ts'
import { addressOf, messagesTo, signUpConfirmed } from '../../account/inbox.ts'
import { newName } from '../../roles/scene.ts'

export const bitcoinAddress = '1BoatSLRHtKNngkdXEeobR76b53LETtpyT'
export const otherAddress = '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy'
export const listedAddress = '12t9YDPgwueZ9NyMgw519p7AA8isjr6SMw'
export const minute = 60_000
/** Chains are looked at this often. */
export const turn = 5000

/** A withdrawal as its owner sees it. */
export type Withdrawal = Json & {
  readonly id: string
  readonly status: string
  readonly code: string
  readonly txid: string | null
  readonly network_fee: string
  readonly service_fee: string
  readonly total: string
  readonly available_actions: readonly string[]
  readonly params: Record<string, string>
}

/** Somebody with bitcoin whose letters arrive. */
export async function newSender(souk: TestSouk, amount = '1'): Promise<Person> {
  const person = await signUpConfirmed(souk, newName('sender'))
  await souk.give(person, 'BTC', amount)
  return person
}

/** What sending bitcoin costs now. */
export const feeNow = async (souk: TestSouk, as: Person, coin = 'BTC', network = 'bitcoin') =>
  (
    await souk.call<Json & { network_fee: string; maximum: string; obstacle: Json | null }>(
      `GET /v1/withdrawals/estimated_fee?crypto_currency_code=${coin}&network=${network}`,
      { as },
    )
  ).body

/** Asks for a withdrawal of bitcoin, or what is named, at the fee of now. */
export async function ask(
  souk: TestSouk,
  as: Person,
  changes: object = {},
  key?: string,
): Promise<Answer<Withdrawal>> {
  const { network_fee } = await feeNow(souk, as)
  return souk.call<Withdrawal>('POST /v1/withdrawals', {
    as,
    ...(key === undefined ? {} : { key }),
    body: {
      crypto_currency_code: 'BTC',
      address: bitcoinAddress,
      // The signer lets half a bitcoin go in an hour.
      amount: '0.01',
      network_fee,
      ...changes,
    },
  })
}

/** A withdrawal that was asked for. */
export async function asked(souk: TestSouk, as: Person, changes: object = {}): Promise<Withdrawal> {
  const { status, body } = await ask(souk, as, changes)
  if (status !== 200) throw new Error(`Nothing was asked for: ${JSON.stringify(body)}`)
  return body
}

/** The token of the latest letter that asks somebody to approve. */
export async function approvalTokenOf(souk: TestSouk, person: Person): Promise<string> {
  const said = (await messagesTo(souk, addressOf(person))).map(({ text }) => text)
  const token = said.flatMap(text => /\/wallet\/approval\/([\w-]{43})/.exec(text)?.[1] ?? [])[0]
  if (token === undefined) throw new Error(`Nobody asked ${person.name} to approve anything`)
  return token
}

/** Decides by the link of the latest letter. */
export async function decideByLetter(souk: TestSouk, person: Person, decision = 'approve') {
  const token = await approvalTokenOf(souk, person)
  return souk.call<Withdrawal>('POST /v1/withdrawals/approval/decide', { body: { token, decision } })
}

/** A withdrawal that was asked for and approved by its letter. */
export async function approved(souk: TestSouk, as: Person, changes: object = {}): Promise<Withdrawal> {
  const withdrawal = await asked(souk, as, changes)
  const { status, body } = await decideByLetter(souk, as)
  if (status !== 200) throw new Error(`Not approved: ${JSON.stringify(body)}`)
  return { ...withdrawal, status: body.status }
}

/** A withdrawal as it is now. */
export const seen = async (souk: TestSouk, as: Person, { id }: { readonly id: string }) =>
  (await souk.call<Withdrawal>(`GET /v1/withdrawals/${id}`, { as })).body

/** What somebody has of a coin. */
export async function balanceOf(souk: TestSouk, as: Person, coin = 'BTC') {
  const { body } = await souk.call<{ items: { asset: string; available: string; in_escrow: string }[] }>(
    'GET /v1/me/balance',
    { as },
  )
  const row = body.items.find(({ asset }) => asset === coin)
  return { available: row?.available ?? '0', locked: row?.in_escrow ?? '0' }
}

/** Mines so many blocks and has Souk look at the chain. */
export async function mine(souk: TestSouk, blocks: number, network = 'bitcoin'): Promise<void> {
  await souk.call(`POST /dev/chain/${network}/mine`, { body: { blocks } })
  await souk.advance(turn)
}

let telegramIds = 70_000

/** Links a messenger to somebody’s account; answers its id there. */
export async function linkMessenger(souk: TestSouk, person: Person): Promise<string> {
  const from = String((telegramIds += 1))
  const { body } = await souk.call<{ tg_button_link: string }>('GET /v1/users/get_telegram_button', {
    as: person,
  })
  const start = new URL(body.tg_button_link, 'http://souk.test').searchParams.get('start') ?? ''
  await press(souk, from, `/start ${start}`)
  const [said] = await messagesTo(souk, from)
  const otp = /\/messenger-auth\/([\w-]{43})$/.exec(said?.text ?? '')?.[1]
  const { status } = await souk.call('POST /v1/users/telegram_auth', { as: person, body: { token: otp } })
  if (status !== 200) throw new Error('No messenger was linked')
  return from
}

/** Says something to the bot, or presses a button of it. */
export const press = (souk: TestSouk, from: string, text: string) =>
  souk.call('POST /dev/messenger', { body: { from, text } })

/** The answers under what the bot said last to somebody. */
export async function buttonsOf(souk: TestSouk, from: string): Promise<{ yes: string; no: string }> {
  const said = (await messagesTo(souk, from)).find(({ text }) => text.includes(' → '))
  const [yes = '', no = ''] = (said?.text ?? '').match(/(?:yes|no):[\w-]{22}/g) ?? []
  return { yes, no }
}
