// Made of server/openapi.json by `npm run generate`.
export const viewerLimitBies = ['balance', 'terms'] as const
export type ViewerLimitBy = (typeof viewerLimitBies)[number]
