import { useState } from 'react'
import { Slider } from '../../design-system/primitives/slider/Slider.tsx'
import { Stack } from '../../design-system/primitives/layout/Stack.tsx'
import { Over, Pair, Shot } from './PictureChange.styles.ts'
import { nameOf, type ReviewRow } from './reviewShape.ts'

/** How two pictures are compared. */
export const comparisons = ['beside', 'over', 'pixels'] as const
export type Comparison = (typeof comparisons)[number]

interface PictureChangeProps {
  readonly row: ReviewRow
  readonly how: Comparison
}

/** A picture before and after, in one of the ways of comparing; a new one is shown as it is. */
export function PictureChange({ row, how }: PictureChangeProps) {
  const [share, setShare] = useState(50)
  const { before, after, change } = row
  const name = nameOf(row)
  const now = <Picture src={after} alt={`${name}, now`} text="Now" />
  if (before === null) return now
  if (how === 'over')
    return (
      <Stack gap="3">
        <Slider
          label={`Before and now, ${name}, ${row.theme}`}
          value={share}
          min={0}
          max={100}
          valueText={`Before up to ${share} %`}
          minText="All of now"
          maxText="All of before"
          onChange={setShare}
        />
        <Over style={{ '--from': `${share}%` }}>
          <img src={before} alt={`${name}, before`} />
          <img src={after} alt={`${name}, now`} />
        </Over>
      </Stack>
    )
  if (how === 'pixels' && change !== null)
    return <Picture src={change} alt={`${name}, what differs`} text="What differs, in red" />
  return (
    <Pair>
      <Picture src={before} alt={`${name}, before`} text="Before" />
      {now}
    </Pair>
  )
}

const Picture = ({ src, alt, text }: { src: string; alt: string; text: string }) => (
  <Shot>
    <figcaption>{text}</figcaption>
    <a href={src} target="_blank" rel="noreferrer">
      <img src={src} alt={alt} loading="lazy" />
    </a>
  </Shot>
)
