import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { WalletPage } from '../../app/features/wallet/WalletPage.tsx'
import { loaded } from '../support/app/loaded.ts'
import { broken, never } from '../support/app/refused.ts'
import { onPhone, pageParameters, pageSettled } from '../support/app/currentExchange.ts'
import { StoryApp } from '../support/app/StoryApp.tsx'
import type { StoryAnswers } from '../support/app/storyExchange.ts'
import { accountAnswers, sheetAnswer } from './accountAnswers.ts'
import { asVisitor } from './marketAnswers.ts'

const meta = preview.meta({
  title: 'Pages/Wallet',
  component: WalletPage,
  parameters: pageParameters,
  afterEach: pageSettled,
})

const at =
  (changed: StoryAnswers = {}) =>
  () => <StoryApp address="/wallet" answers={{ ...accountAnswers, ...changed }} />

export const Loaded = meta.story({
  tags: ['visual'],
  render: at(),
  play: async context => {
    await loaded(context)
    const { canvas, userEvent } = context
    await expect(await canvas.findByText('Bitcoin')).toBeVisible()
    await expect(canvas.getAllByText(/13,303/).length).toBeGreaterThan(0)
    await userEvent.click(canvas.getByRole('button', { name: /Show more|More|Earlier/i }))
    await expect(await canvas.findByText('Bonus payout')).toBeVisible()
  },
})

export const InRussian = meta.story({
  globals: { locale: 'ru' },
  render: at(),
  play: loaded,
})
export const OnPhoneInRussian = meta.story({
  tags: ['visual'],
  globals: { ...onPhone, locale: 'ru' },
  render: at(),
  play: loaded,
})
export const OnPhone = meta.story({ globals: onPhone, render: at(), play: loaded })

export const HidesAmounts = meta.story({
  render: at(),
  play: async context => {
    await loaded(context)
    const { canvas, userEvent } = context
    await userEvent.click(await canvas.findByRole('button', { name: /Hide amounts/i }))
    await expect(canvas.queryByText(/13,303/)).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: /Show amounts/i }))
    await expect(canvas.getAllByText(/13,303/).length).toBeGreaterThan(0)
  },
})

export const Loading = meta.story({
  render: at({ balance: never, transactions: never }),
})
export const Empty = meta.story({
  tags: ['visual'],
  render: at({
    balance: () => ({ ...sheetAnswer, items: [], total: { amount: '0', asset: 'USD' } }),
    transactions: () => ({ items: [], hasMore: false, seq: 1 }),
  }),
  play: loaded,
})
export const Failed = meta.story({
  render: at({ balance: broken, transactions: broken }),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('button', { name: 'Try again' })).length).toBeGreaterThan(0)
  },
})

/** Nobody is logged in. */
export const Forbidden = meta.story({
  render: at(asVisitor),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Log in' })).toBeVisible()
    await expect(canvas.queryByText('Bitcoin')).not.toBeInTheDocument()
  },
})
