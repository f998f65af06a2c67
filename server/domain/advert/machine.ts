import { accepted, refuse, refuseWith, refused } from '../refusal/refusal.ts'
import type { Refusal, Result } from '../refusal/refusal.ts'
import type { AdvertType } from '../trade/party.ts'
import { isSandboxed, plainStatusOf, statusFor } from './status.ts'
import type { AdvertStatus, PlainStatus } from './status.ts'

export const advertActions = [
  'create',
  'publish',
  'activate',
  'deactivate',
  'archive',
  'restore',
  'graduate',
] as const
export type AdvertAction = (typeof advertActions)[number]

/** What guards look at. */
export type AdvertMoveFacts = {
  readonly ownerCompletedTrades: number
  /** The owner's ads, archived ones aside; and how many there may be. */
  readonly advertCount: number
  readonly advertLimit: number
  /** What publishing lacks: the refusals of {@link import('./publishingRefusals.ts').publishingRefusals}. */
  readonly incomplete: readonly Refusal[]
  /** Whether the owner asks for a second factor to publish ads that sell, and has given it with this call. */
  readonly secondFactor: 'not_asked' | 'given' | 'missing'
}

type Moved = { readonly status: AdvertStatus; readonly type: AdvertType }

/** What must hold for an action, with what is answered otherwise. */
const guards = {
  countLimit: (_, facts) =>
    facts.advertCount < facts.advertLimit
      ? null
      : refuseWith('advert_limit_reached', { limit: facts.advertLimit }),
  complete: (_, facts) => facts.incomplete[0] ?? null,
  secondFactorToSell: ({ type }, facts) =>
    type === 'Ad::Sell' && facts.secondFactor === 'missing' ? refuse('two_factor_required', 'code') : null,
  sandboxed: ({ status }, facts) =>
    isSandboxed(status) && facts.ownerCompletedTrades > 0 ? null : refuse('advert_moved_on'),
} as const satisfies Record<string, (advert: Moved, facts: AdvertMoveFacts) => Refusal | null>

/** One row of the machine. Whether the result is sandboxed is decided by the owner's completed trades, on every row alike. */
export type AdvertTransition = {
  readonly from: readonly PlainStatus[] | 'nothing'
  readonly to: PlainStatus | 'same'
  readonly by: 'owner' | 'system'
  readonly guards: readonly (keyof typeof guards)[]
}

/** Everything that can happen to an ad's status. Showing and hiding by balance and hours is no status: see visibility. */
export const advertTransitions: Readonly<Record<AdvertAction, AdvertTransition>> = {
  create: { from: 'nothing', to: 'draft', by: 'owner', guards: ['countLimit'] },
  publish: { from: ['draft'], to: 'listed', by: 'owner', guards: ['complete', 'secondFactorToSell'] },
  activate: { from: ['unlisted'], to: 'listed', by: 'owner', guards: ['complete', 'secondFactorToSell'] },
  deactivate: { from: ['listed'], to: 'unlisted', by: 'owner', guards: [] },
  archive: { from: ['draft', 'listed', 'unlisted'], to: 'archived', by: 'owner', guards: [] },
  restore: { from: ['archived'], to: 'unlisted', by: 'owner', guards: ['countLimit'] },
  graduate: { from: ['listed', 'unlisted'], to: 'same', by: 'system', guards: ['sandboxed'] },
}

/**
 * The status after an action, or why not: `advert_moved_on` when the ad's status does not allow it, else what the row's
 * first failing guard says. `create` takes the status `null`. Who asks is checked before: the owner, or the system.
 */
export function moveAdvert(
  advert: { readonly status: AdvertStatus | null; readonly type: AdvertType },
  action: AdvertAction,
  facts: AdvertMoveFacts,
): Result<AdvertStatus> {
  const row = advertTransitions[action]
  const from = advert.status === null ? 'nothing' : plainStatusOf(advert.status)
  if (row.from === 'nothing' ? from !== 'nothing' : from === 'nothing' || !row.from.includes(from))
    return refused(refuse('advert_moved_on'))
  const status = advert.status ?? 'draft'
  for (const guard of row.guards) {
    const refusal = guards[guard]({ status, type: advert.type }, facts)
    if (refusal) return refused(refusal)
  }
  return accepted(statusFor(row.to === 'same' ? plainStatusOf(status) : row.to, facts.ownerCompletedTrades))
}

/** The owner's action that leads from a status to a choice (`listed`, `unlisted`, `archived`); undefined when none does. */
export const actionTowards = (status: AdvertStatus, choice: PlainStatus): AdvertAction | undefined =>
  advertActions.find(action => {
    const { from, to, by } = advertTransitions[action]
    return by === 'owner' && from !== 'nothing' && from.includes(plainStatusOf(status)) && to === choice
  })
