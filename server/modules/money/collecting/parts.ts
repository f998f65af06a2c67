import type { Chain } from '../../../adapters/chain/chain.ts'
import type { Random } from '../../../domain/identifier/random.ts'
import type { Clock } from '../../../runtime/clock.ts'
import type { Lease } from '../../../runtime/lease.ts'
import type { Logger } from '../../../runtime/logger.ts'
import type { SignallingDatabase } from '../../../runtime/signalling.ts'
import type { Timers } from '../../../runtime/timers.ts'
import type { Signer } from '../../../signer/signer.ts'

/** The moments between the steps of collecting: a process may die at each of them. */
export const collectingPoints = ['numbered', 'signed', 'recorded', 'handed'] as const
export type CollectingPoint = (typeof collectingPoints)[number]

/** What collecting stands on. */
export interface CollectingParts {
  readonly database: SignallingDatabase
  readonly clock: Clock
  readonly machine: Clock
  readonly timers: Timers
  readonly random: Random
  readonly logger: Logger
  /** A chain whose deposit addresses are emptied one by one. */
  readonly chain: Chain
  /** Where it is collected. */
  readonly house: string
  readonly signer: Pick<Signer, 'sign'>
  /** Told of each moment; a test throws there, or lets others work. */
  readonly passing?: (point: CollectingPoint) => void | Promise<void>
}

/** The same, in the turn of this process. */
export interface TurnParts extends CollectingParts {
  readonly turn: Lease
}
