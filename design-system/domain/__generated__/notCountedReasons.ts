// Made of server/openapi.json by `npm run generate`.
export const notCountedReasons = ['tiny_trade', 'young_account', 'replaced'] as const
export type NotCountedReason = (typeof notCountedReasons)[number]
