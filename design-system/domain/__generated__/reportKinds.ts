// Made of server/openapi.json by `npm run generate`.
export const reportKinds = ['offer', 'person', 'message', 'store'] as const
export type ReportKind = (typeof reportKinds)[number]
