// Made of server/openapi.json by `npm run generate`.
export const ownOffers = ['with', 'without', 'only'] as const
export type OwnOffers = (typeof ownOffers)[number]
