// Made of server/openapi.json by `npm run generate`.
export const deskTieKinds = ['same_device', 'same_address', 'same_name', 'invited_by', 'invited'] as const
export type DeskTieKind = (typeof deskTieKinds)[number]
