// Made of server/openapi.json by `npm run generate`.
export const deskInvitationKinds = ['same_device', 'same_address', 'same_name', 'traded_with_inviter', 'off_market'] as const
export type DeskInvitationKind = (typeof deskInvitationKinds)[number]
