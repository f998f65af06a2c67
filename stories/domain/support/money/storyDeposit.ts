import { depositStatuses } from '../../../../design-system/domain/money/wallet/receive/depositShape.ts'
import type {
  DepositAccountShape,
  DepositNetwork,
  DepositShape,
} from '../../../../design-system/domain/money/wallet/receive/depositShape.ts'
import { minutesFromNow } from '../storyClock.tsx'

/** The networks of the drawing's coin. */
export const storyNetworks: readonly DepositNetwork[] = [
  { code: 'ethereum', name: 'Ethereum ERC20', confirmations: 12 },
  { code: 'tron', name: 'TRON TRC20', confirmations: 20 },
  { code: 'ton', name: 'TON Jetton', confirmations: 1 },
]

export const storyAccount = (changed: Partial<DepositAccountShape> = {}): DepositAccountShape => ({
  id: 'a1',
  cryptoCurrencyCode: 'USDT',
  network: 'tron',
  networkName: 'TRON',
  standard: 'TRC20',
  address: 'TQ4fYx7Vn2sKpW8mZr6LbCd3HgJ9uE5kXe',
  memo: null,
  paymentUri: 'tron:TQ4fYx7Vn2sKpW8mZr6LbCd3HgJ9uE5kXe',
  minimum: '1',
  confirmations: 20,
  minutes: 1,
  addressUrl: 'https://tronscan.org/#/address/TQ4fYx7Vn2sKpW8mZr6LbCd3HgJ9uE5kXe',
  isSimulated: false,
  isCurrent: true,
  canRenew: true,
  received: '3940.2',
  depositsCount: 21,
  lastDepositAt: minutesFromNow(-600),
  createdAt: minutesFromNow(-90_000),
  replacedAt: null,
  ...changed,
})

/** On a network where everybody shares an address. */
export const memoAccount = storyAccount({
  id: 'a2',
  network: 'ton',
  networkName: 'TON',
  standard: 'Jetton',
  address: 'UQBvW8Z5huBkMJYdnfAEM5JqTNkuWX3diqYENkWsIL0XggGG',
  memo: '4815162342',
  paymentUri: 'ton://transfer/UQBvW8Z5huBkMJYdnfAEM5JqTNkuWX3diqYENkWsIL0XggGG?text=4815162342',
  isSimulated: true,
  canRenew: false,
  addressUrl: null,
  minutes: 90,
})

/** Not given out any more, and still watched. */
export const oldAccount = storyAccount({
  id: 'a3',
  address: 'TXk7mQ2nRb5vWd8sYf1uLc4pJh6gTz9eAo',
  isCurrent: false,
  canRenew: false,
  received: '0.000001',
  depositsCount: 1,
  replacedAt: minutesFromNow(-80_000),
})

/** A deposit in each status. */
export const storyDeposits: readonly DepositShape[] = depositStatuses.map((status, index) => ({
  id: `d${index}`,
  cryptoCurrencyCode: 'USDT',
  txid: 'f4184fc596403b9d638783cf57adfe4c75c605f6356fbc91338530e9831e9e16',
  txUrl: index % 2 === 0 ? 'https://tronscan.org/#/transaction/f4184fc5' : null,
  amount: status === 'below_minimum' ? '0.000001' : '123456.78',
  status,
  confirmations: status === 'seen' ? 0 : status === 'confirming' ? 7 : 20,
  confirmationsNeeded: 20,
  seenAt: minutesFromNow(-index * 300),
  creditedAt: status === 'credited' ? minutesFromNow(-index * 300 + 2) : null,
}))
