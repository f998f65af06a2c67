import { expect, fn } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { searchTypes } from '../../../../design-system/domain/trading/advert/offer.ts'
import { SearchHeading } from '../../../../design-system/domain/trading/advert/search/SearchHeading.tsx'
import { Stack } from '../../../../design-system/primitives/layout/Stack.tsx'
import { bitcoin, naira } from '../../support/storyAssetBook.ts'
import { storyTime, withStoppedClock } from '../../support/storyClock.tsx'

const onTypeChange = fn()
const meta = preview.meta({
  title: 'Domain/Advert/SearchHeading',
  component: SearchHeading,
  decorators: [withStoppedClock],
  args: {
    type: 'buy' as const,
    coin: bitcoin,
    fiat: naira,
    onTypeChange,
    found: { total: 248, totalIsCapped: false },
    countryName: 'Nigeria',
    marketRate: '147968000',
    marketChangePercent: '1.24',
    ratesAt: storyTime,
  },
})

/** Both ways of trading, before anything is known, and with more offers than are counted. */
export const States = meta.story({
  tags: ['visual'],
  render: args => (
    <Stack gap="6">
      {searchTypes.map(type => (
        <SearchHeading key={type} {...args} type={type} />
      ))}
      <SearchHeading
        {...args}
        found={null}
        countryName={null}
        marketRate={null}
        marketChangePercent={null}
        ratesAt={null}
      />
      <SearchHeading {...args} found={{ total: 1000, totalIsCapped: true }} marketChangePercent="-12.5" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1,000+ offers')).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'Sell Bitcoin' })).toBeVisible()
  },
})

/** Coin, country and market rate in a Russian heading beside the switch. */
export const Russian = meta.story({ globals: { locale: 'ru' } })

/** A press on the other side asks for it; the heading turns nothing around by itself. */
export const Switches = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Sell' }))
    await expect(onTypeChange.mock.lastCall).toEqual(['sell'])
  },
})
