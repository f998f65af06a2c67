import { expect, screen, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { TransactionsPage } from '../../app/features/transaction/TransactionsPage.tsx'
import {
  comingTransaction,
  fullTransaction,
  storyTransactions,
} from '../domain/support/money/storyTransaction.ts'
import { findVisible } from '../support/findVisible.ts'
import { pageAt, pageMeta } from '../support/app/pageAt.tsx'
import { onceLoaded, showsText } from '../support/plays.ts'

const meta = preview.meta({ title: 'Pages/Transactions', component: TransactionsPage, ...pageMeta })

interface Asked {
  readonly before?: string | null
  readonly categories?: readonly string[]
}
/** Two pages; one of deposits alone. */
const answer = ({ before, categories }: Asked) => {
  const page = { underWay: [] as unknown[], seq: 1 }
  if (categories !== undefined) {
    const items = storyTransactions.filter(({ category }) => categories.includes(category))
    return { ...page, items, hasMore: false }
  }
  return before == null
    ? { ...page, items: storyTransactions, underWay: [comingTransaction], hasMore: true }
    : { ...page, items: [fullTransaction], hasMore: false }
}

const page = pageAt('/transactions', { transactions: answer })

/** Coins under way stand above those that came and went; an older one opens over the list with its note. */
export const Loaded = meta.story({
  tags: ['visual'],
  render: page.usual,
  play: onceLoaded(async ({ canvas, userEvent }) => {
    await findVisible(canvas.findByText('1 of 2 confirmations'))
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }))
    await waitFor(() => expect(canvas.getAllByRole('link', { name: 'Withdrawal' })).toHaveLength(2))
    const [, older] = canvas.getAllByRole('link', { name: 'Withdrawal' })
    await userEvent.click(older as HTMLElement)
    await findVisible(screen.findByText('Rent for March'))
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  }),
})
/** A filter of the address stands as a chip above the list, and clearing it brings everything back. */
export const Filtered = meta.story({
  render: page.at('/transactions?categories=deposit'),
  play: onceLoaded(async ({ canvas, userEvent }) => {
    await findVisible(canvas.findByRole('list', { name: 'Filters in use' }))
    await expect(canvas.queryByRole('link', { name: 'Trade completed' })).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Clear all' }))
    await findVisible(canvas.findByRole('link', { name: 'Trade completed' }))
  }),
})
/** Kinds of movements and days in Russian beside the filters, on a wide screen. */
export const InRussian = meta.story(page.inRussian)
/** The filters become a button on a phone, and long Russian kinds wrap beside their sums. */
export const OnPhoneInRussian = meta.story({ tags: ['visual'], ...page.onPhoneInRussian })
/** The filters can be used, and rows hold the place of the movements that are coming. */
export const Loading = meta.story(page.loading('transactions'))
/** A wallet that never moved a coin is led to the offers. */
export const Empty = meta.story({
  tags: ['visual'],
  render: page.with({ transactions: () => ({ items: [], underWay: [], hasMore: false, seq: 1 }) }),
  play: showsText('No transactions yet'),
})
/** Nothing passes the filters: the way out is to clear them, not to find an offer. */
export const EmptyByFilters = meta.story({
  render: page.at('/transactions?direction=outgoing', {
    transactions: () => ({ items: [], underWay: [], hasMore: false, seq: 1 }),
  }),
  play: showsText('Nothing matches these filters'),
})
/** The list says that money is not affected by its failure; the filters stay. */
export const Failed = meta.story(page.failed('transactions'))
/** Nobody is logged in. */
export const Forbidden = meta.story(page.forbidden())
