import type { Resources } from './__generated__/resources.ts'

export type { Resources }

/** A noun's folder of words: `common`, `trade`, … */
export type Namespace = keyof Resources
