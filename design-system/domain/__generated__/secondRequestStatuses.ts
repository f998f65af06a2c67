// Made of server/openapi.json by `npm run generate`.
export const secondRequestStatuses = ['asked', 'done', 'refused', 'withdrawn', 'expired'] as const
export type SecondRequestStatus = (typeof secondRequestStatuses)[number]
