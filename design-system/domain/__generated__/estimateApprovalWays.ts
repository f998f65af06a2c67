// Made of server/openapi.json by `npm run generate`.
export const estimateApprovalWays = ['messenger', 'email'] as const
export type EstimateApprovalWay = (typeof estimateApprovalWays)[number]
