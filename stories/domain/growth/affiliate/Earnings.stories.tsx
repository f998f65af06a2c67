import { expect, within } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { InvitationsLoading } from '../../../../design-system/domain/growth/affiliate/InvitationsLoading.tsx'
import { InvitationsEmpty } from '../../../../design-system/domain/growth/affiliate/InvitationsEmpty.tsx'
import { EarningsCard } from '../../../../design-system/domain/growth/affiliate/summary/EarningsCard.tsx'
import { LevelChart } from '../../../../design-system/domain/growth/affiliate/summary/LevelChart.tsx'
import { FailedCard } from '../../../../design-system/domain/page/state/FailedCard.tsx'
import { TermsCard } from '../../../../design-system/domain/growth/affiliate/TermsCard.tsx'
import type { AffiliateSummaryShape } from '../../../../design-system/domain/growth/affiliate/affiliateShape.ts'
import { Stack } from '../../../../design-system/primitives/layout/Stack.tsx'
import { findCharts } from '../../../support/findCharts.ts'
import { noSummary, storySummary } from '../../support/growth/storyAffiliate.ts'
import { storyBook } from '../../support/storyAssetBook.ts'
import { withStoppedClock } from '../../support/storyClock.tsx'
import { showsRole, showsText } from '../../../support/plays.ts'

const Earned = ({ summary }: { summary: AffiliateSummaryShape }) => (
  <Stack gap="4">
    <EarningsCard summary={summary} assets={storyBook} />
    <LevelChart months={summary.months} currencyCode={summary.currencyCode} assets={storyBook} />
    <TermsCard terms={summary.terms} feesHref="#fees" />
  </Stack>
)

const meta = preview.meta({
  title: 'Domain/Affiliate/Earnings',
  component: Earned,
  decorators: [withStoppedClock],
  args: { summary: storySummary },
})

/** Figures of all, of the month, of each coin and level; every bar is in the table for screen readers. */
export const States = meta.story({
  tags: ['visual'],
  play: async ({ canvas, canvasElement }) => {
    await findCharts(canvasElement, 1)
    await expect(canvas.getByText('29% more than in all of last month.')).toBeVisible()
    await expect(canvas.getByText('Arrives at 14:40')).toBeVisible()
    const table = canvas.getByRole('table', { name: 'By month and level' })
    const rows = within(table).getAllByRole('row')
    await expect(rows).toHaveLength(13)
    await expect(rows[12]).toHaveTextContent('March 2026so far$236.10$33.20$5.37$274.67')
    await expect(canvas.getByText('They hold until Jan 14 2027.')).toBeVisible()
  },
})
/** The last month was empty: nothing is compared with it. What is late comes within the hour. */
export const NothingToCompare = meta.story({
  args: {
    summary: {
      ...storySummary,
      nextPayoutAt: null,
      months: storySummary.months.slice(0, 2),
      people: storySummary.people.map(one => ({ ...one, traded: 0 })),
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await findCharts(canvasElement, 1)
    await expect(canvas.queryByText(/last month/)).not.toBeInTheDocument()
    await expect(canvas.getByText('Arrives within the hour')).toBeVisible()
  },
})
/** Somebody came, and has not traded. */
export const NothingEarned = meta.story({
  args: { summary: { ...noSummary, since: storySummary.since, people: storySummary.people } },
  play: async ({ canvas, canvasElement }) => {
    await findCharts(canvasElement, 1)
    await expect(canvas.queryByRole('list', { name: 'Earned, by coin' })).not.toBeInTheDocument()
  },
})
/** As many digits as there may be. */
export const Huge = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: {
    summary: {
      ...storySummary,
      worth: { amount: '123456789012.34', asset: 'UZS' },
      earned: [
        {
          earned: { amount: '98765432109.123456', asset: 'USDT' },
          worth: { amount: '98765432109.12', asset: 'UZS' },
        },
      ],
      people: storySummary.people.map(one => ({ ...one, people: 1_234_567, traded: 123_456 })),
    },
  },
  play: async ({ canvasElement }) => findCharts(canvasElement, 1),
})
/** Figures, the chart by level and the terms with Russian words, at a phone’s width. */
export const InRussianOnPhone = meta.story({
  tags: ['visual'],
  globals: { locale: 'ru', viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => findCharts(canvasElement, 1),
})
/** Two cards in the shape of what comes, a figure with its chart and a list, so that nothing jumps. */
export const Loading = meta.story({ render: () => <InvitationsLoading /> })
/** One card for everything says that invitations did not load, and tries again. */
export const Failed = meta.story({
  render: () => <FailedCard title="Your invitations could not be loaded" onRetry={() => {}} />,
  play: showsRole('button', { name: 'Try again' }),
})
/** Somebody who has brought nobody yet: what they get, and how; nobody pins their terms. */
export const Nobody = meta.story({
  tags: ['visual'],
  render: () => (
    <Stack gap="4">
      <InvitationsEmpty terms={noSummary.terms} />
      <TermsCard terms={noSummary.terms} feesHref="#fees" />
    </Stack>
  ),
  play: showsText(/You get 30% of our fee/, /they hold for 12 months/),
})
