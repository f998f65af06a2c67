import type { Chains } from '../../../adapters/chain/chains.ts'
import type { Random } from '../../../domain/identifier/random.ts'
import type { NetworkCode } from '../../../domain/reference/network.ts'
import type { Clock } from '../../../runtime/clock.ts'
import type { Logger } from '../../../runtime/logger.ts'
import type { SignallingDatabase } from '../../../runtime/signalling.ts'
import type { Timers } from '../../../runtime/timers.ts'
import type { WatchKeys } from '../../../signer/signer.ts'
import type { MovingParts } from '../withdrawal/record/withdrawalOrigins.ts'

/** What comparing stands on. */
export interface ComparingParts extends MovingParts {
  readonly database: SignallingDatabase
  readonly clock: Clock
  readonly machine: Clock
  readonly timers: Timers
  readonly random: Random
  readonly logger: Logger
  readonly chains: Chains
  readonly watchKeys: Readonly<Record<NetworkCode, Pick<WatchKeys, 'address'>>>
}
