import { RingDrawing } from '../../../primitives/progress/Progress.styles.ts'
import { QuoteRoot, QuoteSegment } from './QuoteRing.styles.ts'

interface QuoteRingProps {
  /** Whole seconds that are left, and of how many. */
  left: number
  of: number
}

/** How much of a second's arc is drawn: the rest is the gap to the next. */
const drawn = 0.86

/** A ring of seconds that goes out one by one. It is drawn only: a text with `role="timer"` beside it says how many are left. */
export function QuoteRing({ left, of }: QuoteRingProps) {
  return (
    <QuoteRoot aria-hidden>
      <RingDrawing viewBox="0 0 36 36">
        {Array.from({ length: of }, (_, second) => (
          <QuoteSegment
            key={second}
            cx="18"
            cy="18"
            r="16"
            pathLength={of}
            strokeDasharray={`${drawn} ${of - drawn}`}
            strokeDashoffset={-second}
            data-state={second < left ? 'left' : 'gone'}
          />
        ))}
      </RingDrawing>
      {left}
    </QuoteRoot>
  )
}
