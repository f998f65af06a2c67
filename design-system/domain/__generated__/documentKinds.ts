// Made of server/openapi.json by `npm run generate`.
export const documentKinds = ['page', 'chapter', 'topic', 'category', 'item', 'country', 'story', 'promo_block', 'service_feedback', 'media_partner'] as const
export type DocumentKind = (typeof documentKinds)[number]
