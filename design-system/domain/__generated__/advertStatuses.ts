// Made of server/openapi.json by `npm run generate`.
export const advertStatuses = ['draft', 'archived', 'listed', 'unlisted', 'listedSandboxed', 'unlistedSandboxed'] as const
export type AdvertStatus = (typeof advertStatuses)[number]
