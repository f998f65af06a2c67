// Made of server/openapi.json by `npm run generate`.
export const auditSubjects = ['person', 'store', 'deposit', 'report', 'invitation', 'feature', 'switch', 'request'] as const
export type AuditSubject = (typeof auditSubjects)[number]
