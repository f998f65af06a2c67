// Made of server/openapi.json by `npm run generate`.
export const deskSubjectKinds = ['person', 'store', 'deposit', 'report', 'invitation', 'ruling', 'feature', 'switch', 'job', 'message', 'rate'] as const
export type DeskSubjectKind = (typeof deskSubjectKinds)[number]
