import type { Tx } from '../../../../database/database.ts'
import type { WithdrawalRow } from './tables.ts'

/** What a withdrawal is made for when its owner has not asked for it. It hears of each step, in the transaction of the step. */
export interface WithdrawalOrigin {
  /** Coins left it for the withdrawal (below zero), or came back. */
  coinsMoved(tx: Tx, row: WithdrawalRow, amount: bigint): Promise<void>
  /** The withdrawal has moved: whoever waits for the coins is told. */
  moved(tx: Tx, row: WithdrawalRow, at: Date): Promise<void>
}

/** Whom the steps of withdrawals are told to. */
export interface WithdrawalOrigins {
  /** The trade of a guest that was released: `trade_id`. */
  readonly trade: WithdrawalOrigin
  /** The refund of an invoice: `refund_id`. */
  readonly refund: WithdrawalOrigin
}

/** What moving withdrawals stands on. */
export interface MovingParts {
  readonly origins: WithdrawalOrigins
}

const notOwn = (_: Tx, { id }: WithdrawalRow): Promise<never> =>
  Promise.reject(new Error(`Withdrawal ${id} is not of its owner’s own coins`))
const nobody: WithdrawalOrigin = { coinsMoved: notOwn, moved: notOwn }

/** For withdrawals of what is available to their owner: nothing else stands behind them. */
export const ownCoins: MovingParts = { origins: { trade: nobody, refund: nobody } }
