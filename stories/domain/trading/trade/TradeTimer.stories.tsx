import { flushSync } from 'react-dom'
import { expect } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { ClockProvider } from '../../../../design-system/domain/reference/clock/ClockProvider.tsx'
import { manualClock } from '../../../support/manualClock.ts'
import {
  TradeTimer,
  tradeTimerLooks,
} from '../../../../design-system/domain/trading/trade/status/TradeTimer.tsx'
import { timerKinds } from '../../../../design-system/domain/trading/trade/tradeParts.ts'
import { Inline } from '../../../../design-system/primitives/layout/Inline.tsx'
import { Stack } from '../../../../design-system/primitives/layout/Stack.tsx'
import { minutesFromNow, storyTime, withStoppedClock } from '../../support/storyClock.tsx'

const meta = preview.meta({
  title: 'Domain/Trade/TradeTimer',
  component: TradeTimer,
  decorators: [withStoppedClock],
})

const timer = {
  kind: 'pay' as const,
  isMine: true,
  startsAt: minutesFromNow(-5),
  endsAt: minutesFromNow(25),
}

const states = () => (
  <Stack gap="4">
    {timerKinds.flatMap(kind =>
      [true, false].map(isMine => (
        <Inline key={`${kind} ${isMine}`} gap="6">
          {tradeTimerLooks.map(look => (
            <TradeTimer key={look} look={look} timer={{ ...timer, kind, isMine }} />
          ))}
        </Inline>
      )),
    )}
    <TradeTimer timer={{ ...timer, kind: 'dispute_window', endsAt: minutesFromNow(72 * 60) }} />
    <TradeTimer timer={{ ...timer, endsAt: minutesFromNow(-1) }} />
  </Stack>
)

/** Each deadline as ring, chip and text, the viewer's in saffron and the partner's neutral; three days, and none left. */
export const States = meta.story({ tags: ['visual'], args: { timer }, render: states })
/** Russian words below the rings, one deadline under the other. */
export const Russian = meta.story({
  globals: { locale: 'ru' },
  args: { timer },
  render: states,
})

const clock = manualClock(storyTime)

/** Seconds run on the screen, but screen readers hear of 5 minutes, 1 minute and the end alone. */
export const SpeaksThreeTimesOnly = meta.story({
  args: { timer: { ...timer, endsAt: minutesFromNow(6) } },
  decorators: [
    Story => (
      <ClockProvider clock={clock}>
        <Story />
      </ClockProvider>
    ),
  ],
  play: async ({ canvas }) => {
    const spoken = canvas.getByRole('status')
    const wait = (seconds: number) => flushSync(() => clock.advance(seconds * 1000))
    await expect(canvas.getByRole('timer')).toHaveTextContent('06:00 left to pay')
    await expect(spoken).toBeEmptyDOMElement()
    wait(59)
    await expect(canvas.getByRole('timer')).toHaveTextContent('05:01')
    await expect(spoken).toBeEmptyDOMElement()
    wait(1)
    await expect(spoken).toHaveTextContent('5 minutes left to pay')
    wait(240)
    await expect(spoken).toHaveTextContent('1 minute left to pay')
    wait(90)
    await expect(canvas.getByRole('timer')).toHaveTextContent('00:00')
    await expect(spoken).toHaveTextContent('The time is up')
  },
})
