import { expect, screen, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { DashboardPage } from '../../app/features/dashboard/DashboardPage.tsx'
import { minutesFromNow } from '../domain/support/storyClock.tsx'
import { storyViewer } from '../support/app/bootAnswers.ts'
import { broken, never } from '../support/app/refused.ts'
import { loaded } from '../support/app/loaded.ts'
import { onPhone, pageParameters, pageSettled } from '../support/app/currentExchange.ts'
import { shown } from '../support/shown.ts'
import { StoryApp } from '../support/app/StoryApp.tsx'
import type { StoryAnswers } from '../support/app/storyExchange.ts'
import { accountAnswers, searchTradesAnswer, tradesAnswer } from './accountAnswers.ts'
import { asVisitor } from './marketAnswers.ts'

const meta = preview.meta({
  title: 'Pages/Dashboard',
  component: DashboardPage,
  parameters: pageParameters,
  afterEach: pageSettled,
})

const at =
  (changed: StoryAnswers = {}, address = '/dashboard/trades') =>
  () => <StoryApp address={address} answers={{ ...accountAnswers, ...changed }} />

export const Loaded = meta.story({
  tags: ['visual'],
  render: at(),
  play: async context => {
    await loaded(context)
    const { canvas } = context
    await shown(canvas.findByText('Two-factor login is off.'))
    await expect(canvas.getByRole('link', { name: 'Trade #8F2K41' })).toHaveAttribute('href', '/trade/8F2K41')
    await expect(canvas.getByRole('radio', { name: /Dispute.*1/ })).toBeInTheDocument()
  },
})

export const InRussian = meta.story({
  globals: { locale: 'ru' },
  render: at(),
  play: loaded,
})
export const OnPhone = meta.story({ globals: onPhone, render: at(), play: loaded })
export const OnPhoneInRussian = meta.story({
  tags: ['visual'],
  globals: { ...onPhone, locale: 'ru' },
  render: at(),
  play: loaded,
})

export const Filtered = meta.story({
  render: at({}, '/dashboard/trades?state=dispute'),
  play: async ({ canvas, userEvent }) => {
    await shown(canvas.findByRole('link', { name: 'Trade #8F2JZ9' }))
    await waitFor(() => expect(canvas.getAllByRole('link', { name: /^Trade #/ })).toHaveLength(1))
    await userEvent.click(canvas.getByRole('radio', { name: /^All/ }))
    await waitFor(() => expect(canvas.getAllByRole('link', { name: /^Trade #/ })).toHaveLength(4))
  },
})

/** Found by what one knows of it, among all trades; nothing of it stands in the address. */
export const Searched = meta.story({
  render: at(),
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
    return at({
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
  render: at(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Spot a fake receipt.*new/ }))
    await shown(screen.findByRole('dialog', { name: 'Spot a fake receipt' }))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await waitFor(() =>
      expect(canvas.queryByRole('button', { name: /Spot a fake receipt.*new/ })).not.toBeInTheDocument(),
    )
  },
})

/** An arbiter sees how many disputes wait, and comes to their list. */
export const ForAnArbiter = meta.story({
  render: at({
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
    await shown(canvas.findByText('2 cases wait for a ruling.'))
    await expect(canvas.getByRole('link', { name: 'See them all' })).toHaveAttribute(
      'href',
      '/dashboard/trades?state=dispute',
    )
  },
})
const openDispute = (tradeId: string, isOwn: boolean) => ({
  id: tradeId,
  tradeId,
  isOwn,
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

export const Loading = meta.story({
  render: at({ searchTrades: never, balance: never, myFees: never }),
})

export const Empty = meta.story({
  tags: ['visual'],
  render: at({
    searchTrades: () => ({ ...tradesAnswer({ state: 'dispute' }), items: [], counts: noTrades }),
  }),
  play: async context => {
    await loaded(context)
    const link = await context.canvas.findByRole('link', { name: 'Find an offer' })
    await expect(link).toHaveAttribute('href', '/buy')
  },
})
const noTrades = { active: 0, opened: 0, paid: 0, dispute: 0, closed: 0, all: 0 }

export const Failed = meta.story({
  render: at({ searchTrades: broken, balance: broken }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('button', { name: 'Try again' })).toHaveLength(2))
  },
})

/** Nobody is logged in: the page is shown once somebody is. */
export const Forbidden = meta.story({
  render: () => {
    let isMember = false
    const logIn = () => {
      isMember = true
      return { me: storyViewer, codeStep: null }
    }
    const validateToken = () => ({ isValid: isMember, me: isMember ? storyViewer : null })
    return at({ ...asVisitor, validateToken, logIn })()
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('E-mail or user name'), 'kunle_o')
    await userEvent.type(canvas.getByLabelText('Password'), 'right')
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }))
    await shown(canvas.findByRole('link', { name: 'Trade #8F2K41' }))
  },
})

/** A trade was completed an hour ago, and the viewer has said nothing of it: they are asked, once. */
export const AsksHowATradeWent = meta.story({
  render: at({
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
    createFeedback: ({ input }: { input: { grade: string; text: string; tradeId: string } }) => ({
      id: 'f1',
      grade: input.grade,
      text: input.text,
      tradeId: input.tradeId,
      authorName: 'kunle_o',
      createdAt: minutesFromNow(0),
      editedAt: null,
    }),
  }),
  play: async context => {
    await loaded(context)
    const { userEvent } = context
    const asked = within(
      await screen.findByRole('dialog', { name: /^How did it go with/ }, { timeout: 5000 }),
    )
    await userEvent.click(asked.getByRole('button', { name: 'Positive' }))
    const written = within(await shown(screen.findByRole('dialog', { name: /^How was the trade with/ })))
    await expect(written.getByRole('radio', { name: /Positive/ })).toBeChecked()
    await userEvent.click(written.getByRole('button', { name: 'Publish feedback' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  },
})
