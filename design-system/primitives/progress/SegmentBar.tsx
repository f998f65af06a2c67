import type { ComponentProps } from 'react'
import { BarSegment, SegmentsRoot } from './Progress.styles.ts'

type SegmentBarProps = Omit<ComponentProps<'div'>, 'children'> & {
  count: number
  /** How many are done; the next one is "now". */
  done: number
}

const stateOf = (index: number, done: number): 'done' | 'now' | 'next' => {
  if (index === done) return 'now'
  return index < done ? 'done' : 'next'
}

/** Steps as a row of bars. It is drawn only: the words beside it say "Step 3 of 5". */
export function SegmentBar({ count, done, ...rest }: SegmentBarProps) {
  return (
    <SegmentsRoot aria-hidden {...rest}>
      {Array.from({ length: count }, (_, index) => (
        <BarSegment key={index} data-state={stateOf(index, done)} />
      ))}
    </SegmentsRoot>
  )
}
