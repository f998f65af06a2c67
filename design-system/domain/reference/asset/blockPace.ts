/** Coins whose blocks come so slowly that the next one is worth a word: most transactions are in it, and the others are waited for. */
const slowBlocks: ReadonlySet<string> = new Set(['BTC'])

/** Whether whoever waits for a coin is told of its next block. */
export const tellsOfNextBlock = (coinCode: string): boolean => slowBlocks.has(coinCode)
