// Made of server/openapi.json by `npm run generate`.
export const pushKinds = ['web', 'android', 'ios'] as const
export type PushKind = (typeof pushKinds)[number]
