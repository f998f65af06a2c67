// Made of server/openapi.json by `npm run generate`.
export const locales = ['en', 'ru'] as const
export type Locale = (typeof locales)[number]
