import { expect } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { MarketDelta } from '../../../../design-system/domain/trading/advert/MarketDelta.tsx'
import { searchTypes } from '../../../../design-system/domain/trading/advert/offer.ts'
import { PriceAge } from '../../../../design-system/domain/trading/advert/search/PriceAge.tsx'
import { Inline } from '../../../../design-system/primitives/layout/Inline.tsx'
import { Stack } from '../../../../design-system/primitives/layout/Stack.tsx'
import { storyTime, withStoppedClock } from '../../support/storyClock.tsx'

/** What stands in an offer's row and in the wizard's preview, by itself. */
const meta = preview.meta({
  title: 'Domain/Advert/OfferParts',
  component: MarketDelta,
  decorators: [withStoppedClock],
  args: { percent: '-0.42', does: 'buy' as const },
})

/** Only the better side has a colour: below the market for who buys, above it for who sells. */
export const Deltas = meta.story({
  render: () => (
    <Stack gap="3">
      {searchTypes.map(does => (
        <Inline key={does} gap="4">
          {['-12.5', '-0.42', '0', '0.004', '3.1'].map(percent => (
            <MarketDelta key={percent} percent={percent} does={does} />
          ))}
        </Inline>
      ))}
    </Stack>
  ),
})

/** Seconds are counted for two minutes; after that the moment itself says more. */
export const Ages = meta.story({
  render: () => (
    <Stack gap="3">
      {[0, 1, 59, 120, 121].map(seconds => (
        <PriceAge key={seconds} at={new Date(new Date(storyTime).getTime() - seconds * 1000).toISOString()} />
      ))}
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const times = [...canvasElement.querySelectorAll('time')].map(({ textContent }) => textContent)
    await expect(new Set(times).size).toBe(times.length)
    await expect(times.at(-1)).toMatch(/:/)
  },
})
