// Made of the folders of languages by `npm run generate`.
export const locales = ['en', 'ru'] as const
