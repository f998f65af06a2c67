/**
 * A random walk that needs no memory: its value at a tick is a function of seed and tick alone, so that two processes, and
 * one after a restart, see the same market, and the past can be computed as well as the present.
 *
 * It is a sum of noises. Each has a period of 2ᵏ ticks, fixed random values at the multiples of its period, straight lines
 * between them, and a height that grows with the root of the period, as the distance of a random walk does. The longest
 * period (about a week) bounds it. All is integer arithmetic below 2⁵³, alike on every machine.
 */
export type Walk = {
  /** Names the walk: other seeds walk independently. */
  readonly seed: string
  /** Height of the fastest noise, in billionths. */
  readonly step: number
}

const octaves = Array.from({ length: 18 }, (_, index) => ({
  period: 2 ** index,
  height: Math.round(1000 * Math.sqrt(2 ** index)),
}))

const noiseRange = 2 ** 19

/** How far the walk is from its middle at a tick, in billionths. A whole number. */
export function distanceAt(walk: Walk, tick: number): number {
  const seed = hashText(walk.seed)
  let distance = 0
  for (const [octave, { period, height }] of octaves.entries()) {
    const cell = Math.floor(tick / period)
    const into = tick - cell * period
    const left = noiseAt(seed, octave, cell)
    const right = noiseAt(seed, octave, cell + 1)
    const noise = Math.trunc((left * (period - into) + right * into) / period)
    distance += Math.trunc((noise * Math.round((walk.step * height) / 1000)) / noiseRange)
  }
  return distance
}

/** A fixed random whole number in ±{@link noiseRange} for a place of a noise. */
function noiseAt(seed: number, octave: number, cell: number): number {
  let hash = seed ^ Math.imul(octave + 1, 0x9e3779b1)
  hash = mix(hash ^ Math.imul(cell | 0, 0x85ebca6b))
  hash = mix(hash + Math.floor(cell / 2 ** 32))
  return (hash >>> 12) - noiseRange
}

/** The finaliser of MurmurHash3: every bit of the input changes half of the output. */
function mix(value: number): number {
  let hash = value | 0
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return hash ^ (hash >>> 16)
}

/** FNV-1a. */
function hashText(text: string): number {
  let hash = 0x811c9dc5
  for (const byte of Buffer.from(text)) hash = Math.imul(hash ^ byte, 0x01000193)
  return mix(hash)
}
