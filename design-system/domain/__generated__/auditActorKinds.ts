// Made of server/openapi.json by `npm run generate`.
export const auditActorKinds = ['operator', 'tool', 'system'] as const
export type AuditActorKind = (typeof auditActorKinds)[number]
