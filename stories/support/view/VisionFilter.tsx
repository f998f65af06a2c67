import type { View } from './viewAxes.ts'

type Vision = Exclude<View['vision'], 'usual'>

/** What is left of red, green and blue; from Machado, Oliveira and Fernandes (2009), and for no colour the luminance of sRGB. */
const matrices = {
  protanopia: '0.152 1.053 -0.205 0 0  0.115 0.786 0.099 0 0  -0.004 -0.048 1.052 0 0  0 0 0 1 0',
  deuteranopia: '0.367 0.861 -0.228 0 0  0.280 0.673 0.047 0 0  -0.012 0.043 0.969 0 0  0 0 0 1 0',
  tritanopia: '1.256 -0.077 -0.179 0 0  -0.078 0.931 0.148 0 0  0.005 0.691 0.304 0 0  0 0 0 1 0',
  achromatopsia: '0.213 0.715 0.072 0 0  0.213 0.715 0.072 0 0  0.213 0.715 0.072 0 0  0 0 0 1 0',
} as const satisfies Record<Vision, string>

const idOf = (vision: Vision) => `vision-${vision}`

/** The filter of an element that is looked at by somebody who sees colours so; none where all are seen. */
export const visionFilter = (vision: View['vision']): string =>
  vision === 'usual' ? '' : `url(#${idOf(vision)})`

/** What the filter of a {@link View} is drawn by. */
export function VisionFilter({ vision }: { vision: View['vision'] }) {
  if (vision === 'usual') return null
  return (
    <svg aria-hidden width="0" height="0" style={{ position: 'absolute' }}>
      <filter id={idOf(vision)} colorInterpolationFilters="linearRGB">
        <feColorMatrix values={matrices[vision]} />
      </filter>
    </svg>
  )
}
