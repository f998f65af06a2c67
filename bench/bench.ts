/** A figure, or figures by name. Units stand in the names: `cpuMs`, `memoryMb`, `tradesPerSecond`. */
export type Figure =
  | number
  | string
  | boolean
  | null
  | readonly Figure[]
  | { readonly [name: string]: Figure }

/** What a figure is to reach. */
export interface Target {
  readonly name: string
  readonly measured: number
  readonly atMost?: number
  readonly atLeast?: number
}

/** What one bench has measured. */
export interface Measured {
  readonly figures: { readonly [name: string]: Figure }
  readonly targets: readonly Target[]
}

/** How long to measure. */
export interface BenchOptions {
  /** Seconds of each measurement under load. */
  readonly seconds: number
}

/** One bench: everything that it starts ends with it, listens on loopback alone, and lies in a temporary folder. */
export interface Bench {
  readonly name: string
  /** What is measured, for whoever reads the figures. */
  readonly about: string
  run(options: BenchOptions): Promise<Measured>
}

/** Something that a bench needs is not here; the message says what, and what to do. The other benches go on. */
export class BenchSkipped extends Error {}

/** Whether a figure reaches its target. */
export const isReached = ({ measured, atMost = Infinity, atLeast = -Infinity }: Target): boolean =>
  measured <= atMost && measured >= atLeast

/** Whether there is a figure at all. */
export const isTaken = ({ measured }: Target): boolean => Number.isFinite(measured)

/** The value at a share of sorted values, as in 0.5 for the median. Throws where there is none. */
export function percentile(values: readonly number[], share: number): number {
  if (values.length === 0) throw new Error('Nothing was measured')
  const sorted = values.toSorted((a, b) => a - b)
  return round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0)
}

/** To three digits after the point. */
export const round = (value: number): number => Math.round(value * 1000) / 1000
