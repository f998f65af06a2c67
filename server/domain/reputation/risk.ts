import { reputationRules } from './rules.ts'

/** What may make somebody careful with a trader, each said in words of its own: there is no score. Worded by the app. */
export const riskCodes = [
  'new_account',
  'no_trades',
  'few_partners',
  'many_cancelled',
  'reversible_method',
  'first_trade_with_you',
] as const
export type RiskCode = (typeof riskCodes)[number]

/** What the risks are told from. */
export interface RiskFacts {
  /** How long the account has been there. */
  readonly ageMs: number
  readonly completedTrades: number
  readonly cancelledTrades: number
  /** Distinct people that trades were completed with. */
  readonly counterparties: number
  /** A payment by a method of these offers may be taken back by the payer, and the viewer is the one who is paid. */
  readonly takesReversible: boolean
  /** Completed trades with the viewer; null for whoever has no account, and on one's own page. */
  readonly tradesWithViewer: number | null
}

const { risk } = reputationRules

const holds: Record<RiskCode, (facts: RiskFacts) => boolean> = {
  new_account: ({ ageMs }) => ageMs < risk.newAccountMs,
  no_trades: ({ completedTrades }) => completedTrades === 0,
  // Many trades with the same few are what a farmed reputation looks like.
  few_partners: ({ completedTrades, counterparties }) =>
    completedTrades >= risk.partnersFromTrades && counterparties * risk.tradesPerPartner < completedTrades,
  many_cancelled: ({ completedTrades, cancelledTrades }) =>
    completedTrades + cancelledTrades >= risk.cancelledFromTrades &&
    cancelledTrades * 100 > (completedTrades + cancelledTrades) * risk.cancelledPercent,
  reversible_method: ({ takesReversible }) => takesReversible,
  first_trade_with_you: ({ tradesWithViewer }) => tradesWithViewer === 0,
}

/** The risks that hold, in the order of the list. */
export const risksOf = (facts: RiskFacts): readonly RiskCode[] => riskCodes.filter(code => holds[code](facts))
