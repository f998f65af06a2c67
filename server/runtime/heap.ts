import { setFlagsFromString } from 'node:v8'

/** By how much of what lives in it the heap may grow before it is collected, in per cent. */
const growth = 50

/**
 * Has the heap collected sooner. V8 lets it grow to three times of what lives in it; a long download, whose every row is rubbish a
 * moment later, then holds 200 MB more than it needs. Call it once, as a process starts.
 */
export const collectSooner = (): void => setFlagsFromString(`--heap-growing-percent=${growth}`)
