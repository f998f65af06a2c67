// Made of server/openapi.json by `npm run generate`.
export const messageAuthors = ['buyer', 'seller', 'arbiter', 'system'] as const
export type MessageAuthor = (typeof messageAuthors)[number]
