import { transactionTypes } from '../../../../design-system/domain/money/transaction/transactionShape.ts'
import type {
  TransactionCategory,
  TransactionDetailShape,
  TransactionDirection,
  TransactionType,
} from '../../../../design-system/domain/money/transaction/transactionShape.ts'
import { minutesFromNow } from '../storyClock.tsx'

const meaning = {
  TradeInviteRefill: ['referral_payout', 'incoming'],
  TradeCompleteInviteRefill: ['referral_payout', 'incoming'],
  WithdrawalInviteRefill: ['referral_payout', 'incoming'],
  WalletRefill: ['deposit', 'incoming'],
  WithdrawalLockFunds: ['withdrawal_locked', 'internal'],
  WithdrawalUnlockFunds: ['withdrawal_unlocked', 'internal'],
  InternalWithdrawalFunds: ['internal_outgoing', 'outgoing'],
  TradeComplete: ['trade_completed', 'incoming'],
  BonusRefill: ['bonus_payout', 'incoming'],
  PapaCodeLockFunds: ['papa_code_created', 'internal'],
  PapaCodeUnlockFunds: ['papa_code_unlocked', 'internal'],
  PapaCodeRefill: ['papa_code_credited', 'incoming'],
  CryptoInvoicePaid: ['invoice_paid', 'incoming'],
  CryptoInvoiceFee: ['invoice_fee', 'outgoing'],
  CryptoSwapsFromUserToTrader: ['swap', 'outgoing'],
  CryptoSwapsFromTraderToUser: ['swap', 'incoming'],
  CryptoSwapsFee: ['swap_fee', 'outgoing'],
  AdFeatured: ['advert_featured', 'outgoing'],
  WithdrawalCancellation: ['withdrawal_cancelled', 'internal'],
  WithdrawalAmlFailureRefund: ['withdrawal_aml_refused', 'internal'],
  TradeLockFunds: ['trade_locked', 'internal'],
  TradeUnlockFunds: ['trade_unlocked', 'internal'],
  WithdrawalFunds: ['withdrawal', 'outgoing'],
} as const satisfies Record<TransactionType, readonly [TransactionCategory, TransactionDirection]>

/** A settled movement of a type. */
export const storyTransaction = (
  type: TransactionType,
  differs: Partial<TransactionDetailShape> = {},
): TransactionDetailShape => {
  const [category, direction] = meaning[type]
  return {
    id: '100',
    type,
    category,
    direction,
    status: 'confirmed',
    asset: 'BTC',
    amount: direction === 'incoming' || type.includes('Unlock') ? '0.0034' : '-0.0085',
    value: { amount: '314.43', asset: 'USD' },
    balanceAfter: '0.061842',
    serviceFee: null,
    networkFee: null,
    network: null,
    address: null,
    memo: null,
    txid: null,
    txUrl: null,
    addressUrl: null,
    confirmations: null,
    confirmationsNeeded: null,
    comment: null,
    partnerName: null,
    tradeId: type.startsWith('Trade') && !type.endsWith('Refill') ? '8F2K41' : null,
    withdrawalId: null,
    depositId: null,
    swapId: null,
    cardId: null,
    createdAt: minutesFromNow(-30),
    ...differs,
  }
}

const address = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'
const txid = '9f2c7a41be80d65c3d17ab24f7e0915c8d6b3e4a10f29c75d8e6b1a3c5f70d42'

/** A withdrawal with everything that can be known of a movement. */
export const fullTransaction: TransactionDetailShape = storyTransaction('WithdrawalFunds', {
  id: '99',
  amount: '-0.0126',
  serviceFee: '0.0000625',
  networkFee: '0.0001',
  network: 'Bitcoin',
  address,
  memo: '881203',
  txid,
  txUrl: 'https://explorer.test/tx/9f2c',
  addressUrl: 'https://explorer.test/address/bc1q',
  confirmations: 2,
  confirmationsNeeded: 2,
  comment: 'Rent for March',
  partnerName: 'amina_k',
  withdrawalId: 'w1',
  createdAt: minutesFromNow(-20_000),
})

/** A deposit on its way. */
export const comingTransaction: TransactionDetailShape = storyTransaction('WalletRefill', {
  id: 'deposit:d1',
  status: 'under_way',
  amount: '0.012',
  address,
  txid,
  network: 'Bitcoin',
  confirmations: 1,
  confirmationsNeeded: 2,
  balanceAfter: null,
})

/** One of each type, a few hours apart. */
export const storyTransactions: readonly TransactionDetailShape[] = transactionTypes.map((type, index) =>
  storyTransaction(type, { id: String(200 - index), createdAt: minutesFromNow(-index * 500) }),
)
