import { decimal } from '../money/decimal.ts'

/** What purchases by card keep to. */
export const cardRules = Object.freeze({
  /** Nothing heard for so long: the purchase is over, and what is paid later goes back. */
  expireMinutes: 30,
})

/** What the embedded provider takes and allows; a real one says it itself. */
export const embeddedCardRules = Object.freeze({
  feePercent: decimal('3.9'),
  leastUsd: decimal('20'),
  mostUsd: decimal('5000'),
  coins: ['BTC', 'ETH', 'USDT', 'USDC', 'TON', 'TRX', 'LTC'],
  fiats: ['EUR', 'USD', 'GBP', 'NGN', 'TRY', 'KZT', 'BRL', 'PLN'],
} as const)
