import { expect, screen, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { WalletPage } from '../../app/features/wallet/WalletPage.tsx'
import { minutesFromNow } from '../domain/support/storyClock.tsx'
import { storyLocks } from '../domain/support/money/storyWallet.ts'
import { tell } from '../support/app/currentExchange.ts'
import { StoryApp } from '../support/app/StoryApp.tsx'
import type { StoryAnswers } from '../support/app/storyExchange.ts'
import { findVisible } from '../support/findVisible.ts'
import { pageAt, pageMeta } from '../support/app/pageAt.tsx'
import { onceLoaded } from '../support/plays.ts'
import { accountAnswers, movementsAnswer, sheetAnswer } from './accountAnswers.ts'

const meta = preview.meta({ title: 'Pages/Wallet', component: WalletPage, ...pageMeta })

const page = pageAt('/wallet', accountAnswers)

/** What the viewer has in all and by coin: pressing a locked sum shows the trade that holds it. */
export const Loaded = meta.story({
  tags: ['visual'],
  render: page.with({
    walletLocks: () => ({
      items: storyLocks,
      count: storyLocks.length,
      total: '0.0085',
      seq: 1,
    }),
  }),
  play: onceLoaded(async ({ canvas, userEvent }) => {
    await findVisible(canvas.findByText('Bitcoin'))
    await expect(canvas.getAllByText(/13,303/).length).toBeGreaterThan(0)
    await userEvent.click(canvas.getByRole('button', { name: /0\.0085.*Show what locks it/ }))
    await expect(await screen.findByRole('link', { name: 'Trade #8F2K41' })).toHaveAttribute(
      'href',
      '/trade/8F2K41',
    )
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  }),
})

/** Columns of coins and names of movements in Russian at the width of a desktop. */
export const InRussian = meta.story(page.inRussian)
/** The total, four ways to act on it and the coins in one column on a phone, with a space between thousands. */
export const OnPhoneInRussian = meta.story({ tags: ['visual'], ...page.onPhoneInRussian })
/** A coin's row on a phone has two lines: what can be used, and below it what is locked. */
export const OnPhone = meta.story(page.onPhone)

/** Everywhere on the page, the menus too, for eyes and screen readers. */
export const HidesAmounts = meta.story({
  render: page.usual,
  play: onceLoaded(async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Hide amounts/i }))
    await expect(canvasElement.innerHTML).not.toMatch(/13,303|6,505|0\.0618|0\.0085|314\.43/)
    await userEvent.click(canvas.getByRole('button', { name: /Show amounts/i }))
    await expect(canvas.getAllByText(/13,303/).length).toBeGreaterThan(0)
  }),
})

/** Another currency changes every value at once, and back; the coins themselves stay the same. */
export const InRoubles = meta.story({
  render: page.usual,
  play: onceLoaded(async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'RUB' }))
    await expect(canvas.getByRole('radio', { name: 'RUB' })).toBeChecked()
    await findVisible(canvas.findByText(/1,064,249/))
    await userEvent.click(canvas.getByRole('radio', { name: 'USD' }))
    await expect((await canvas.findAllByText(/13,303/)).length).toBeGreaterThan(0)
  }),
})

/** A story has an address of its own; closing it leads back to the wallet. */
export const AStory = meta.story({
  render: page.at('/wallet/story/1', { markStoryViewed: () => null }),
  play: async ({ canvas, userEvent }) => {
    await findVisible(screen.findByRole('dialog', { name: 'Fees down to 0.2%' }))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await expect(canvas.getByRole('heading', { level: 1, name: 'Wallet' })).toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: /Fees down/ }))
    await findVisible(screen.findByRole('dialog', { name: 'Fees down to 0.2%' }))
  },
})

/** In the very moment in which a story goes away it is pressed once more: no press is lost. */
export const AStoryAgainAtOnce = meta.story({
  render: page.at('/wallet/story/1', { markStoryViewed: () => null }),
  play: async ({ canvas, userEvent }) => {
    await findVisible(screen.findByRole('dialog', { name: 'Fees down to 0.2%' }))
    const pressed = new Promise<void>(resolve => {
      const watcher = new MutationObserver(() => {
        if (screen.queryByRole('dialog')) return
        watcher.disconnect()
        canvas.getByRole('button', { name: /Fees down/, hidden: true }).click()
        resolve()
      })
      watcher.observe(document.body, { childList: true, subtree: true })
    })
    await userEvent.keyboard('{Escape}')
    await pressed
    await findVisible(screen.findByRole('dialog', { name: 'Fees down to 0.2%' }))
  },
})

/** Has the answers of {@link Live} change. */
let comes = () => {}

/** What comes in is there when its last block is, without a reload. */
export const Live = meta.story({
  render: () => {
    let isThere = false
    const answers: StoryAnswers = {
      ...accountAnswers,
      balance: () =>
        isThere
          ? { ...sheetAnswer, items: [{ ...sheetAnswer.items[0], available: '0.073842' }], seq: 2 }
          : sheetAnswer,
      transactions: () => {
        const answer = movementsAnswer()
        if (!isThere) return answer
        const [first, ...rest] = answer.items
        return { ...answer, items: [{ ...first, id: 't4', amount: '0.012' }, ...rest], underWay: [] }
      },
    }
    comes = () => {
      isThere = true
    }
    return <StoryApp address="/wallet" answers={answers} />
  },
  play: onceLoaded(async ({ canvas }) => {
    await findVisible(canvas.findByText('1 of 2 confirmations'))
    comes()
    tell('userEvents', {
      __typename: 'TransactionCreatedEvent',
      transactionId: 't4',
      asset: 'BTC',
      amount: '0.012',
      type: 'WalletRefill',
      seq: 2,
    })
    tell('userEvents', {
      __typename: 'BalanceAmountEvent',
      asset: 'BTC',
      available: '0.073842',
      inEscrow: '0.0085',
      seq: 3,
    })
    await findVisible(canvas.findByText(/7384200/))
    await waitFor(() => expect(canvas.queryByText('1 of 2 confirmations')).not.toBeInTheDocument())
  }),
})
/** Rates nine minutes old are not passed off as current: the page says from when the values are. */
export const Stale = meta.story({
  render: page.with({ balance: () => ({ ...sheetAnswer, ratesAt: minutesFromNow(-9) }) }),
  play: onceLoaded(async ({ canvas }) => {
    await expect(await canvas.findByText(/Values are from/)).toBeVisible()
  }),
})
/** The total, the rows of coins and the latest movements each hold their place, without a figure made up. */
export const Loading = meta.story(page.loading('balance', 'transactions'))
/** A first day: the wallet says that it is empty and leads to receiving coins or to buying some. */
export const Empty = meta.story({
  tags: ['visual'],
  render: page.with({
    balance: () => ({
      ...sheetAnswer,
      items: sheetAnswer.items
        .slice(0, 2)
        .map(item => ({ ...item, available: '0', inEscrow: '0', value: { amount: '0', asset: 'USD' } })),
      total: { amount: '0', asset: 'USD' },
    }),
    transactions: () => ({ items: [], underWay: [], hasMore: false, seq: 1 }),
  }),
  play: onceLoaded(async ({ canvas }) => {
    await expect(await canvas.findByText('Your wallet is empty')).toBeVisible()
  }),
})
/** Each part that failed can be tried again by itself, and says that the money is not affected. */
export const Failed = meta.story({
  ...page.failed('balance', 'transactions', 'stories'),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('button', { name: 'Try again' })).length).toBeGreaterThan(0)
  },
})

/** Nobody is logged in. */
export const Forbidden = meta.story(page.forbidden(canvas => canvas.queryByText('Bitcoin')))
