// Made of server/openapi.json by `npm run generate`.
export const tradeListStates = ['active', 'opened', 'paid', 'dispute', 'closed', 'all', 'finished'] as const
export type TradeListState = (typeof tradeListStates)[number]
