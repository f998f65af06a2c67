// Made of server/openapi.json by `npm run generate`.
export const inviteBonusStates = ['not_yet', 'waiting', 'paid'] as const
export type InviteBonusState = (typeof inviteBonusStates)[number]
