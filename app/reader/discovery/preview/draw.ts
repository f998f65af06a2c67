import {
  coverDrawings,
  arcade,
  drawingSize,
} from '@souk/design-system/domain/content/text/cover/coverDrawings.ts'
import {
  arch,
  diamond,
  type Ink,
  type Shape,
} from '@souk/design-system/domain/content/text/cover/coverPath.ts'
import type { Cover } from '@souk/design-system/domain/content/text/contentShape.ts'
import type { Picture, PictureColumn, PictureWords } from './picture.ts'
import { tokenColour } from '@souk/design-system/theme/tokenColour.ts'

/** As large as every network shows them. */
const size = { width: 1200, height: 630 } as const
/** The night over the market, at the right. */
const night = { x: 772, width: size.width - 772 } as const

const sky = tokenColour('color.ink.900')
const door = tokenColour('color.ink.700')
const wall = tokenColour('color.sand.200')
const lamp = tokenColour('color.saffron.300')
const star = tokenColour('color.sand.400')

/** As the styles of covers say. */
const inks: Readonly<Record<Ink, string>> = {
  sky: `fill="${sky}"`,
  wall: `fill="${wall}"`,
  door: `fill="${door}"`,
  lamp: `fill="${lamp}"`,
  star: `fill="${star}"`,
  glow: `fill="${lamp}" opacity="0.3"`,
  line: `fill="none" stroke="${wall}" stroke-width="6"`,
  lit: `fill="none" stroke="${lamp}" stroke-width="6"`,
  route: `fill="none" stroke="${sky}" stroke-width="3" stroke-dasharray="6 5"`,
}
const drawn = (shapes: readonly Shape[]): string =>
  shapes.map(([ink, path]) => `<path ${inks[ink]} d="${path}"/>`).join('')

/** What a picture says: the market, what kind of page it is, how it is called, what is worth knowing at once. */
export interface Said {
  readonly market: string
  readonly label: string
  readonly title: string
  /** The one figure of the page. */
  readonly figure: string
  readonly description: string
  /** What is drawn beside it; null for the market's arcade. */
  readonly cover: Cover | null
  /** A coin that the page is about, over the arcade. */
  readonly coin: string | null
}

/** Draws a picture in the light theme, with the night of the covers beside the words. */
export function draw({ market, label, title, figure, description, cover, coin }: Said): Picture {
  const primary = tokenColour('semantic.light.text.primary')
  const secondary = tokenColour('semantic.light.text.secondary')
  const accent = tokenColour('semantic.light.accent.text')
  const words: readonly PictureWords[] = [
    { text: label, sizes: [28], weight: 600, colour: accent, lines: 1 },
    { text: title, sizes: [68, 58, 50, 42], weight: 600, colour: primary, lines: 4 },
    { text: figure, sizes: [40, 34, 30], weight: 600, colour: primary, lines: 2 },
    { text: description, sizes: [28], weight: 400, colour: secondary, lines: 4 },
  ]
  const left = { x: 64, width: night.x - 64 - 56, align: 'start' } as const
  const columns: readonly PictureColumn[] = [
    {
      ...left,
      x: left.x + 80,
      width: left.width - 80,
      top: 62,
      bottom: 130,
      words: [{ text: market, sizes: [36], weight: 600, colour: primary, lines: 1 }],
    },
    { ...left, top: 170, bottom: 574, words: words.filter(({ text }) => text !== '') },
    ...(coin === null ? [] : [coinName(coin)]),
  ]
  return {
    ...size,
    drawn:
      ground() + street(cover === null ? arcade : coverDrawings[cover]) + (coin === null ? '' : coinShape()),
    columns,
    sign: { x: 64, y: 56, size: 60 },
  }
}

const ground = (): string =>
  `<rect width="${size.width}" height="${size.height}" fill="${tokenColour('semantic.light.surface.page')}"/>` +
  `<rect x="${night.x}" width="${night.width}" height="${size.height}" fill="${sky}"/>`

/** A drawing stands on the lower edge, other arches behind it, stars over it. */
function street(shapes: readonly Shape[]): string {
  const scale = 1.5
  const x = night.x + (night.width - drawingSize.width * scale) / 2
  const y = size.height - drawingSize.height * scale
  const behind = [0, 1, 2].map(index =>
    arch(night.x - 40 + index * 176, y - 120 + (index % 2) * 40, 150, size.height),
  )
  const stars = [70, 160, 250, 340, 396].map((at, index) =>
    diamond(night.x + at, 40 + ((index * 73) % 90), 3 + (index % 3)),
  )
  return (
    `<clipPath id="night"><rect x="${night.x}" width="${night.width}" height="${size.height}"/></clipPath><g clip-path="url(#night)">` +
    `<path fill="${door}" opacity="0.5" d="${behind.join('')}"/><path fill="${star}" d="${stars.join('')}"/>` +
    `<g transform="translate(${x} ${y}) scale(${scale})">${drawn(shapes)}</g></g>`
  )
}

const coinAt = { x: night.x + night.width / 2, y: 196, radius: 96 } as const
const coinShape = (): string =>
  `<circle cx="${coinAt.x}" cy="${coinAt.y}" r="${coinAt.radius}" fill="${lamp}"/>` +
  `<circle cx="${coinAt.x}" cy="${coinAt.y}" r="${coinAt.radius - 12}" fill="none" stroke="${sky}" stroke-width="3" opacity="0.35"/>`

const coinName = (coin: string): PictureColumn => ({
  x: coinAt.x,
  top: coinAt.y - 27,
  bottom: coinAt.y + 60,
  width: 2 * coinAt.radius - 40,
  align: 'middle',
  words: [{ text: coin, sizes: [54, 44, 36], weight: 600, colour: sky, lines: 1 }],
})
