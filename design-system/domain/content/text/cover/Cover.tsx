import type { Cover as CoverName } from '../contentShape.ts'
import { Beside, CoverRoot, Drawn } from './Cover.styles.ts'
import { arcade, coverDrawings, drawingSize } from './coverDrawings.ts'
import { arch, diamond } from './coverPath.ts'
import type { Shape } from './coverPath.ts'

/** On a card, and across a page. */
export const coverLooks = ['card', 'wide'] as const
type CoverLook = (typeof coverLooks)[number]

interface CoverProps {
  /** Null draws the arcade, which every item may have. */
  name: CoverName | null
  /** What the drawing shows; without words it is decoration. */
  alt: string
  look?: CoverLook | undefined
}

const wide = { width: 1360, height: 300 } as const
const scale = wide.height / drawingSize.height
const left = (wide.width - drawingSize.width * scale) / 2

/** The street at both sides of a wide drawing. */
const street: readonly Shape[] = [
  ...[-36, 92, 220, 1036, 1164, 1292].flatMap((x, index): Shape[] => {
    const top = [96, 128, 164, 164, 128, 96][index] ?? 128
    return [
      ['wall', arch(x, top, 104, 300)],
      ['sky', arch(x + 18, top + 26, 68, 300)],
    ]
  }),
  ...[70, 182, 268, 318, 1050, 1110, 1196, 1290].map((x, index): Shape => [
    'star',
    diamond(x, 30 + ((index * 37) % 60), 2 + (index % 2)),
  ]),
]

/** The drawing over an item of the blog: flat shapes of the market at night, in the colours of the theme. */
export function Cover({ name, alt, look = 'card' }: CoverProps) {
  const shapes = name === null ? arcade : coverDrawings[name]
  const said = alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt }
  const { width, height } = look === 'wide' ? wide : drawingSize
  return (
    <CoverRoot
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      data-look={look}
      {...said}
    >
      {look === 'wide' && <Beside>{street.map(drawn)}</Beside>}
      <Drawn {...(look === 'wide' ? { transform: `translate(${left} 0) scale(${scale})` } : {})}>
        {shapes.map(drawn)}
      </Drawn>
    </CoverRoot>
  )
}

// A drawing never changes: its shapes are known by their place in it.
const drawn = ([ink, path]: Shape, index: number) => <path key={index} data-ink={ink} d={path} />
