import { expect, waitFor, within } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { AttractedPayments } from '../../../../design-system/domain/shop/merchant/stats/AttractedPayments.tsx'
import { AttractedStores } from '../../../../design-system/domain/shop/merchant/stats/AttractedStores.tsx'
import { InvoiceStats } from '../../../../design-system/domain/shop/merchant/stats/InvoiceStats.tsx'
import { AttractedEmpty } from '../../../../design-system/domain/shop/merchant/stats/AttractedEmpty.tsx'
import { PayoutStats } from '../../../../design-system/domain/shop/merchant/stats/PayoutStats.tsx'
import { StatsFrame } from '../../../../design-system/domain/shop/merchant/stats/StatsFrame.tsx'
import { StatsSummary } from '../../../../design-system/domain/shop/merchant/stats/StatsSummary.tsx'
import { StoreFigures } from '../../../../design-system/domain/shop/merchant/stats/StoreFigures.tsx'
import { MissingStoresNotice } from '../../../../design-system/domain/shop/merchant/stats/MissingStoresNotice.tsx'
import { MerchantTabs } from '../../../../design-system/domain/shop/merchant/store/MerchantTabs.tsx'
import { StoreTabs } from '../../../../design-system/domain/shop/merchant/store/StoreTabs.tsx'
import type { StatsContent } from '../../../../design-system/domain/shop/merchant/stats/statsShape.ts'
import { Stack } from '../../../../design-system/primitives/layout/Stack.tsx'
import { findCharts } from '../../../support/findCharts.ts'
import { storyBook } from '../../support/storyAssetBook.ts'
import {
  noInvoiceFigures,
  noPayouts,
  storyAttracted,
  storyInvoiceFigures,
  storyMethods,
  storyPayouts,
  storyStoreFigures,
} from '../../support/shop/storyMerchantStats.ts'
import { storyMerchantPages } from '../../support/shop/storyStores.ts'
import { expectLink, showsText } from '../../../support/plays.ts'

const hrefOf = (accountId: string) => `#${accountId}`

const Merchant = ({ content }: { content: StatsContent<null> }) => (
  <Stack gap="4">
    <MerchantTabs links={storyMerchantPages} current="workspace" />
    <StatsFrame content={content} listHref="#stores">
      {() => (
        <>
          <InvoiceStats figures={storyInvoiceFigures} assets={storyBook} makeHref={null} />
          <PayoutStats figures={storyPayouts} assets={storyBook} />
          <StoreFigures stores={storyStoreFigures} hrefOf={hrefOf} />
        </>
      )}
    </StatsFrame>
  </Stack>
)

const ready = { status: 'ready', figures: null, isStale: false } as const

const meta = preview.meta({
  title: 'Domain/Merchant/Statistics',
  component: Merchant,
  args: { content: ready },
})

/** Bars, and every figure of them in the table beside. */
export const States = meta.story({
  tags: ['visual'],
  play: async ({ canvas, canvasElement }) => {
    await findCharts(canvasElement, 2)
    await expect(
      canvas.getByRole('img', { name: 'Invoices by month. The table beside it has the figures.' }),
    ).toBeVisible()
    const [invoices] = canvas.getAllByRole('table', { name: 'Invoices' })
    const rows = within(invoices as HTMLElement).getAllByRole('row')
    await expect(rows).toHaveLength(8)
    await expect(rows[1]).toHaveTextContent('October 202500–')
    await expect(rows[6]).toHaveTextContent('March 2026so far31019763.5%')
    await expect(rows[7]).toHaveTextContent('6 months1,6451,28077.8%')
    await expect(canvas.getByText('36,047.99682 USDT')).toBeVisible()
    await expect(canvas.getByText('after a fee of 364.12118 USDT')).toBeVisible()
    await expectLink(canvas, 'Night Market', '#01900000-0000-7000-8000-000000000003')
  },
})
/** The month whose bar is pointed at is marked in the table. */
export const Pointed = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await findCharts(canvasElement, 2)
    const over = canvasElement.querySelector('.u-over')
    if (!over) throw new Error('There is no plot')
    const { left, top, width, height } = over.getBoundingClientRect()
    const point = (share: number) =>
      over.dispatchEvent(
        new MouseEvent('mousemove', {
          bubbles: true,
          clientX: left + width * share,
          clientY: top + height / 2,
        }),
      )
    over.dispatchEvent(new MouseEvent('mouseenter', { clientX: left, clientY: top }))
    point(0.75)
    const [invoices] = canvas.getAllByRole('table', { name: 'Invoices' })
    const rows = () => within(invoices as HTMLElement).getAllByRole('row')
    await waitFor(() => expect(rows()[5]).toHaveAttribute('data-pointed'))
    over.dispatchEvent(new MouseEvent('mouseleave', { clientX: -10, clientY: -10 }))
    await waitFor(() => expect(rows()[5]).not.toHaveAttribute('data-pointed'))
  },
})
/** Bars over their tables in Russian, in one column of a phone. */
export const InRussianOnPhone = meta.story({
  globals: { locale: 'ru', viewport: { value: 'phone' } },
  parameters: { layout: 'fullscreen' },
  play: async ({ canvasElement }) => findCharts(canvasElement, 2),
})
/** Two cards in the shape of a chart with its table. */
export const Loading = meta.story({ args: { content: { status: 'loading' } } })
/** No figure is shown rather than an old one without a word: the card tries again. */
export const Failed = meta.story({
  args: { content: { status: 'failed', onRetry: () => {}, isRetrying: false } },
  play: showsText('The figures could not be loaded'),
})
/** A store that is closed or somebody else’s is not told apart, and the way leads to the list. */
export const Gone = meta.story({ args: { content: { status: 'gone' } } })
/** Figures that could not be loaded again stay, under a note that says so. */
export const Stale = meta.story({
  args: { content: { ...ready, isStale: true } },
  play: async ({ canvasElement }) => findCharts(canvasElement, 2),
})
/** What there has to be until there are figures. */
export const Empty = meta.story({
  tags: ['visual'],
  render: () => (
    <Stack gap="4">
      <MissingStoresNotice openHref="#open" />
      <InvoiceStats figures={noInvoiceFigures} assets={storyBook} makeHref="#make" />
      <PayoutStats figures={noPayouts} assets={storyBook} />
      <AttractedEmpty />
      <AttractedPayments figures={noPayouts} methods={[]} assets={storyBook} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expectLink(canvas, 'New invoice', '#make')
    await expectLink(canvas, 'Open a store', '#open')
  },
})
/** The pages of one store, the statistics among them. */
export const OfOneStore = meta.story({
  render: () => (
    <Stack gap="4">
      <StoreTabs links={{ view: '#view', stats: '#stats', software: '#software' }} current="stats" />
      <InvoiceStats figures={storyInvoiceFigures} assets={storyBook} makeHref="#make" />
    </Stack>
  ),
  play: async ({ canvas, canvasElement }) => {
    await findCharts(canvasElement, 1)
    await expect(canvas.getByRole('link', { name: 'Statistics' })).toHaveAttribute('aria-current', 'page')
  },
})
/** What an agent sees of the stores that opened because of them. */
export const Attracted = meta.story({
  tags: ['visual'],
  render: () => (
    <Stack gap="4">
      <AttractedPayments figures={storyPayouts} methods={storyMethods} assets={storyBook} />
      <AttractedStores list="top" stores={storyAttracted.slice(1)} assets={storyBook} hrefOf={hrefOf} />
      <AttractedStores list="all" stores={storyAttracted} assets={storyBook} hrefOf={hrefOf} />
    </Stack>
  ),
  play: async ({ canvas, canvasElement }) => {
    await findCharts(canvasElement, 1)
    const methods = canvas.getByRole('table', { name: 'What they pay with' })
    await expect(within(methods).getByRole('row', { name: /USDT · Tron/i })).toHaveTextContent('83.2%')
  },
})
/** Beside the list of stores: what all of them made, in short. */
export const Summary = meta.story({
  tags: ['visual'],
  render: () => (
    <StatsSummary
      invoices={storyInvoiceFigures.total}
      payouts={storyPayouts.total}
      assets={storyBook}
      statsHref="#stats"
    />
  ),
  play: async ({ canvas }) => {
    const { made } = storyInvoiceFigures.total
    await expect(canvas.getByText('Invoices made').nextElementSibling).toHaveTextContent(
      made.toLocaleString('en'),
    )
    await expectLink(canvas, 'All figures', '#stats')
  },
})
/** Nothing received is a sum of zero dollars, not an empty card. */
export const SummaryOfNothing = meta.story({
  render: () => (
    <StatsSummary
      invoices={noInvoiceFigures.total}
      payouts={noPayouts.total}
      assets={storyBook}
      statsHref="#stats"
    />
  ),
  play: showsText('$0.00'),
})
