// Made of server/openapi.json by `npm run generate`.
export const auditSubjects = ['person', 'store', 'deposit', 'report', 'invitation', 'ruling', 'feature', 'switch', 'job', 'message', 'rate', 'request', 'list'] as const
export type AuditSubject = (typeof auditSubjects)[number]
