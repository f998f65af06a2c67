import type { ComponentProps } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { RateChart } from '../../../../design-system/domain/content/calculatorSections/RateChart.tsx'
import { bitcoin, naira } from '../../support/storyAssetBook.ts'
import { storyHistory } from '../../support/storyRateHistory.ts'
import { showsText } from '../../../support/plays.ts'

const month: Pick<ComponentProps<typeof RateChart>, 'content' | 'period'> = {
  content: { status: 'ready', history: storyHistory('month') },
  period: 'month',
}

const meta = preview.meta({
  title: 'Domain/Calculator/RateChart',
  component: RateChart,
  args: { pair: { coin: bitcoin, fiat: naira }, ...month, onPeriod: fn() },
})

/** The curve has its figures in a table for screen readers, and a press on a period asks for that period. */
export const Default = meta.story({
  play: async ({ canvas, args }) => {
    await expect(
      canvas.getByRole('table', { name: 'How the rate of Bitcoin in NGN went' }),
    ).toBeInTheDocument()
    await userEvent.click(canvas.getByRole('radio', { name: 'Day' }))
    await expect(args.onPeriod).toHaveBeenLastCalledWith('day')
  },
})
/** Over a day the axis tells hours by the reader’s clock, where a month is told in dates. */
export const Day = meta.story({
  args: { content: { status: 'ready', history: storyHistory('day') }, period: 'day' },
})
/** A block keeps the room of the curve, and another period can be chosen meanwhile. */
export const Loading = meta.story({ args: { content: { status: 'loading' } } })
/** A sentence stands in the room of the curve; the periods stay, and no figure is made up. */
export const Failed = meta.story({ args: { content: { status: 'failed' } } })
/** The rate has only begun. */
export const Young = meta.story({
  args: {
    content: { status: 'ready', history: { ...storyHistory(), points: storyHistory().points.slice(-1) } },
  },
  play: showsText('There is no history of this rate yet.'),
})
