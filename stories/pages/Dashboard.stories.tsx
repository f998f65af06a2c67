import { expect, screen, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { DashboardPage } from '../../app/features/dashboard/DashboardPage.tsx'
import { minutesFromNow } from '../domain/support/storyClock.tsx'
import { storyViewer } from '../support/app/bootAnswers.ts'
import { broken, never } from '../support/app/refused.ts'
import { loaded } from '../support/app/loaded.ts'
import { onPhone, pageParameters, pageSettled } from '../support/app/currentExchange.ts'
import { StoryApp } from '../support/app/StoryApp.tsx'
import type { StoryAnswers } from '../support/app/storyExchange.ts'
import { accountAnswers, tradesAnswer } from './accountAnswers.ts'
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
    await expect(await canvas.findByText('Two-factor login is off.')).toBeVisible()
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
    await expect(await canvas.findByRole('link', { name: 'Trade #8F2JZ9' })).toBeVisible()
    await waitFor(() => expect(canvas.getAllByRole('link', { name: /^Trade #/ })).toHaveLength(1))
    await userEvent.click(canvas.getByRole('radio', { name: /^All/ }))
    await waitFor(() => expect(canvas.getAllByRole('link', { name: /^Trade #/ })).toHaveLength(4))
  },
})

export const Loading = meta.story({
  render: at({ trades: never, balance: never, myFees: never }),
})

export const Empty = meta.story({
  tags: ['visual'],
  render: at({ trades: () => ({ ...tradesAnswer({ state: 'dispute' }), items: [], counts: noTrades }) }),
  play: async context => {
    await loaded(context)
    const link = await context.canvas.findByRole('link', { name: 'Find an offer' })
    await expect(link).toHaveAttribute('href', '/buy')
  },
})
const noTrades = { active: 0, opened: 0, paid: 0, dispute: 0, closed: 0, all: 0 }

export const Failed = meta.story({
  render: at({ trades: broken, balance: broken }),
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
    await expect(await canvas.findByRole('link', { name: 'Trade #8F2K41' })).toBeVisible()
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
    const written = within(await screen.findByRole('dialog', { name: /^How was the trade with/ }))
    await expect(written.getByRole('radio', { name: /Positive/ })).toBeChecked()
    await userEvent.click(written.getByRole('button', { name: 'Publish feedback' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  },
})
