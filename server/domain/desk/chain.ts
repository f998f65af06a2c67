/**
 * How a network stands.
 * - `fine`   its blocks are read as they come
 * - `behind` many of its blocks are not read yet
 * - `silent` its node does not answer
 * - `held`   nothing is sent over it: the database was set back, and is not compared with the chain yet
 */
export const chainStates = ['fine', 'behind', 'silent', 'held'] as const
export type ChainState = (typeof chainStates)[number]

/**
 * How the rate of a pair with the dollar stands.
 * - `fresh`, `stale`, `refused` by its age, see `domain/rate/freshness.ts`
 * - `paused` an operator has paused it: nothing is promised by it
 */
export const rateStates = ['fresh', 'stale', 'refused', 'paused'] as const
export type RateState = (typeof rateStates)[number]
