import type { KnownTrader } from './traders.ts'

/** What the risks of a trader are told from, whoever looks. */
export const riskRecord = ({ record }: KnownTrader, at: Date) => ({
  ageMs: at.getTime() - record.since.getTime(),
  completedTrades: record.completedTrades,
  cancelledTrades: record.cancelledTrades,
  counterparties: record.counterparties,
})
