// Made of server/openapi.json by `npm run generate`.
export const blogCovers = ['stalls', 'steps', 'receipt', 'people', 'scales', 'lock', 'phone', 'bridge', 'lamp', 'map', 'clock', 'shop'] as const
export type BlogCover = (typeof blogCovers)[number]
