import { openTrade } from './openTrade.ts'

/** Words of the page on which a trade is opened. */
export const openingResources = { openTrade } as const
