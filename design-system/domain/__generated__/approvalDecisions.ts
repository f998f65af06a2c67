// Made of server/openapi.json by `npm run generate`.
export const approvalDecisions = ['approve', 'decline'] as const
export type ApprovalDecision = (typeof approvalDecisions)[number]
