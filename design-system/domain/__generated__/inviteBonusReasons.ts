// Made of server/openapi.json by `npm run generate`.
export const inviteBonusReasons = ['inviter_unconfirmed', 'invitee_unconfirmed', 'budget', 'rate', 'check'] as const
export type InviteBonusReason = (typeof inviteBonusReasons)[number]
