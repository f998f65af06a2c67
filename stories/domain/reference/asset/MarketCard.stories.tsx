import { useState } from 'react'
import { expect, fireEvent, fn } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { MarketCard } from '../../../../design-system/domain/reference/asset/MarketCard.tsx'
import type { MarketContent } from '../../../../design-system/domain/reference/asset/MarketCard.tsx'
import { MarketChart } from '../../../../design-system/domain/reference/asset/MarketChart.tsx'
import { RateTable } from '../../../../design-system/domain/reference/asset/RateTable.tsx'
import type { NamedAsset } from '../../../../design-system/domain/reference/asset/assetBook.ts'
import type { RatePeriod } from '../../../../design-system/domain/reference/asset/ratePeriod.ts'
import { Stack } from '../../../../design-system/primitives/layout/Stack.tsx'
import { bitcoin, naira, storyBook } from '../../support/storyAssetBook.ts'
import { withStoppedClock } from '../../support/storyClock.tsx'
import { storyHistory } from '../../support/storyRateHistory.ts'
import { showsText } from '../../../support/plays.ts'

const ready: MarketContent = { status: 'ready', history: storyHistory(), isStale: false }

/** As a page keeps it: another period is another history. */
function Kept(props: { first?: RatePeriod; content?: MarketContent; fiat?: NamedAsset }) {
  const { first = 'day', content = ready, fiat = naira } = props
  const [period, setPeriod] = useState<RatePeriod>(first)
  const shown = content === ready ? { ...ready, history: storyHistory(period) } : content
  return <MarketCard coin={bitcoin} fiat={fiat} period={period} onPeriod={setPeriod} content={shown} />
}

const meta = preview.meta({
  title: 'Domain/Asset/MarketCard',
  component: Kept,
  decorators: [withStoppedClock],
})

/** The curve is walked with keys like a slider, and the rate that is gone to is told with its time. */
export const Default = meta.story({
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    const chart = canvas.getByRole('slider', { name: 'Rate of Bitcoin in NGN' })
    await userEvent.click(canvas.getByRole('radio', { name: '24 hours' }))
    await userEvent.tab()
    await expect(chart).toHaveFocus()
    await expect(chart).toHaveAttribute('aria-valuetext', expect.stringMatching(/^₦147,/))
    await fireEvent.change(chart, { target: { value: '2' } })
    // The rate that is gone to stands where the present one stood, with its time.
    await expect(canvas.getAllByText(/^Mar 04 2026 \d+:32$/)[0]).toBeVisible()
    await expect(chart).toHaveAttribute('aria-valuetext', expect.stringMatching(/, Mar 04 2026 \d+:32$/))
    await expect(canvas.getAllByRole('row')).toHaveLength(14)
    await userEvent.tab()
    await expect(canvas.getAllByText('24 hours')).toHaveLength(2)
  },
})
/** The history of a year in Russian: its dates, its sums and the choice of the period. */
export const Russian = meta.story({ globals: { locale: 'ru' }, args: { first: 'year' } })
/** Old, flat, too young for a curve, on its way and failed: each keeps its card. */
export const States = meta.story({
  render: () => (
    <Stack gap="4">
      <Kept content={{ status: 'ready', history: storyHistory(), isStale: true }} />
      <Kept
        fiat={storyBook.of('UZS')}
        content={{
          status: 'ready',
          history: {
            ...storyHistory(),
            points: [
              { at: '2026-03-05T14:00:00Z', rate: '1206480000.5' },
              { at: '2026-03-05T14:08:00Z', rate: '1206480000.5' },
            ],
            low: '1206480000.5',
            high: '1206480000.5',
            changePercent: '0',
          },
          isStale: false,
        }}
      />
      <Kept
        content={{
          status: 'ready',
          history: { ...storyHistory(), points: storyHistory().points.slice(-1) },
          isStale: false,
        }}
      />
      <Kept content={{ status: 'loading' }} />
      <Kept content={{ status: 'failed', onRetry: fn() }} />
    </Stack>
  ),
  play: showsText(/^Rate of \d+:08$/, 'There is no history of this rate yet.', 'The rates did not load'),
})
/** Curve, figures and the choice of the period share a phone’s width, in Russian. */
export const Narrow = meta.story({ globals: { viewport: { value: 'phone' }, locale: 'ru' } })

const onPoint = fn()

/** The curve by itself: each point can be walked to, and leaving it looks at none. */
export const Chart = meta.story({
  render: () => (
    <MarketChart
      {...storyHistory()}
      period="day"
      coin={bitcoin}
      fiat={naira}
      pointed={null}
      onPoint={onPoint}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    onPoint.mockClear()
    const chart = canvas.getByRole('slider', { name: 'Rate of Bitcoin in NGN' })
    await userEvent.tab()
    await expect(chart).toHaveFocus()
    await fireEvent.change(chart, { target: { value: '2' } })
    await expect(onPoint).toHaveBeenLastCalledWith(2)
    await userEvent.tab()
    await expect(onPoint).toHaveBeenLastCalledWith(null)
  },
})

const rateText = (rate: string) => `₦${rate}`
const timeText = (index: number) => `Point ${index}`

/** What a screen reader is told of a curve: its first point, its last, and a few between. */
export const AsTable = meta.story({
  render: () => (
    <RateTable
      caption="Rate of Bitcoin"
      columns={{ time: 'Time', rate: 'Rate' }}
      points={storyHistory().points}
      rateText={rateText}
      timeText={timeText}
    />
  ),
  play: async ({ canvas }) => {
    const last = storyHistory().points.length - 1
    await expect(canvas.getByRole('table', { name: 'Rate of Bitcoin' })).toBeInTheDocument()
    await expect(canvas.getAllByRole('row')).toHaveLength(14)
    await expect(canvas.getByRole('rowheader', { name: 'Point 0' })).toBeInTheDocument()
    await expect(canvas.getByRole('rowheader', { name: `Point ${last}` })).toBeInTheDocument()
  },
})
