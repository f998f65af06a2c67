// Made of server/openapi.json by `npm run generate`.
export const notificationTypes = ['Admin', 'BuyTradeComplete', 'NewTradeContact', 'NotReadTradeMessage', 'PaymentReceived', 'TraderBalanceTooLow', 'Refill', 'PaidButNotReleasedTrade'] as const
export type NotificationType = (typeof notificationTypes)[number]
