// Made of server/openapi.json by `npm run generate`.
export const instantTradeStatuses = ['created', 'trade_initiated', 'paid', 'past_due', 'offer_not_found', 'trade_cancelled', 'init_trade_error'] as const
export type InstantTradeStatus = (typeof instantTradeStatuses)[number]
