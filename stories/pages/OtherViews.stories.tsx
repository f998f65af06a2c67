import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { storyTradeAnswer } from '../support/app/storyTradeAnswer.ts'
import { onPhone } from '../support/app/currentExchange.ts'
import { pageAt, pageMeta } from '../support/app/pageAt.tsx'
import { StoryApp } from '../support/app/StoryApp.tsx'
import { loaded } from '../support/plays.ts'
import { accountAnswers } from './accountAnswers.ts'
import { marketAnswers } from './marketAnswers.ts'
import { tradeAnswers } from './tradePage.ts'
import { wizardAnswers } from './wizardAnswers.ts'

/** Pages in the views that nobody looks at every day: from right to left, in high contrast, with little room. Their pictures are compared as all are. */
const meta = preview.meta({
  title: 'Pages/In other views',
  component: StoryApp,
  ...pageMeta,
  tags: ['visual'],
})

const trade = pageAt('/trade/8F2K41', tradeAnswers(storyTradeAnswer('new')))
const search = pageAt('/buy?currencyCode=NGN&amount=250000', marketAnswers)
const wallet = pageAt('/wallet', accountAnswers)
const dashboard = pageAt('/dashboard/trades', accountAnswers)
const wizard = pageAt('/create-advert?type=Sell&cryptoCurrencyCode=BTC&currencyCode=NGN', wizardAnswers)

const html = document.documentElement
const leftwards = { locale: 'ar-XB' } as const
/** It is there, and runs from the right, no wider than the window. */
const runsLeftwards = {
  async play(scene: Parameters<typeof loaded>[0]) {
    await loaded(scene)
    await expect(html.dir).toBe('rtl')
    await expect(html.scrollWidth).toBeLessThanOrEqual(html.clientWidth)
  },
}

/** Steps, sums and chat of a trade mirrored from right to left; what people wrote keeps the direction of its language. */
export const TradeFromTheRight = meta.story({ globals: leftwards, render: trade.usual, ...runsLeftwards })

TradeFromTheRight.test('leaves what people have written in their own direction', async ({ canvas }) => {
  const said = await canvas.findByText(/^Great\. Attach the receipt/)
  await expect(getComputedStyle(said).direction).toBe('ltr')
})

/** Offers and filters on a phone, mirrored: nothing runs out of the window on either side. */
export const SearchFromTheRight = meta.story({
  globals: { ...leftwards, ...onPhone },
  render: search.usual,
  ...runsLeftwards,
})
/** Balances mirrored from right to left: look whether figures still read well and columns have changed sides. */
export const WalletFromTheRight = meta.story({ globals: leftwards, render: wallet.usual, ...runsLeftwards })
/** Progress, fields and the bar at the foot of the ad form on a phone, all running from the right. */
export const WizardFromTheRight = meta.story({
  globals: { ...leftwards, ...onPhone },
  render: wizard.usual,
  ...runsLeftwards,
})
/** The busiest page in the light theme of high contrast: look at the steps, the warnings and the bubbles of the chat. */
export const TradeInHighContrast = meta.story({
  globals: { theme: 'light-contrast' },
  render: trade.usual,
  play: loaded,
})
/** The list of offers in the dark theme of high contrast: look at prices, chips and secondary words. */
export const SearchInHighContrast = meta.story({
  globals: { theme: 'dark-contrast' },
  render: search.usual,
  play: loaded,
})
/** More trades in the same height by the compact density: look whether words and buttons keep apart. */
export const DashboardCompact = meta.story({
  globals: { density: 'compact' },
  render: dashboard.usual,
  play: loaded,
})
/** Every English word made longer, as in other languages: look for filters and rows of offers that are cut off. */
export const SearchInLongWords = meta.story({
  globals: { locale: 'en-XA' },
  render: search.usual,
  play: loaded,
})
