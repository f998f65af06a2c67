import { expect } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import {
  TraderSummary,
  traderSummaryLayouts,
} from '../../../../design-system/domain/people/profile/trader/TraderSummary.tsx'
import { Stack } from '../../../../design-system/primitives/layout/Stack.tsx'
import { minutesFromNow, withStoppedClock } from '../../support/storyClock.tsx'
import { storyTrader } from '../../support/trading/storyTrader.ts'
import { expectLink, showsText } from '../../../support/plays.ts'

const meta = preview.meta({
  title: 'Domain/Profile/TraderSummary',
  component: TraderSummary,
  decorators: [withStoppedClock],
})

const people = [
  storyTrader(),
  storyTrader({
    userName: 'Kunle.Trades',
    isOnline: false,
    lastOnlineAt: minutesFromNow(-4),
    tradesCount: 389,
  }),
  storyTrader({ userName: 'newcomer', isVerified: false, ratingPercent: null, tradesCount: 1 }),
  storyTrader({
    userName: 'gone_long',
    isOnline: false,
    lastOnlineAt: null,
    ratingPercent: '0',
    tradesCount: 0,
  }),
  storyTrader({ userName: 'just_left', isOnline: false, lastOnlineAt: minutesFromNow(-0.5) }),
  storyTrader({ userName: 'a_very_long_user_name_that_nobody_can_pronounce', tradesCount: 1_204_812 }),
]

const all = () => (
  <Stack gap="6">
    {traderSummaryLayouts.map(layout => (
      <Stack key={layout} gap="4">
        {people.map(trader => (
          <TraderSummary key={trader.userName} trader={trader} layout={layout} />
        ))}
      </Stack>
    ))}
  </Stack>
)

/** Name, badge, rating, trades and presence in each layout, from nobody's word yet to a million trades. */
export const States = meta.story({ tags: ['visual'], args: { trader: storyTrader() }, render: all })
/** Russian plurals of trades and words for when somebody was seen, in each layout. */
export const Russian = meta.story({
  globals: { locale: 'ru' },
  args: { trader: storyTrader() },
  render: all,
})

/** Half a minute ago is "just now", and not a count of zero. */
export const JustLeft = meta.story({
  args: { trader: storyTrader({ isOnline: false, lastOnlineAt: minutesFromNow(-0.5) }) },
  play: showsText('Seen just now'),
})

/** Name, rating, trades and presence are read in one order, and the badge has a name. */
export const SaysItInOneOrder = meta.story({
  args: { trader: storyTrader(), href: '/user/lagoscoin' },
  play: async ({ canvas, canvasElement }) => {
    await expectLink(canvas, 'lagoscoin', '/user/lagoscoin')
    await expect(canvas.getByRole('img', { name: 'Identity verified' })).toBeVisible()
    await expect(canvasElement).toHaveTextContent(/lagoscoin.*99\.4%.*4,812 trades.*Online now/)
  },
})

/** Of somebody who is away it says how long ago they were here. */
export const SaysWhenSomeoneWasSeen = meta.story({
  args: { trader: people[1]! },
  play: showsText('Seen 4 min ago'),
})
