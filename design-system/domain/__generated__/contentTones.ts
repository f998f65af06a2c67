// Made of server/openapi.json by `npm run generate`.
export const contentTones = ['neutral', 'accent', 'positive', 'warning'] as const
export type ContentTone = (typeof contentTones)[number]
