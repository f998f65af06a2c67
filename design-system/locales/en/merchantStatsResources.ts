import { merchantStats } from './merchantStats.ts'

/** The namespaces of English that only pages of statistics say: they come with them. */
export const merchantStatsResources = { merchantStats } as const
