// Made of server/openapi.json by `npm run generate`.
export const invoiceTimelineKinds = ['created', 'mailed', 'way_chosen', 'price_renewed', 'no_offer', 'no_address', 'payment_seen', 'payment_confirmed', 'payment_gone', 'payment_reversed', 'paid', 'past_due', 'cancelled', 'renewed', 'held', 'accepted', 'refund_asked', 'refund_confirmed', 'refund_sent'] as const
export type InvoiceTimelineKind = (typeof invoiceTimelineKinds)[number]
