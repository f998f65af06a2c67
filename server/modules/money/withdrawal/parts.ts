import type { AmlDesk } from '../../../adapters/aml/amlDesk.ts'
import type { Chains } from '../../../adapters/chain/chains.ts'
import type { Random } from '../../../domain/identifier/random.ts'
import type { Clock } from '../../../runtime/clock.ts'
import type { SignallingDatabase } from '../../../runtime/signalling.ts'
import type { FeeBoard } from './feeBoard.ts'
import type { MovingParts } from './record/withdrawalOrigins.ts'

/** What withdrawals stand on. */
export interface WithdrawalParts extends MovingParts {
  readonly random: Random
  readonly chains: Chains
  readonly fees: FeeBoard
  readonly aml: AmlDesk
  /** Whether the operator has set up a messenger: else approvals go by letter. */
  readonly hasMessenger: boolean
}

/** What making withdrawals stands on that nobody asks for in a call: of what was released to a guest, and of refunds. */
export interface PayoutParts extends WithdrawalParts {
  readonly database: SignallingDatabase
  readonly clock: Clock
}
