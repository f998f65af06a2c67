// Made of server/openapi.json by `npm run generate`.
export const reportReasons = ['fraud', 'outside', 'untrue', 'impersonation', 'abuse', 'spam', 'forbidden_goods', 'other'] as const
export type ReportReason = (typeof reportReasons)[number]
