import { expect, screen, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { TransactionsPage } from '../../app/features/transaction/TransactionsPage.tsx'
import { comingTransaction, fullTransaction, storyTransactions } from '../domain/support/storyTransaction.ts'
import { onPhone, pageParameters, pageSettled } from '../support/app/currentExchange.ts'
import { loaded } from '../support/app/loaded.ts'
import { broken, never } from '../support/app/refused.ts'
import { StoryApp } from '../support/app/StoryApp.tsx'
import type { StoryAnswers } from '../support/app/storyExchange.ts'
import { asVisitor } from './marketAnswers.ts'
import { shown } from '../support/shown.ts'

const meta = preview.meta({
  title: 'Pages/Transactions',
  component: TransactionsPage,
  parameters: pageParameters,
  afterEach: pageSettled,
})

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

const at =
  (changed: StoryAnswers = {}, address = '/transactions') =>
  () => <StoryApp address={address} answers={{ transactions: answer, ...changed }} />

export const Loaded = meta.story({
  tags: ['visual'],
  render: at(),
  play: async context => {
    await loaded(context)
    const { canvas, userEvent } = context
    await shown(canvas.findByText('1 of 2 confirmations'))
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }))
    await waitFor(() => expect(canvas.getAllByRole('link', { name: 'Withdrawal' })).toHaveLength(2))
    const [, older] = canvas.getAllByRole('link', { name: 'Withdrawal' })
    await userEvent.click(older as HTMLElement)
    await shown(screen.findByText('Rent for March'))
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  },
})
export const Filtered = meta.story({
  render: at({}, '/transactions?categories=deposit'),
  play: async context => {
    await loaded(context)
    const { canvas, userEvent } = context
    await shown(canvas.findByRole('list', { name: 'Filters in use' }))
    await expect(canvas.queryByRole('link', { name: 'Trade completed' })).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Clear all' }))
    await shown(canvas.findByRole('link', { name: 'Trade completed' }))
  },
})
export const InRussian = meta.story({ globals: { locale: 'ru' }, render: at(), play: loaded })
export const OnPhoneInRussian = meta.story({
  tags: ['visual'],
  globals: { ...onPhone, locale: 'ru' },
  render: at(),
  play: loaded,
})
export const Loading = meta.story({ render: at({ transactions: never }) })
export const Empty = meta.story({
  tags: ['visual'],
  render: at({ transactions: () => ({ items: [], underWay: [], hasMore: false, seq: 1 }) }),
  play: async ({ canvas }) => {
    await shown(canvas.findByText('No transactions yet'))
  },
})
export const EmptyByFilters = meta.story({
  render: at(
    { transactions: () => ({ items: [], underWay: [], hasMore: false, seq: 1 }) },
    '/transactions?direction=outgoing',
  ),
  play: async ({ canvas }) => {
    await shown(canvas.findByText('Nothing matches these filters'))
  },
})
export const Failed = meta.story({
  render: at({ transactions: broken }),
  play: async ({ canvas }) => {
    await shown(canvas.findByRole('button', { name: 'Try again' }))
  },
})
/** Nobody is logged in. */
export const Forbidden = meta.story({
  render: at(asVisitor),
  play: async ({ canvas }) => {
    await shown(canvas.findByRole('heading', { level: 1, name: 'Log in' }))
  },
})
