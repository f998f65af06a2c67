// Made of server/openapi.json by `npm run generate`.
export const deskJobStates = ['fine', 'late', 'failing', 'given_up'] as const
export type DeskJobState = (typeof deskJobStates)[number]
