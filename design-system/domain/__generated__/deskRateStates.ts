// Made of server/openapi.json by `npm run generate`.
export const deskRateStates = ['fresh', 'stale', 'refused', 'paused'] as const
export type DeskRateState = (typeof deskRateStates)[number]
