import { transactionTypes } from '../../../../design-system/domain/money/transaction/transactionShape.ts'
import type { TransactionShape } from '../../../../design-system/domain/money/transaction/transactionShape.ts'
import type {
  CoinBalanceShape,
  WalletHrefs,
  WalletLockShape,
  WalletSheetShape,
} from '../../../../design-system/domain/money/wallet/walletShape.ts'
import { minutesFromNow } from '../storyClock.tsx'

/** A day of prices that wavers, and ends higher or lower than it began. */
const dayOf = (price: number, move: number): readonly string[] =>
  Array.from({ length: 24 }, (_, hour) =>
    (price * (1 + (move * hour) / 2300 + Math.sin(hour * 1.7) / 400)).toFixed(6),
  )

const held = (
  asset: string,
  [available, inEscrow]: readonly [string, string],
  value: string | null,
  price: string | null,
  changePercent: string | null,
): CoinBalanceShape => ({
  asset,
  available,
  inEscrow,
  value: value === null ? null : { amount: value, asset: 'USD' },
  changePercent,
  receivable: '0',
  price,
  history: price === null ? [] : dayOf(Number(price), Number(changePercent ?? '0')),
})

/** The wallet of the drawings. */
export const storySheet: WalletSheetShape = {
  items: [
    held('XMR', ['0.84', '0'], '142.80', '170', '-1.12'),
    held('BTC', ['0.061842', '0.0085'], '6505.23', '92480', '1.24'),
    held('ETH', ['0.4122', '0'], '1285.30', '3118.15', '-0.86'),
    held('USDT', ['3940.20', '970'], '4910.20', '1', '0.01'),
    held('TON', ['148.25', '0'], '459.58', '3.1', '2.91'),
    held('LTC', ['0', '0'], '0', '84.2', '0'),
  ],
  total: { amount: '13303.11', asset: 'USD' },
  changePercent: '1.12',
  ratesAt: minutesFromNow(0),
}

export const hugeAndTinySheet: WalletSheetShape = {
  items: [
    held(
      'ETH',
      ['0.000000000000000001', '123456789.123456789012345678'],
      '98765432109.87',
      '0.000008',
      '4999.99',
    ),
    { ...held('USDT', ['9876543210.12', '0.000001'], null, null, null), receivable: '-1234567.000001' },
    held('RUBT', ['0', '12.5'], '0.01', '98765432.1', '-99.99'),
  ],
  total: { amount: '98765432109.88', asset: 'USD' },
  changePercent: '-99.99',
  ratesAt: minutesFromNow(0),
}

export const storyHrefs: WalletHrefs = {
  receive: coin => `#receive-${coin}`,
  send: coin => `#send-${coin}`,
  swap: coin => `#swap-${coin}`,
  buy: coin => `#buy-${coin}`,
  card: '#card',
}

const locked = (changed: Partial<WalletLockShape>): WalletLockShape => ({
  kind: 'trade',
  asset: 'BTC',
  amount: '0.0085',
  tradeId: null,
  withdrawalId: null,
  partnerName: null,
  createdAt: minutesFromNow(-31),
  ...changed,
})

/** Something of each kind that locks coins. */
export const storyLocks: readonly WalletLockShape[] = [
  locked({ tradeId: '8F2K41', partnerName: 'amina_k' }),
  locked({ kind: 'withdrawal', withdrawalId: 'w1', amount: '0.0021', createdAt: minutesFromNow(-4) }),
  locked({ kind: 'claim', tradeId: '8F1C07', amount: '0.0034', partnerName: 'lagoscoin' }),
  locked({ kind: 'payout', tradeId: '8F2JZ9', amount: '0.000001' }),
]

/** A movement of each type, those out below zero. */
export const storyMovements: readonly TransactionShape[] = transactionTypes.map((type, index) => {
  const isOut =
    /Lock|Withdrawal|Fee|FromUser|Featured|Invoice/.test(type) && !/Unlock|Refund|Refill/.test(type)
  return {
    id: String(index),
    type,
    direction: isOut ? 'outgoing' : 'incoming',
    status: 'confirmed',
    asset: index % 3 === 0 ? 'USDT' : 'BTC',
    amount: isOut ? '-0.0085' : '120',
    value: { amount: '786.08', asset: 'USD' },
    address: null,
    partnerName: type.startsWith('Trade') ? 'lagoscoin' : null,
    tradeId: type.startsWith('Trade') && !type.endsWith('Refill') ? '8F2K41' : null,
    confirmations: null,
    confirmationsNeeded: null,
    createdAt: minutesFromNow(-index * 500),
  }
})

/** Coins on their way in, and out. */
export const storyUnderWay: readonly TransactionShape[] = (['WalletRefill', 'WithdrawalFunds'] as const).map(
  (type, index) => ({
    id: `deposit:${index}`,
    type,
    direction: index === 0 ? 'incoming' : 'outgoing',
    status: 'under_way',
    asset: 'BTC',
    amount: index === 0 ? '0.012' : '-0.5',
    value: null,
    address: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
    partnerName: null,
    tradeId: null,
    confirmations: index === 0 ? 1 : null,
    confirmationsNeeded: index === 0 ? 2 : null,
    createdAt: minutesFromNow(-9),
  }),
)
