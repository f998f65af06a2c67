// Made of the folders of languages by `npm run generate`.
export const pluralCategories = {
  en: ['one', 'other'],
  ru: ['one', 'few', 'many', 'other'],
} as const
