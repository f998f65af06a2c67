// Made of server/openapi.json by `npm run generate`.
export const tradeSteps = ['offer', 'opening', 'sending_funds', 'waiting_for_payment', 'completed'] as const
export type TradeStep = (typeof tradeSteps)[number]
