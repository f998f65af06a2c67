// Made of server/openapi.json by `npm run generate`.
export const deskExportedLists = ['people', 'stores', 'deposits', 'withdrawals', 'verification', 'reports', 'bonuses', 'jobs', 'messages', 'rates', 'trail'] as const
export type DeskExportedList = (typeof deskExportedLists)[number]
