import { instantTrade } from './instantTrade.ts'

/** Words that come with the offer to buy at once. */
export const instantResources = { instantTrade } as const
