// Made of server/openapi.json by `npm run generate`.
export const documentExtraFields = ['cover', 'alt', 'holds_from', 'change', 'asks_again', 'territory', 'currency', 'coins', 'methods', 'amount', 'tone', 'icon', 'link_path', 'link_label', 'about', 'said_on', 'url', 'is_example'] as const
export type DocumentExtraField = (typeof documentExtraFields)[number]
