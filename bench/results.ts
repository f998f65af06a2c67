import { existsSync, readFileSync } from 'node:fs'
import type { Measured, Target } from './bench.ts'
import type { Machine } from './support/machine.ts'

/** What became of one bench. */
export type Outcome = {
  /** Absent where it did not come as far as to tell. */
  readonly about?: string | undefined
  readonly at: string
  /** Processes that wanted a core, during the last minute before it and the last of it: a busy machine is slower. */
  readonly load: { readonly before: number; readonly after: number }
  readonly machine: Machine
  /** How long each load was to last. */
  readonly seconds: number
} & (
  | {
      readonly figures: Measured['figures']
      readonly targets: readonly (Target & { readonly reached: boolean })[]
    }
  | { readonly skipped: string }
  | { readonly failed: string }
)

/** All outcomes, as the file has them. */
export interface Results {
  readonly benches: Readonly<Record<string, Outcome>>
}

/** Reads a file of results; null where there is none. */
export const readResults = (path: string): Results | null =>
  existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Results) : null

/** New outcomes in place of those that were measured before; each says on which machine it was. */
export const joined = (before: Results | null, now: Results): Results => ({
  benches: { ...before?.benches, ...now.benches },
})
