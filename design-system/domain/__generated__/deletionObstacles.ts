// Made of server/openapi.json by `npm run generate`.
export const deletionObstacles = ['balance', 'trades', 'claims', 'invoices'] as const
export type DeletionObstacle = (typeof deletionObstacles)[number]
