import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { InvoiceFilters } from '../../../../design-system/domain/shop/merchant/invoiceList/InvoiceFilters.tsx'
import { noFilters } from '../../../../design-system/domain/shop/merchant/invoiceList/invoiceFilter.ts'
import { InvoiceList } from '../../../../design-system/domain/shop/merchant/invoiceList/InvoiceList.tsx'
import { InvoiceListEmpty } from '../../../../design-system/domain/shop/merchant/invoiceList/InvoiceListEmpty.tsx'
import { InvoiceListFailed } from '../../../../design-system/domain/shop/merchant/invoiceList/InvoiceListFailed.tsx'
import { InvoiceListLoading } from '../../../../design-system/domain/shop/merchant/invoiceList/InvoiceListLoading.tsx'
import { InvoiceTabs } from '../../../../design-system/domain/shop/merchant/invoiceList/InvoiceTabs.tsx'
import { Card } from '../../../../design-system/primitives/card/Card.tsx'
import { Stack } from '../../../../design-system/primitives/layout/Stack.tsx'
import { storyBook } from '../../support/storyAssetBook.ts'
import { withStoppedClock } from '../../support/storyClock.tsx'
import { longInvoice, storyInvoices, storyTotals } from '../../support/shop/storyMerchantInvoices.ts'
import { expectLink } from '../../../support/plays.ts'

const onOpen = fn((_: string, event: { preventDefault: () => void }) => event.preventDefault())
const [onMore, onChange, onRetry] = [fn(), fn(), fn()]

const meta = preview.meta({
  title: 'Domain/Merchant/InvoiceList',
  component: InvoiceList,
  subcomponents: { InvoiceFilters, InvoiceListEmpty, InvoiceListFailed, InvoiceListLoading, InvoiceTabs },
  decorators: [withStoppedClock],
  args: {
    items: storyInvoices,
    assets: storyBook,
    hrefOf: (id: string) => `#${id}`,
    onOpen,
    onMore,
    isLoadingMore: false,
  },
})

/** An invoice in each status. */
export const States = meta.story({
  tags: ['visual'],
  render: args => (
    <Card padding="none">
      <InvoiceList {...args} />
    </Card>
  ),
  play: async ({ canvas, userEvent }) => {
    for (const status of [
      'Waiting',
      'Payment seen',
      'Past due',
      'No rate',
      'Cancelled',
      'No address',
      'On hold',
    ])
      await expect(canvas.getByText(status)).toBeVisible()
    await expect(canvas.getByText('Needs a decision')).toBeVisible()
    const [first] = canvas.getAllByRole('link', { name: 'Ethiopia Guji, 1 kg' })
    await userEvent.click(first as HTMLElement)
    await expect(onOpen).toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }))
    await expect(onMore).toHaveBeenCalledOnce()
  },
})
/** Groups, filters and the longest invoice of all above the others, in Russian on a phone. */
export const LongInRussianOnPhone = meta.story({
  tags: ['visual'],
  globals: { locale: 'ru', viewport: { value: 'phone' } },
  parameters: { layout: 'fullscreen' },
  render: args => (
    <Stack gap="4">
      <InvoiceTabs group="paid" totals={storyTotals} assets={storyBook} hrefOf={group => `#${group ?? ''}`} />
      <InvoiceFilters filters={{ ...noFilters, isHeld: true }} onChange={onChange} />
      <Card padding="none">
        <InvoiceList {...args} items={[longInvoice, ...storyInvoices]} onMore={null} />
      </Card>
    </Stack>
  ),
})
/** Groups are links with an address of their own; words of the search are told once typing pauses. */
export const Filters = meta.story({
  render: () => (
    <Stack gap="4">
      <InvoiceTabs group={null} totals={storyTotals} assets={storyBook} hrefOf={group => `#${group ?? ''}`} />
      <InvoiceFilters filters={noFilters} onChange={onChange} />
    </Stack>
  ),
  play: async ({ canvas, userEvent }) => {
    await expectLink(canvas, /^Paid/, '#paid')
    await userEvent.click(canvas.getByRole('button', { name: 'Needs a decision' }))
    await expect(onChange).toHaveBeenCalledWith({ isHeld: true })
    await userEvent.type(canvas.getByRole('textbox', { name: 'Search' }), 'A-10482')
    await waitFor(() =>
      expect(onChange).toHaveBeenLastCalledWith(expect.objectContaining({ text: 'A-10482' })),
    )
  },
})
/** Rows keep the place of invoices until these are there. */
export const Loading = meta.story({ render: () => <InvoiceListLoading /> })
/** The list says that it did not load and asks again on a press. */
export const Failed = meta.story({
  render: () => <InvoiceListFailed onRetry={onRetry} isRetrying={false} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(onRetry).toHaveBeenCalled()
  },
})
const hrefs = { all: '#all', create: '#new' }
/** None at all, none under a filter, none to decide on, and none in a store that may make none. */
export const Empty = meta.story({
  render: () => (
    <Stack gap="4">
      <InvoiceListEmpty filters={noFilters} hrefs={hrefs} />
      <InvoiceListEmpty filters={{ ...noFilters, group: 'paid' }} hrefs={hrefs} />
      <InvoiceListEmpty filters={{ ...noFilters, isHeld: true }} hrefs={hrefs} />
      <InvoiceListEmpty filters={noFilters} hrefs={{ ...hrefs, create: null }} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link', { name: 'New invoice' })).toHaveLength(1)
    await expect(canvas.getByText('Nothing needs a decision')).toBeVisible()
  },
})
