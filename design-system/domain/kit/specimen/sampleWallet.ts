import type { TransactionShape } from '../../money/transaction/transactionShape.ts'
import type {
  CoinBalanceShape,
  WalletHrefs,
  WalletLockShape,
  WalletSheetShape,
} from '../../money/wallet/walletShape.ts'
import type { SampleMoment } from './sampleTime.ts'

/** A day of prices in hundredths, which wavers and ends higher or lower than it began. */
const dayOf = (price: number, move: number): readonly string[] =>
  Array.from({ length: 24 }, (_, hour) =>
    String(Math.round(price * (100 + (move * hour) / 23 + Math.sin(hour * 1.7) / 4)) / 100),
  )

const held = (
  asset: string,
  [available, inEscrow]: readonly [string, string],
  value: string,
  price: string,
  changePercent: string,
): CoinBalanceShape => ({
  asset,
  available,
  inEscrow,
  value: { amount: value, asset: 'USD' },
  changePercent,
  receivable: '0',
  price,
  history: dayOf(Number(price), Number(changePercent)),
})

/** What somebody has. */
export const sampleSheet = (at: SampleMoment): WalletSheetShape => ({
  items: [
    held('BTC', ['0.061842', '0.0085'], '6505.23', '92480', '1.24'),
    held('USDT', ['3940.20', '970'], '4910.20', '1', '0.01'),
    held('ETH', ['0.4122', '0'], '1285.30', '3118.15', '-0.86'),
    held('TON', ['0', '0'], '0', '3.1', '2.91'),
  ],
  total: { amount: '12700.73', asset: 'USD' },
  changePercent: '1.12',
  ratesAt: at(0),
})

/** Samples lead nowhere: to where they are. */
const here = () => '#wallet'
export const sampleWalletHrefs: WalletHrefs = {
  receive: here,
  send: here,
  swap: here,
  buy: here,
  card: here(),
}

const lock = (at: SampleMoment, differs: Partial<WalletLockShape>): WalletLockShape => ({
  kind: 'trade',
  asset: 'BTC',
  amount: '0.0064',
  tradeId: null,
  withdrawalId: null,
  partnerName: null,
  createdAt: at(-31),
  ...differs,
})

/** What holds a part of it back. */
export const sampleLocks = (at: SampleMoment): readonly WalletLockShape[] => [
  lock(at, { tradeId: '8F1XW2', partnerName: 'Tobi_Exchange' }),
  lock(at, { kind: 'withdrawal', withdrawalId: 'w1', amount: '0.0021', createdAt: at(-4) }),
]

const movement = (at: SampleMoment, id: string, differs: Partial<TransactionShape>): TransactionShape => ({
  id,
  type: 'TradeComplete',
  direction: 'incoming',
  status: 'confirmed',
  asset: 'BTC',
  amount: '0.00169634',
  value: { amount: '156.88', asset: 'USD' },
  address: null,
  partnerName: 'lagoscoin',
  tradeId: '8F2K41',
  confirmations: null,
  confirmationsNeeded: null,
  createdAt: at(-40),
  ...differs,
})

/** What came and went last, and what is on its way. */
export const sampleMovements = (at: SampleMoment) => ({
  underWay: [
    movement(at, 'm0', {
      type: 'WalletRefill',
      status: 'under_way',
      amount: '0.012',
      value: null,
      address: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
      partnerName: null,
      tradeId: null,
      confirmations: 1,
      confirmationsNeeded: 2,
      createdAt: at(-9),
    }),
  ],
  items: [
    movement(at, 'm1', {}),
    movement(at, 'm2', {
      type: 'WithdrawalFunds',
      direction: 'outgoing',
      asset: 'USDT',
      amount: '-120',
      value: { amount: '120', asset: 'USD' },
      partnerName: null,
      tradeId: null,
      createdAt: at(-500),
    }),
  ],
})
