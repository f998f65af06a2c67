import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { UserId } from '../../../server/domain/identifier/identifier.ts'
import { makeAdvert, openTrade, type TestSouk } from '../../support/souk.ts'
import type { Person } from '../../support/soukClient.ts'
import { done } from './done.ts'
import { layProps, type Props } from './props.ts'

/** Who may stand before a call. `owner` made the advert and sells; `counterparty` opened the trade on it and buys. */
export const roles = [
  'visitor',
  'guest',
  'stranger',
  'owner',
  'counterparty',
  'blocked',
  'arbiter',
  'operator',
] as const
export type Role = (typeof roles)[number]

/** How far a trade has come when the call is made. */
export const stages = [
  'nothing',
  'waiting',
  'new',
  'asked',
  'paid',
  'disputable',
  'dispute',
  'ruled',
  'closed',
  'claimed',
  'completed',
  'graded',
] as const
export type Stage = (typeof stages)[number]

/** People that stay, whatever happens to a scene. */
export type Cast = Readonly<Record<Role, Person | null>>

/** What a call may name. */
export interface Scene extends Props {
  readonly trade: string
  readonly message: string
  /** Sent with a message. */
  readonly attachment: string
  /** Uploaded by the owner, and not sent yet. */
  readonly upload: string
  /** The counterparty's, of the trade. */
  readonly feedback: string
  /** The counterparty's, after the trade was closed. */
  readonly claim: string
  readonly cast: Cast
}

const minute = 60_000
let people = 0

/** A name that nobody had. */
export const newName = (what: string): string => `${what}${(people += 1)}`

/** Somebody who has traded: neither sandboxed nor held to a beginner's limits. */
export async function signUpTrader(souk: TestSouk, what: string): Promise<Person> {
  const person = await souk.signUp(newName(what))
  await souk.server.parts.database.db
    .updateTable('trader')
    .set({ completed_trades: 50 })
    .where('user_id', 'in', users =>
      users.selectFrom('app_user').select('id').where('user_name', '=', person.name),
    )
    .execute()
  return person
}

/** Somebody with a duty. */
export async function signUpStaff(souk: TestSouk, duty: 'arbiter' | 'operator'): Promise<Person> {
  const person = await signUpTrader(souk, duty)
  await done(souk.call('POST /dev/standing', { body: { user_name: person.name, roles: ['user', duty] } }))
  await openDeskOf(souk, person)
  return person
}

/** Days go by in scenes: the desk of an operator stays open in all of them. How it opens, `desk/door.test.ts` shows. */
async function openDeskOf(souk: TestSouk, { name }: Person): Promise<void> {
  await souk.server.parts.database.db
    .updateTable('session')
    .set({ confirmed_at: new Date('2100-01-01') })
    .where(
      'user_id',
      'in',
      sql<UserId>`(select id from app_user where user_name = ${name} and 'operator' = any(roles))`,
    )
    .execute()
}

/** A session without an account. */
export async function newGuest(souk: TestSouk): Promise<Person> {
  const { body } = await souk.call<{ api_token: string; user_name: string }>(
    'PATCH /v1/me/update_preferences',
    { body: { theme: 'dark' } },
  )
  return { name: body.user_name, token: body.api_token }
}

/** Another session of somebody. */
export async function logInAs(souk: TestSouk, person: Person): Promise<Person> {
  const { body } = await souk.call<{ api_token: string }>('POST /dev/log_in_as', {
    body: { user_name: person.name },
  })
  await openDeskOf(souk, person)
  return { name: person.name, token: body.api_token }
}

/** The people of all scenes; the owner has blocked one of them after a trade. */
export async function gatherCast(souk: TestSouk): Promise<Cast> {
  const owner = await signUpTrader(souk, 'owner')
  await souk.give(owner, 'BTC', '1')
  const blocked = await signUpTrader(souk, 'blocked')
  const advert = await makeAdvert(souk, owner)
  const { trade } = await trading(souk, { ...nobody, owner, counterparty: blocked }, advert, 'completed')
  await souk.call('POST /v1/feedbacks', {
    as: owner,
    body: { trade_id: trade, grade: 'negative', text: '', block: true },
  })
  await souk.call(`DELETE /v2/pro/${advert.id}`, { as: owner })
  return {
    ...nobody,
    guest: await newGuest(souk),
    stranger: await signUpTrader(souk, 'stranger'),
    owner,
    counterparty: await signUpTrader(souk, 'counterparty'),
    blocked,
    arbiter: await signUpStaff(souk, 'arbiter'),
    operator: await signUpStaff(souk, 'operator'),
  }
}

const nobody: Cast = {
  visitor: null,
  guest: null,
  stranger: null,
  owner: null,
  counterparty: null,
  blocked: null,
  arbiter: null,
  operator: null,
}

/** A fresh scene: what the owner has, and a trade with a new counterparty that has come as far as the stage. */
export async function setScene(souk: TestSouk, cast: Cast, stage: Stage): Promise<Scene> {
  const owner = present(cast.owner)
  const props = await layProps(souk, { owner, blocked: cast.blocked }, stage)
  const playing: Cast = { ...cast, counterparty: await signUpTrader(souk, 'counterparty') }
  return { ...props, cast: playing, ...(await trading(souk, playing, props.advert, stage)) }
}

async function trading(souk: TestSouk, cast: Cast, advert: Scene['advert'], stage: Stage) {
  const none = {
    trade: '00000000',
    message: none7,
    attachment: none7,
    upload: none7,
    feedback: none7,
    claim: none7,
  }
  if (stage === 'nothing') return none
  const [buyer, seller] = [present(cast.counterparty), present(cast.owner)]
  const { id: trade } = (await done(openTrade(souk, buyer, advert))) as { id: string }
  const act = (who: Person | null, action: string, body: object = {}) =>
    done(souk.call(`POST /v1/trades/${trade}/${action}`, { as: present(who), body }))
  const attachment = await upload(souk, seller, trade)
  const { id: message } = (await act(seller, 'create_message_in_trade_conversation', {
    text: 'Here are the details.',
    attachment_id: attachment,
    client_id: 'client-0001',
  })) as { id: string }
  const scene = { ...none, trade, message, attachment, upload: await upload(souk, seller, trade) }
  if (stage === 'new' || stage === 'waiting') return scene
  if (stage === 'asked') return (await act(seller, 'cancel'), scene)
  await act(buyer, 'confirm')
  if (stage === 'paid') return scene
  if (stage === 'completed' || stage === 'graded') {
    await act(seller, 'complete', { money_received: true, amount: '250000' })
    if (stage === 'completed') return scene
    const feedback = await done(
      souk.call('POST /v1/feedbacks', {
        as: buyer,
        body: { trade_id: trade, grade: 'positive', text: 'Fast.' },
      }),
    )
    return { ...scene, feedback: feedback['id'] as string }
  }
  if (stage === 'closed' || stage === 'claimed') {
    await souk.advance(31 * minute)
    await souk.advance(24 * 60 * minute)
    if (stage === 'closed') return scene
    const statement = 'I have paid and have the receipt.'
    const claimed = await done(
      souk.call(`POST /v1/trades/${trade}/claims`, { as: buyer, body: { statement } }),
    )
    return { ...scene, claim: (claimed['claim'] as { id: string }).id }
  }
  await souk.advance(16 * minute)
  if (stage === 'disputable') return scene
  await act(buyer, 'create_dispute', {
    reason: 'not_released',
    statement: 'I have paid and have the receipt.',
  })
  if (stage === 'dispute') return scene
  await act(cast.arbiter, 'rule', { in_favour_of: 'buyer', reason: 'The receipt is genuine.' })
  return scene
}

/** An id that nothing has. */
const none7 = '01900000-0000-7000-8000-000000000000'

/** The smallest picture. */
export const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** Uploads a picture to a trade; answers its id. */
async function upload(souk: TestSouk, owner: Person, trade: string): Promise<string> {
  const answer = await fetch(`${souk.server.url}/api/v1/trades/${trade}/attachments`, {
    method: 'POST',
    headers: { 'x-access-token': owner.token, 'idempotency-key': randomUUID() },
    body: pictureForm(),
  })
  return ((await answer.json()) as { id: string }).id
}

/** A form with one picture, as the upload takes it. */
export function pictureForm(field = 'file'): FormData {
  const form = new FormData()
  form.append(field, new Blob([onePixel], { type: 'image/png' }), 'receipt.png')
  return form
}

export function present(person: Person | null): Person {
  if (!person) throw new Error('Nobody plays this part')
  return person
}
