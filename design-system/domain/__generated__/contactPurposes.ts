// Made of server/openapi.json by `npm run generate`.
export const contactPurposes = ['store', 'partner', 'law', 'press'] as const
export type ContactPurpose = (typeof contactPurposes)[number]
