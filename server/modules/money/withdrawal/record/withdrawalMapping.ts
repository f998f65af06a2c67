import { findCoinNetwork } from '../../../../domain/reference/coin.ts'
import { transactionUrl } from '../../../../domain/reference/network.ts'
import type { ApprovalWay, WithdrawalRow } from './tables.ts'
import type { AccountName } from '../../../../ledger/account.ts'
import { refundAccount } from '../../../../ledger/invoice.ts'
import type { WithdrawalMoney } from '../../../../ledger/withdrawal.ts'
import { payoutAccount } from '../../../../ledger/payout.ts'

/** A withdrawal’s money, as the ledger posts it. */
export const moneyOf = (
  row: Pick<
    WithdrawalRow,
    | 'id'
    | 'user_id'
    | 'coin'
    | 'trade_id'
    | 'refund_id'
    | 'recipient_id'
    | 'amount'
    | 'network_fee'
    | 'service_fee'
  >,
): WithdrawalMoney => ({
  withdrawalId: row.id,
  asset: row.coin,
  // What goes back to a payer never was the store’s.
  owner: row.refund_id ?? row.user_id,
  payout: payoutOf(row),
  recipient: row.recipient_id,
  amount: BigInt(row.amount),
  networkFee: BigInt(row.network_fee),
  serviceFee: BigInt(row.service_fee),
})

/** By what somebody approves: the messenger where one is linked, else a letter. */
export const approvalWayOf = (
  user: { readonly telegram_id: string | null },
  hasMessenger: boolean,
): ApprovalWay => (hasMessenger && user.telegram_id !== null ? 'messenger' : 'email')

/** Blocks after which it is done. */
export const confirmationsNeeded = ({ coin, network }: WithdrawalRow): number | null =>
  network === null ? null : (findCoinNetwork(coin, network)?.confirmations ?? null)

/** Where an explorer shows it; none knows a simulated chain. */
export const txUrlOf = ({
  txid,
  network,
  is_simulated: isSimulated,
}: Pick<WithdrawalRow, 'txid' | 'network' | 'is_simulated'>): string | null =>
  txid === null || network === null || isSimulated ? null : transactionUrl(network, txid)

function payoutOf(
  row: Pick<WithdrawalRow, 'user_id' | 'coin' | 'trade_id' | 'refund_id'>,
): AccountName | null {
  if (row.refund_id !== null) return refundAccount(row.refund_id, row.coin)
  if (row.trade_id === null) return null
  return payoutAccount({ tradeId: row.trade_id, userId: row.user_id }, row.coin)
}
