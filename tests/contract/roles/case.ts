import type { RefusalCode } from '../../../server/domain/refusal/status.ts'
import type { WireInput } from '../../support/graphqlDocument.ts'
import type { Json } from '../../support/soukClient.ts'
import type { Role, Scene, Stage } from './scene.ts'

/** What a role is told: that it worked, or why not. */
export type Outcome = 'ok' | RefusalCode

/** One call of an operation, and what each role is told. */
export interface Case {
  /** How far the trade has come; nothing when the call has to do with none. */
  readonly at: Stage
  readonly sends: (scene: Scene) => WireInput
  readonly says: Readonly<Record<Role, Outcome>>
  /** The call ends the session that makes it. */
  readonly endsSession?: true
  /** A day goes by before it: what an earlier row has changed holds nobody’s money any more. */
  readonly dayLater?: true
  /** What a success shows to each role: every fact must be true. */
  readonly shows?: (body: Json, role: Role, scene: Scene) => Readonly<Record<string, boolean>>
}

export const nothing = () => ({})

/** Everybody is told the same, but those who are named. */
export const all = (outcome: Outcome, but: Partial<Record<Role, Outcome>> = {}): Case['says'] => ({
  visitor: outcome,
  guest: outcome,
  stranger: outcome,
  owner: outcome,
  counterparty: outcome,
  blocked: outcome,
  arbiter: outcome,
  // An operator may do whatever an arbiter may.
  operator: but.arbiter ?? outcome,
  ...but,
})

export const everybody = all('ok')
/** Whoever has a session. */
export const session = all('ok', { visitor: 'unauthenticated' })
/** Whoever has an account. */
export const users = all('ok', { visitor: 'unauthenticated', guest: 'log_in_required' })
/** Everybody with an account is told the same. */
export const usersAre = (outcome: Outcome) =>
  all(outcome, { visitor: 'unauthenticated', guest: 'log_in_required' })
/** A trade and what belongs to it: for everybody else it does not exist. */
export const parties = (of: { owner: Outcome; counterparty: Outcome; arbiter?: Outcome }) =>
  all('not_found', { visitor: 'unauthenticated', ...of })
export const bothParties = { owner: 'ok', counterparty: 'ok' } as const
export const buyerOnly = parties({ owner: 'only_buyer_may', counterparty: 'ok' })
export const sellerOnly = parties({ owner: 'ok', counterparty: 'only_seller_may' })

/** Whoever settles disputes. */
export const staffOnly = all('forbidden', { visitor: 'unauthenticated', arbiter: 'ok' })

/** Whoever runs the place, and no arbiter; to them such a call says this. */
export const operatorsAre = (outcome: Outcome) =>
  all('forbidden', { visitor: 'unauthenticated', operator: outcome })

/** Like a secret that was handed out, and none. */
export const noSecret = 'A'.repeat(32)

export const isParty = (role: Role): boolean => role === 'owner' || role === 'counterparty'
export const names = (list: Json, id: string): boolean =>
  (list['items'] as { id: string }[]).some(item => item.id === id)

export const trade = ({ trade: id }: Scene) => ({ params: { id } })
export const withBody = (body: Readonly<Record<string, unknown>>) => (scene: Scene) => ({
  ...trade(scene),
  body,
})

export const released = { money_received: true, amount: '250000' }
export const conceded = { not_sent_or_returned: true, amount: '250000' }
export const statement = { reason: 'not_released', statement: 'I have paid and have the receipt.' }
export const claim = { statement: 'I have paid and have the receipt.' }
export const says = { text: 'Hello.', client_id: 'client-0002' }
export const pair = { crypto_currency_code: 'BTC', currency_code: 'NGN' }
