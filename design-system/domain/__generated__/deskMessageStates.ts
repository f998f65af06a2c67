// Made of server/openapi.json by `npm run generate`.
export const deskMessageStates = ['trying', 'given_up'] as const
export type DeskMessageState = (typeof deskMessageStates)[number]
