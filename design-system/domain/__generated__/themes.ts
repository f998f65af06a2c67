// Made of server/openapi.json by `npm run generate`.
export const themes = ['light', 'dark', 'system'] as const
export type Theme = (typeof themes)[number]
