import type { ComponentType } from 'react'
import { ClockProvider } from '../../../design-system/domain/reference/clock/ClockProvider.tsx'
import { manualClock } from '../../support/manualClock.ts'

/** When every story of the domain happens. */
export const storyTime = '2026-03-05T14:08:00.000Z'

/** A moment before or after the story's: `minutesFromNow(-4)` is four minutes ago. */
export const minutesFromNow = (minutes: number): string =>
  new Date(new Date(storyTime).getTime() + minutes * 60_000).toISOString()

const stopped = manualClock(storyTime)

/** The decorator of stories with a time in them: the clock stands still, so that pictures do. */
export const withStoppedClock = (Story: ComponentType) => (
  <ClockProvider clock={stopped}>
    <Story />
  </ClockProvider>
)
