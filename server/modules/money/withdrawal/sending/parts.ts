import type { AmlScreen } from '../../../../adapters/aml/amlDesk.ts'
import type { Chains } from '../../../../adapters/chain/chains.ts'
import type { Random } from '../../../../domain/identifier/random.ts'
import type { NetworkCode } from '../../../../domain/reference/network.ts'
import type { Clock } from '../../../../runtime/clock.ts'
import type { Lease } from '../../../../runtime/lease.ts'
import type { Logger } from '../../../../runtime/logger.ts'
import type { SignallingDatabase } from '../../../../runtime/signalling.ts'
import type { Timers } from '../../../../runtime/timers.ts'
import type { MovingParts } from '../record/withdrawalOrigins.ts'
import type { Signer, WatchKeys } from '../../../../signer/signer.ts'

/** The moments between the steps of sending: a process may die at each of them. */
export const sendingPoints = ['numbered', 'signed', 'recorded', 'handed', 'marked'] as const
export type SendingPoint = (typeof sendingPoints)[number]

/** What sending stands on. */
export interface SendingParts extends MovingParts {
  readonly database: SignallingDatabase
  readonly clock: Clock
  readonly machine: Clock
  readonly timers: Timers
  readonly random: Random
  readonly logger: Logger
  readonly chains: Chains
  readonly signer: Pick<Signer, 'sign'>
  /** Where the house’s coins lie, by network. */
  readonly watchKeys: Readonly<Record<NetworkCode, Pick<WatchKeys, 'address'>>>
  readonly aml: AmlScreen
  /** Told of each moment; a test throws there, or lets others work. */
  readonly passing?: (point: SendingPoint) => void | Promise<void>
}

/** The same, in the turn of this process. */
export interface TurnParts extends SendingParts {
  readonly turn: Lease
}
