// Made of server/openapi.json by `npm run generate`.
export const deskPauseNames = ['withdrawals'] as const
export type DeskPauseName = (typeof deskPauseNames)[number]
