// Made of server/openapi.json by `npm run generate`.
export const riskCodes = ['new_account', 'no_trades', 'few_partners', 'many_cancelled', 'reversible_method', 'first_trade_with_you'] as const
export type RiskCode = (typeof riskCodes)[number]
