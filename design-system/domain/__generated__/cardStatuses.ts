// Made of server/openapi.json by `npm run generate`.
export const cardStatuses = ['created', 'pending', 'paid', 'declined', 'cancelled', 'expired', 'refunded'] as const
export type CardStatus = (typeof cardStatuses)[number]
