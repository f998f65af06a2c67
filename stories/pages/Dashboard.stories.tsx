import { expect, screen, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { DashboardPage } from '../../app/features/dashboard/DashboardPage.tsx'
import { minutesFromNow } from '../domain/support/storyClock.tsx'
import { storyViewer } from '../support/app/bootAnswers.ts'
import { findVisible } from '../support/findVisible.ts'
import { storyFeedbackAnswer } from '../support/app/storyTradeAnswer.ts'
import { pageAt, pageMeta } from '../support/app/pageAt.tsx'
import { logIn, logInAnswers } from '../support/app/logInAnswers.ts'
import { expectLink, onceLoaded } from '../support/plays.ts'
import { accountAnswers, searchTradesAnswer, tradesAnswer } from './accountAnswers.ts'

const meta = preview.meta({ title: 'Pages/Dashboard', component: DashboardPage, ...pageMeta })

const page = pageAt('/dashboard/trades', accountAnswers)

/** Open trades with what each waits for, the warning of a missing second factor, and beside them balances and the fee level. */
export const Loaded = meta.story({
  tags: ['visual'],
  render: page.usual,
  play: onceLoaded(async ({ canvas }) => {
    await findVisible(canvas.findByText('Two-factor login is off.'))
    await expectLink(canvas, 'Trade #8F2K41', '/trade/8F2K41')
    await expect(canvas.getByRole('radio', { name: /Dispute.*1/ })).toBeInTheDocument()
  }),
})

/** The table of trades with Russian states, and the long warning above it, on a wide screen. */
export const InRussian = meta.story(page.inRussian)
/** What waits for the viewer stands alone on a phone: trades come before everything that stands beside them on a desktop. */
export const OnPhone = meta.story(page.onPhone)
/** Trades become cards on a phone, with the time that is left at the edge and what to do next in Russian. */
export const OnPhoneInRussian = meta.story({ tags: ['visual'], ...page.onPhoneInRussian })

/** A filter of the address is in force from the first look, and choosing all trades takes it off. */
export const Filtered = meta.story({
  render: page.at('/dashboard/trades?state=dispute'),
  play: async ({ canvas, userEvent }) => {
    await findVisible(canvas.findByRole('link', { name: 'Trade #8F2JZ9' }))
    await waitFor(() => expect(canvas.getAllByRole('link', { name: /^Trade #/ })).toHaveLength(1))
    await userEvent.click(canvas.getByRole('radio', { name: /^All/ }))
    await waitFor(() => expect(canvas.getAllByRole('link', { name: /^Trade #/ })).toHaveLength(4))
  },
})

/** Found by what one knows of it, among all trades; nothing of it stands in the address. */
export const Searched = meta.story({
  render: page.usual,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Search your trades' }), '8F1W')
    await waitFor(() => expect(canvas.getAllByRole('link', { name: /^Trade #/ })).toHaveLength(1))
    await expect(canvas.getByRole('link', { name: 'Trade #8F1W0E' })).toBeVisible()
    await expect(canvas.getByRole('radio', { name: 'All' })).toBeChecked()
  },
})

/** The pages that follow are there before somebody goes on: three of them. */
export const FetchesAhead = meta.story({
  render: () => {
    asked.length = 0
    return page.with({
      searchTrades: (args: Parameters<typeof searchTradesAnswer>[0] & { input: { page: number } }) => {
        asked.push(args.input.page)
        return { ...searchTradesAnswer(args), page: args.input.page, pages: 9 }
      },
    })()
  },
  play: async () => {
    await waitFor(() => expect(new Set(asked)).toEqual(new Set([1, 2, 3, 4])), { timeout: 4000 })
  },
})
const asked: number[] = []

/** A story over the page; once seen it is no longer new. */
export const OpensAStory = meta.story({
  render: page.usual,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Spot a fake receipt.*new/ }))
    await findVisible(screen.findByRole('dialog', { name: 'Spot a fake receipt' }))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await waitFor(() =>
      expect(canvas.queryByRole('button', { name: /Spot a fake receipt.*new/ })).not.toBeInTheDocument(),
    )
  },
})

/** An arbiter sees how many disputes wait, and comes to their list. */
export const ForAnArbiter = meta.story({
  render: page.with({
    validateToken: () => ({ isValid: true, me: { ...storyViewer, roles: ['user', 'arbiter'] } }),
    disputes: () => ({
      items: [openDispute('own', true), openDispute('8F1XW2', false)],
      page: 1,
      pages: 1,
      total: 2,
      totalIsCapped: false,
      counts: { disputes: 2, claims: 0, raised: 1 },
      seq: 1,
    }),
  }),
  play: async ({ canvas }) => {
    await findVisible(canvas.findByText('2 cases wait for a ruling.'))
    await expectLink(canvas, 'See them all', '/dashboard/trades?state=dispute')
  },
})
const openDispute = (tradeId: string, isOwn: boolean) => ({
  id: tradeId,
  tradeId,
  isOwn,
  arbiterName: null,
  kind: 'dispute',
  reason: null,
  openedAt: minutesFromNow(-90),
  raisedAt: null,
  raiseAt: minutesFromNow(1000),
  waitsFor: [],
  amount: '1',
  cryptoCurrencyCode: 'USDT',
  fiatAmount: '1',
  currencyCode: 'USD',
  paymentMethodName: 'Wise',
  buyerName: 'lagoscoin',
  sellerName: 'kunle_o',
})

/** Filters, stories and warnings are in place while trades and balances still hold theirs. */
export const Loading = meta.story(page.loading('searchTrades', 'balance', 'myFees'))

/** Nobody's first day ends here: with no trade at all the list leads to the offers. */
export const Empty = meta.story({
  tags: ['visual'],
  render: page.with({
    searchTrades: () => ({ ...tradesAnswer({ state: 'dispute' }), items: [], counts: noTrades }),
  }),
  play: onceLoaded(async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Find an offer' })
    await expect(link).toHaveAttribute('href', '/buy')
  }),
})
const noTrades = { active: 0, opened: 0, paid: 0, dispute: 0, closed: 0, all: 0 }

/** Trades and balances fail apart: each card says it of itself and is asked for again alone. */
export const Failed = meta.story({
  ...page.failed('searchTrades', 'balance'),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('button', { name: 'Try again' })).toHaveLength(2))
  },
})

/** Nobody is logged in: the page is shown once somebody is. */
export const Forbidden = meta.story({
  render: page.with(logInAnswers),
  play: async context => {
    await logIn(context)
    const { canvas } = context
    await findVisible(canvas.findByRole('link', { name: 'Trade #8F2K41' }))
  },
})

/** A trade was completed an hour ago, and the viewer has said nothing of it: they are asked, once. */
export const AsksHowATradeWent = meta.story({
  render: page.with({
    trades: (args: Parameters<typeof tradesAnswer>[0]) => {
      const answer = tradesAnswer(args)
      const hourAgo = minutesFromNow(-60)
      const items = answer.items.map(trade => ({
        ...trade,
        finishedAt: trade.finishedAt === null ? null : hourAgo,
        myFeedback: null,
      }))
      return { ...answer, items }
    },
    createFeedback: storyFeedbackAnswer,
  }),
  play: onceLoaded(async ({ userEvent }) => {
    const asked = within(
      await screen.findByRole('dialog', { name: /^How did it go with/ }, { timeout: 5000 }),
    )
    await userEvent.click(asked.getByRole('button', { name: 'Positive' }))
    const written = within(
      await findVisible(screen.findByRole('dialog', { name: /^How was the trade with/ })),
    )
    await expect(written.getByRole('radio', { name: /Positive/ })).toBeChecked()
    await userEvent.click(written.getByRole('button', { name: 'Publish feedback' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  }),
})
