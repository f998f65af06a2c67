// Made of server/openapi.json by `npm run generate`.
export const deskChainStates = ['fine', 'behind', 'silent', 'held'] as const
export type DeskChainState = (typeof deskChainStates)[number]
