/** Inks of a tile: its ground, the shape on it and the small spark in the middle. */
export const tileInks = ['ground', 'shape', 'spark'] as const
export type TileInk = (typeof tileInks)[number]

/** Colour schemes of tiles; the same in both themes, as a face would be, but for those of ink: black on light, light blue on dark. */
export const tilePalettes = [
  'lapis-light',
  'lapis-dark',
  'jade-light',
  'jade-dark',
  'clay-light',
  'clay-dark',
  'ink-light',
  'ink-dark',
] as const
export type TilePalette = (typeof tilePalettes)[number]

interface Layer {
  readonly ink: Exclude<TileInk, 'ground'> | 'cut'
  /** A path in a square of 40; `cut` takes the ground's ink. */
  readonly d: string
}

/** A square of a side around the middle, upright or on its tip. */
const square = (side: number) => `M${20 - side / 2} ${20 - side / 2}h${side}v${side}h${-side}Z`
const tip = (side: number) => {
  const reach = Math.round(side * 70.71) / 100
  return `M20 ${20 - reach}L${20 + reach} 20L20 ${20 + reach}L${20 - reach} 20Z`
}
const star = (side: number) => square(side) + tip(side)
const circle = (x: number, y: number, radius: number) =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`

/** Motifs of glazed tiles. Each is drawn from whole shapes, so that it reads at 28 pixels. */
const motifs = {
  diamond: [
    { ink: 'shape', d: 'M20 2 38 20 20 38 2 20Z' },
    { ink: 'cut', d: square(15) },
    { ink: 'spark', d: tip(8.4) },
  ],
  star: [
    { ink: 'shape', d: star(21) },
    { ink: 'cut', d: star(10.8) },
    { ink: 'spark', d: circle(20, 20, 3) },
  ],
  corners: [
    {
      ink: 'shape',
      d: circle(0, 0, 15) + circle(40, 0, 15) + circle(0, 40, 15) + circle(40, 40, 15),
    },
    { ink: 'spark', d: star(10) },
  ],
  leaves: [
    { ink: 'shape', d: 'M0 0h20A20 20 0 0 1 0 20ZM40 40H20a20 20 0 0 1 20-20Z' },
    { ink: 'spark', d: tip(12) },
  ],
  leavesBack: [
    { ink: 'shape', d: 'M40 0v20A20 20 0 0 1 20 0ZM0 40V20a20 20 0 0 1 20 20Z' },
    { ink: 'spark', d: tip(12) },
  ],
  pinwheel: [
    { ink: 'shape', d: 'M20 20V0A20 20 0 0 1 40 20ZM20 20V40A20 20 0 0 1 0 20Z' },
    { ink: 'spark', d: circle(20, 20, 4.5) },
  ],
  weave: [
    { ink: 'shape', d: 'M0 0h40L20 20ZM0 40h40L20 20Z' },
    { ink: 'cut', d: tip(16) },
    { ink: 'spark', d: tip(8.4) },
  ],
} as const satisfies Record<string, readonly Layer[]>

export type TileMotif = keyof typeof motifs
export const tileMotifs = Object.keys(motifs) as readonly TileMotif[]

export interface Tile {
  readonly palette: TilePalette
  readonly motif: TileMotif
  readonly layers: readonly Layer[]
}

/** FNV-1a over the UTF-16 units, 32 bit: tiny, and spreads short names well. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
  }
  // The lowest bits of FNV barely mix; fold the high ones into them.
  return (value ^ (value >>> 15)) >>> 0
}

/** The tile of a user name: the same name gives the same tile everywhere, whatever its capitals. */
export function tileOf(userName: string): Tile {
  const number = hash(userName.toLowerCase())
  const palette = tilePalettes[number % tilePalettes.length] ?? 'ink-light'
  const motif = tileMotifs[Math.floor(number / tilePalettes.length) % tileMotifs.length] ?? 'diamond'
  return { palette, motif, layers: motifs[motif] }
}
