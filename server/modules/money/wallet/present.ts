import type { DecimalString } from '../../../domain/money/decimal.ts'
import { findCoinNetwork } from '../../../domain/reference/coin.ts'
import { addressUrl, transactionUrl, type NetworkCode } from '../../../domain/reference/network.ts'
import {
  directionOf,
  transactionTypeTable,
  type TransactionType,
} from '../../../domain/wallet/transactionType.ts'
import type { WalletFiat } from '../../../domain/wallet/walletFiat.ts'
import type { Reply } from '../../../kernel/operation.ts'
import type { Movement } from '../../../ledger/movements.ts'
import { decimalOf } from '../../../domain/reference/decimalOf.ts'
import { metaId, type DepositOfMovement, type Details, type WithdrawalOfMovement } from './movementDetails.ts'
import type { walletOperations } from './schema.ts'
import { coinOf } from './walletWorth.ts'

/** A movement on the wire. */
export type Transaction = Reply<typeof walletOperations.transactions>['items'][number]

/** Whether a network is only played here: no explorer knows its transactions. */
export type IsSimulated = (network: NetworkCode) => boolean

/** What a movement may know beside itself; nothing, to begin with. */
const nothingMore = {
  service_fee: null,
  network_fee: null,
  network: null,
  address: null,
  memo: null,
  txid: null,
  tx_url: null,
  address_url: null,
  confirmations: null,
  confirmations_needed: null,
  comment: null,
  partner_name: null,
  trade_id: null,
  withdrawal_id: null,
  deposit_id: null,
  swap_id: null,
  card_id: null,
} as const satisfies Partial<Transaction>

type More = Partial<Pick<Transaction, keyof typeof nothingMore>>

/** What a movement is, whatever it belongs to. */
export function described(
  type: TransactionType,
  amount: bigint,
  asset: string,
  more: More,
): Omit<Transaction, 'id' | 'status' | 'is_confirmed' | 'balance_after' | 'value' | 'created_at'> {
  return {
    ...nothingMore,
    type,
    category: transactionTypeTable[type].category,
    direction: directionOf(type, amount > 0n),
    asset,
    amount: decimalOf(amount, asset),
    ...more,
  }
}

/** A movement of the ledger with what it belongs to. */
export function presentMovement(
  movement: Movement,
  details: Details,
  worth: DecimalString | null,
  { fiat, isSimulated }: { readonly fiat: WalletFiat; readonly isSimulated: IsSimulated },
): Transaction {
  const { id, asset, amount, balanceAfter, at } = movement
  // The ledger's column is text; only types of the table are in somebody's history.
  const type = movement.type as TransactionType
  const deposit = details.deposits.get(metaId(movement, 'deposit') ?? '')
  const withdrawal = details.withdrawals.get(metaId(movement, 'withdrawal') ?? '')
  return {
    ...described(type, amount, asset, {
      ...tradePart(movement, details),
      ...(deposit && depositPart(deposit, isSimulated)),
      ...(withdrawal && withdrawalPart(withdrawal)),
      swap_id: metaId(movement, 'swap'),
      card_id: metaId(movement, 'card'),
    }),
    id: String(id),
    status: deposit?.status === 'reversed' && amount > 0n ? 'ended' : 'confirmed',
    is_confirmed: true,
    balance_after: decimalOf(balanceAfter, asset),
    value: worth === null ? null : { amount: worth, asset: fiat },
    created_at: at.toISOString(),
  }
}

/** Movements that a fee of one's own is part of: what was locked for it, or what was left of the amount. */
const holdsTradeFee: ReadonlySet<string> = new Set([
  'Transaction::TradeLockFunds',
  'Transaction::TradeComplete',
])

function tradePart({ tradeId, type, asset }: Movement, { trades }: Details): More {
  const trade = trades.get(tradeId ?? '')
  if (trade === undefined) return {}
  return {
    trade_id: tradeId,
    partner_name: trade.partnerName,
    service_fee: trade.ownFee > 0n && holdsTradeFee.has(type) ? decimalOf(trade.ownFee, asset) : null,
  }
}

/** What a movement shows of its deposit. */
export const depositPart = (
  { id, ...chain }: Omit<DepositOfMovement, 'status'>,
  isSimulated: IsSimulated,
): More => ({
  deposit_id: id,
  ...chainPart({ ...chain, isSimulated: isSimulated(chain.network) }),
})

/** Whoever it came from sees what it cost; whoever got it, whom it came from. */
export function withdrawalPart(withdrawal: WithdrawalOfMovement): More {
  const { id, coin, network, address, isOwn, comment, partnerName, serviceFee, networkFee } = withdrawal
  return {
    comment,
    partner_name: partnerName,
    ...(isOwn
      ? {
          withdrawal_id: id,
          service_fee: decimalOf(serviceFee, coin),
          network_fee: decimalOf(networkFee, coin),
        }
      : {}),
    ...(network === null || address === null ? {} : chainPart({ ...withdrawal, network, address })),
  }
}

interface OnChain {
  readonly coin: string
  readonly network: NetworkCode
  readonly address: string
  readonly memo: string | null
  readonly txid: string | null
  readonly confirmations: number
  readonly isSimulated: boolean
}

function chainPart({ coin, network, address, memo, txid, confirmations, isSimulated }: OnChain): More {
  const shown = isSimulated
    ? null
    : { tx: txid && transactionUrl(network, txid), address: addressUrl(network, address) }
  return {
    network,
    address,
    memo,
    txid,
    tx_url: shown?.tx ?? null,
    address_url: shown?.address ?? null,
    confirmations: txid === null ? null : confirmations,
    confirmations_needed:
      txid === null ? null : (findCoinNetwork(coinOf(coin), network)?.confirmations ?? null),
  }
}
