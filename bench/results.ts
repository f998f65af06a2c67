import { existsSync, readFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import type { Measured, Target } from './bench.ts'
import type { Machine } from './machine.ts'

/** What became of one bench. */
export type Outcome = {
  /** Absent where it did not come as far as to tell. */
  readonly about?: string | undefined
  readonly at: string
  /** Processes that wanted a core, during the last minute before it and the last of it: a busy machine is slower. */
  readonly load: { readonly before: number; readonly after: number }
} & (
  | {
      readonly figures: Measured['figures']
      readonly targets: readonly (Target & { readonly reached: boolean })[]
    }
  | { readonly skipped: string }
  | { readonly failed: string }
)

/** All outcomes on one machine, as the file has them. */
export interface Results {
  readonly machine: Machine
  readonly seconds: number
  readonly benches: Readonly<Record<string, Outcome>>
}

/** Reads a file of results; null where there is none. */
export const readResults = (path: string): Results | null =>
  existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Results) : null

/** New outcomes among those of the same machine that were measured before; another machine's are not mixed in. */
export const joined = (before: Results | null, now: Results): Results =>
  before !== null && isDeepStrictEqual(before.machine, now.machine)
    ? { ...now, benches: { ...before.benches, ...now.benches } }
    : now
