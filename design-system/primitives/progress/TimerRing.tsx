import type { ComponentProps, ReactNode } from 'react'
import { RingArc, RingDrawing, RingRoot, RingTrack, RingWords } from './Progress.styles.ts'

/** `warning` is your deadline, `neutral` theirs, `negative` one that is nearly over. */
export const ringTones = ['neutral', 'warning', 'negative'] as const
export const ringSizes = ['s', 'm'] as const
export type RingTone = (typeof ringTones)[number]
export type RingSize = (typeof ringSizes)[number]

type TimerRingProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** How much time is left, 0 to 1. */
  fraction: number
  tone?: RingTone | undefined
  size?: RingSize | undefined
  /** What stands in the ring: seconds, an icon, or nothing. */
  children?: ReactNode
}

/** The drawing of time running out. It is drawn only: a text with `role="timer"` beside it says how much is left. */
export function TimerRing({ fraction, tone = 'neutral', size = 's', children, ...rest }: TimerRingProps) {
  const left = Math.min(Math.max(fraction, 0), 1)
  return (
    <RingRoot data-tone={tone} data-size={size} {...rest}>
      <RingDrawing viewBox="0 0 36 36" aria-hidden>
        <RingTrack cx="18" cy="18" r="16" />
        <RingArc cx="18" cy="18" r="16" pathLength="1" strokeDasharray="1 1" strokeDashoffset={1 - left} />
      </RingDrawing>
      <RingWords>{children}</RingWords>
    </RingRoot>
  )
}
