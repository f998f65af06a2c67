import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { makeAdvert, openTrade } from '../../support/souk.ts'
import type { Json, Person, SoukClient } from '../../support/soukClient.ts'
import { act } from '../race/market.ts'

/** Where coins go, and what is said about it: each found nowhere else. */
export const plantedPlaces = {
  address: '1CounterpartyXXXXXXXXXXXXXXXUWLpVr',
  wrongAddress: '1CounterpartyXXXXXXXXXXXXXXXUWLpVs',
  tonAddress: 'EQCD39VS5jcptHL8vMjEXrzGaRcCVYto7HUn4bpAOg8xqB2N',
  memo: 'planted-memo-4711',
  comment: 'planted comment of a withdrawal',
  label: 'planted name of an address',
  guestAddress: '1BitcoinEaterAddressDontSendf59kuE',
  guestEmail: 'passer-planted@souk.test',
} as const

/** What this test is played with: the product behind its gateway, and where what it makes up as it goes is noted. */
export interface Played {
  readonly api: SoukClient
  readonly tokens: string[]
  readonly codes: string[]
  readonly signUp: (name: string, email: string) => Promise<Person>
  readonly graphql: (
    query: string,
    variables: object,
    as: Person | null,
  ) => Promise<{ data?: object; errors?: unknown }>
  readonly lettersTo: (to: string) => Promise<readonly string[]>
  /** Opens its page too. */
  readonly letterToken: (to: string, page?: string) => Promise<string>
}

const createWithdrawal = `
  mutation ($input: CreateWithdrawalInput!, $key: String!) {
    createWithdrawal(input: $input, idempotencyKey: $key) { id status address memo comment }
  }`
const decideWithdrawal = `
  mutation ($input: DecideWithdrawalInput!) { decideWithdrawal(input: $input) { status } }`
const approvalOf = `
  query ($input: WithdrawalApprovalInput!) { withdrawalApproval(input: $input) { status address } }`

const to = 'wunmi@souk.test'
const messenger = '70071'

/** Withdrawals and releases, each approved by its letter or in the messenger; and a guest’s coins on their way. */
export async function sendingStory(play: Played): Promise<void> {
  const { api, signUp, letterToken } = play
  const person = await signUp('wunmi', to)
  await api.call('POST /v1/users/confirmations', { body: { token: await letterToken(to) } })
  for (const [coin, amount] of [
    ['BTC', '1'],
    ['TON', '100'],
  ] as const)
    await api.give(person, coin, amount)
  await byLetter(play, person)
  await inMessenger(play, person)
  await payOutGuest(play, person)
  // What was sent is forgotten, and cannot be sent again at once: the log tells of it.
  await api.call('POST /dev/chain/bitcoin/reorganise', { body: { depth: 8, drop_all: true } })
  await api.advance(60_000)
}

/** Asks to send; answers what was made of it. */
async function ask({ api, graphql }: Played, as: Person, changes: Json, coin = 'BTC') {
  const { body } = await api.call<{ network_fee: string }>(
    `GET /v1/withdrawals/estimated_fee?crypto_currency_code=${coin}`,
    { as },
  )
  const input = {
    cryptoCurrencyCode: coin,
    amount: '0.01',
    networkFee: body.network_fee,
    comment: plantedPlaces.comment,
    ...changes,
  }
  return graphql(createWithdrawal, { input, key: randomUUID() }, as)
}

async function byLetter(play: Played, as: Person): Promise<void> {
  const { api, graphql, letterToken } = play
  const { address, wrongAddress, tonAddress, memo, label } = plantedPlaces
  const asked = await ask(play, as, { address })
  expect(asked.data).toMatchObject({ createWithdrawal: { status: 'awaiting_approval', address } })
  const token = await letterToken(to, '/wallet/approval')
  expect((await graphql(approvalOf, { input: { token } }, null)).data).toMatchObject({
    withdrawalApproval: { address },
  })
  for (const decision of ['perhaps', 5, 'approve', 'approve'])
    await graphql(decideWithdrawal, { input: { token, decision } }, null)
  await api.call('POST /v1/withdrawals/approval/decide', { body: { token: [token], decision: 'approve' } })
  const ton = { amount: '5', address: tonAddress, memo }
  expect((await ask(play, as, ton, 'TON')).data).toMatchObject({ createWithdrawal: { memo } })
  const declined = { token: await letterToken(to, '/wallet/approval'), decision: 'decline' }
  expect((await graphql(decideWithdrawal, { input: declined }, null)).data).toMatchObject({
    decideWithdrawal: { status: 'declined' },
  })
  expect((await ask(play, as, { address: wrongAddress })).errors).toBeDefined()
  expect((await ask(play, as, { address: { typed: address }, memo: 5 })).errors).toBeDefined()
  expect((await ask(play, as, { address, memo })).errors).toBeDefined()
  for (const written of [address, wrongAddress, address]) {
    const body = { crypto_currency_code: 'BTC', address: written }
    await api.call('POST /v1/withdrawals/check_address', { as, body })
    await api.call('POST /v1/withdrawal_addresses', { as, body: { ...body, label } })
  }
}

const press = ({ api }: Played, text: string) =>
  api.call('POST /dev/messenger', { body: { from: messenger, text } })

/** Links a messenger to somebody; its buttons are worth as much as a token. */
async function inMessenger(play: Played, as: Person): Promise<void> {
  const { api, tokens } = play
  const { body } = await api.call<{ tg_button_link: string }>('GET /v1/users/get_telegram_button', { as })
  const start = new URL(body.tg_button_link, 'http://souk.test').searchParams.get('start') ?? ''
  expect(start).not.toBe('')
  play.codes.push(start)
  await press(play, `/start ${start}`)
  const [said = ''] = await play.lettersTo(messenger)
  const otp = /\/messenger-auth\/([\w-]{43})$/.exec(said)?.[1] ?? ''
  tokens.push(otp)
  expect((await api.call('POST /v1/users/telegram_auth', { as, body: { token: otp } })).status).toBe(200)
  await ask(play, as, { address: plantedPlaces.address })
  await pressYes(play)
}

async function pressYes(play: Played): Promise<void> {
  const said = (await play.lettersTo(messenger)).find(text => text.includes(' → ')) ?? ''
  const found = said.match(/(?:yes|no):[\w-]{22}/g) ?? []
  expect(found).toHaveLength(2)
  play.codes.push(...found.map(text => text.slice(text.indexOf(':') + 1)))
  for (const text of found) await press(play, text)
}

/** A release that is approved in the messenger, to a guest who has an address and no account. */
async function payOutGuest(play: Played, seller: Person): Promise<void> {
  const { api } = play
  const advert = await makeAdvert(api, seller, { allow_anonymous: true })
  const buyer = await play.signUp('remi', 'remi@souk.test')
  const { body: trade } = await openTrade(api, buyer, advert, '20000')
  await act(api, trade.id, buyer, 'confirm', {})
  expect((await api.call(`POST /v1/trades/${trade.id}/request_approval`, { as: seller })).status).toBe(200)
  await pressYes(play)
  const { body: session } = await api.call<{ api_token: string; user_name: string }>(
    'PATCH /v1/me/update_preferences',
    { body: { theme: 'dark' } },
  )
  play.tokens.push(session.api_token)
  const guest = { name: session.user_name, token: session.api_token }
  const open = (payout_address: string) =>
    api.call<{ id: string }>(`POST /v1/pro/${advert.id}/trades`, {
      as: guest,
      body: {
        amount: '250000',
        price_seen: advert.price,
        payment_method_code: 'opay',
        guest: { email: plantedPlaces.guestEmail, payout_address },
      },
    })
  expect((await open(plantedPlaces.wrongAddress)).status).toBe(422)
  const { status, body: opened } = await open(plantedPlaces.guestAddress)
  expect(status).toBe(200)
  await play.letterToken(plantedPlaces.guestEmail)
  await act(api, opened.id, guest, 'confirm', {})
  await act(api, opened.id, seller, 'complete', { money_received: true, amount: '250000' })
  for (let look = 0; look < 3; look++) await api.advance(10_000)
  const { body } = await api.call<{ payout: Json | null }>(`GET /v1/trades/${opened.id}`, { as: guest })
  expect(body.payout).toMatchObject({ address: plantedPlaces.guestAddress })
}
