import type { AmlDesk } from '../../adapters/aml/amlDesk.ts'
import type { Chains } from '../../adapters/chain/chains.ts'
import type { Random } from '../../domain/identifier/random.ts'
import type { FeeBoard } from './feeBoard.ts'

/** What withdrawals stand on. */
export interface WithdrawalParts {
  readonly random: Random
  readonly chains: Chains
  readonly fees: FeeBoard
  readonly aml: AmlDesk
  /** Whether the operator has set up a messenger: else approvals go by letter. */
  readonly hasMessenger: boolean
}
