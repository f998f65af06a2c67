import { settlesDisputes, type Duty } from '../account/duty.ts'
import { refuse } from '../refusal/refusal.ts'
import type { Refusal } from '../refusal/refusal.ts'
import type { UserId } from '../identifier/identifier.ts'
import { sideOf } from './party.ts'
import type { Parties } from './party.ts'
import { refusalOfOthers } from './transition.ts'
import type { Role } from './transition.ts'

/** Who asks: a person (user or guest), or the system itself (a job, an adapter). */
export type Actor =
  | { readonly kind: 'person'; readonly userId: UserId; readonly duty: Duty }
  | { readonly kind: 'system' }

export const system: Actor = { kind: 'system' }

/** The role of an actor on a trade: a party is only that, whatever their duty; a stranger has none. */
export function roleOn(trade: Parties, actor: Actor): Exclude<Role, 'contractor'> | null {
  if (actor.kind === 'system') return 'system'
  return sideOf(trade, actor.userId) ?? (settlesDisputes[actor.duty] ? 'arbiter' : null)
}

/** Why an actor may not act as `needed` on a trade, or null. The trade does not exist for a stranger. */
export function refusalOfActor(trade: Parties, actor: Actor, needed: Role): Refusal | null {
  const role = roleOn(trade, actor)
  if (role === null) return refuse('not_found')
  if (role === needed) return null
  const servesHouse = actor.kind === 'person' && actor.duty !== 'user'
  return refuse(needed === 'arbiter' && servesHouse ? 'arbiter_is_party' : refusalOfOthers[needed])
}
