// Made of server/openapi.json by `npm run generate`.
export const requisiteKinds = ['bank', 'account_number', 'account_name', 'card', 'phone', 'iban', 'bic', 'sort_code', 'routing_number', 'branch_code', 'email', 'wallet_id', 'pix_key', 'upi_id', 'city', 'address', 'applink', 'note'] as const
export type RequisiteKind = (typeof requisiteKinds)[number]
