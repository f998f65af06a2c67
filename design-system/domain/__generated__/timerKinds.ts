// Made of server/openapi.json by `npm run generate`.
export const timerKinds = ['pay', 'release', 'ask_to_cancel', 'dispute_opens', 'dispute_window', 'undo'] as const
export type TimerKind = (typeof timerKinds)[number]
