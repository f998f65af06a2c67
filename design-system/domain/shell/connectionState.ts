/** How the line to the server is. `restored` is said for a moment after one of the others. */
export const connectionStates = ['online', 'offline', 'slow', 'reconnecting', 'restored'] as const
export type ConnectionState = (typeof connectionStates)[number]
