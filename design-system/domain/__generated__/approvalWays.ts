// Made of server/openapi.json by `npm run generate`.
export const approvalWays = ['messenger', 'email'] as const
export type ApprovalWay = (typeof approvalWays)[number]
