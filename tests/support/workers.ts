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

/** What one worker of each kind of test keeps a processor and a memory busy with. */
const needs = {
  // A server and its database in one thread, which never waits.
  unit: { memoryGb: 2 },
  // A page of one browser that all share, and what its modules come from.
  stories: { memoryGb: 1 },
  // A product, a browser and what drives it: three processes already, and people's patience is part of what is proved.
  journeys: { memoryGb: 1.5 },
} as const satisfies Readonly<Record<string, { readonly memoryGb: number }>>

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
  const { memoryGb } = needs[kind]
  // Two gigabytes are for the system, and for what runs the workers.
  const bearable = Math.floor((machine.memoryGb - 2) / memoryGb)
  return Math.max(1, Math.min(machine.cores, bearable))
}
