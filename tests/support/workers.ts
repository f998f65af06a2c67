import { availableParallelism, totalmem } from 'node:os'

/** A machine, as far as it limits how much runs at a time. */
export interface Machine {
  readonly cores: number
  readonly memoryGb: number
}

/** This machine, or what the container in which this runs may have of it. */
export const thisMachine = (): Machine => ({
  cores: availableParallelism(),
  memoryGb: Math.min(totalmem(), process.constrainedMemory() || Infinity) / 2 ** 30,
})

/** What one worker of each kind of test takes of a memory, and how many there are beside one for each core. */
const needs = {
  // A server and its database in one thread, which hardly ever waits.
  unit: { memoryGb: 2, beside: 0 },
  // A page of one browser that all share, and what its modules come from. Of three one waits: for a frame, a module, an answer.
  stories: { memoryGb: 1, beside: 1 },
  // A product, a browser and what drives it. Of three one waits, as above.
  journeys: { memoryGb: 1.5, beside: 1 },
} as const satisfies Readonly<Record<string, { readonly memoryGb: number; readonly beside: number }>>

/** The kinds of tests that are run by workers. */
export type Kind = keyof typeof needs

/**
 * How many workers of a kind a machine bears, by its cores and its memory; at least one. `$TEST_WORKERS` says another number.
 */
export function workersFor(
  kind: Kind,
  machine: Machine = thisMachine(),
  chosen: string | undefined = process.env['TEST_WORKERS'],
): number {
  if (chosen !== undefined && chosen !== '') return Number(chosen)
  const { memoryGb, beside } = needs[kind]
  // Two gigabytes are for the system, and for what runs the workers.
  const bearable = Math.floor((machine.memoryGb - 2) / memoryGb)
  return Math.max(1, Math.min(machine.cores + beside, bearable))
}
