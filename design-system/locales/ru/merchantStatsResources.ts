import type { merchantStatsResources as english } from '../en/merchantStatsResources.ts'
import { merchantStats } from './merchantStats.ts'

/** The namespaces of Russian that only pages of statistics say; the type keeps them the same as the English ones. */
export const merchantStatsResources: Record<keyof typeof english, object> = { merchantStats }
