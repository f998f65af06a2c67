import { transactionTypes } from '../../../design-system/domain/wallet/walletShape.ts'
import type {
  BalanceShape,
  BalanceSheetShape,
  TransactionShape,
} from '../../../design-system/domain/wallet/walletShape.ts'
import { minutesFromNow } from './storyClock.tsx'

const held = (
  asset: string,
  available: string,
  inEscrow: string,
  value: string | null,
  changePercent: string | null,
): BalanceShape => ({
  asset,
  available,
  inEscrow,
  value: value === null ? null : { amount: value, asset: 'USD' },
  changePercent,
})

/** The wallet of the drawings. */
export const storySheet: BalanceSheetShape = {
  items: [
    held('BTC', '0.061842', '0.0085', '6505.23', '1.24'),
    held('ETH', '0.4122', '0', '1285.30', '-0.86'),
    held('USDT', '3940.20', '970', '4910.20', '0.01'),
    held('TON', '148.25', '0', '459.58', '2.91'),
    held('XMR', '0.84', '0', '142.80', '-1.12'),
    held('LTC', '0', '0', '0', '0'),
  ],
  total: { amount: '13303.11', asset: 'USD' },
  ratesAt: minutesFromNow(0),
}

export const hugeAndTinySheet: BalanceSheetShape = {
  items: [
    held('ETH', '0.000000000000000001', '123456789.123456789012345678', '98765432109.87', '4999.99'),
    held('USDT', '9876543210.12', '0.000001', null, null),
    held('RUBT', '0', '12.5', '0.01', '-99.99'),
  ],
  total: { amount: '98765432109.88', asset: 'USD' },
  ratesAt: minutesFromNow(0),
}

/** A movement of each type, those out below zero. */
export const storyMovements: readonly TransactionShape[] = transactionTypes.map((type, index) => {
  const isOut =
    /Lock|Withdrawal|Fee|FromUser|Featured|Invoice/.test(type) && !/Unlock|Refund|Refill/.test(type)
  return {
    id: String(index),
    type,
    asset: index % 3 === 0 ? 'USDT' : 'BTC',
    amount: isOut ? '-0.0085' : '120',
    balanceAfter: '0.061842',
    tradeId: type.startsWith('Trade') && !type.endsWith('Refill') ? '8F2K41' : null,
    isConfirmed: type !== 'WalletRefill',
    createdAt: minutesFromNow(-index * 500),
  }
})
