import { expect, screen, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { SwapPage } from '../../app/features/swap/SwapPage.tsx'
import { findVisible } from '../support/findVisible.ts'
import { fault, refusal } from '../support/app/failingAnswers.ts'
import { pageAt, pageMeta } from '../support/app/pageAt.tsx'
import { asVisitor } from '../support/app/bootAnswers.ts'
import { onceLoaded, showsText } from '../support/plays.ts'
import { offersAnswers, swapAnswers } from './swapAnswers.ts'

const meta = preview.meta({ title: 'Pages/Swap', component: SwapPage, ...pageMeta })

const page = pageAt('/swap', swapAnswers)

/** A sum typed on one side is answered on the other; the market and the viewer's own swaps stand beside. */
export const Loaded = meta.story({
  tags: ['visual'],
  render: page.usual,
  play: onceLoaded(async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'You pay' }), '500')
    await findVisible(canvas.findByDisplayValue('0.00537953'))
    await findVisible(canvas.findByText('Your swaps'))
  }),
})
/** Sums, fees and the market of a swap in Russian at the width of a desktop. */
export const InRussian = meta.story(page.inRussian)
/** Both sums, the rate with its seconds and the fees fit one screen of a phone, in Russian. */
export const OnPhoneInRussian = meta.story({ tags: ['visual'], ...page.onPhoneInRussian })
/** An amount outside the limits is said at once: nothing is asked of the server for it. */
export const OutsideTheLimits = meta.story({
  render: page.usual,
  play: onceLoaded(async ({ canvas, userEvent }) => {
    const paid = await canvas.findByRole('textbox', { name: 'You pay' })
    await userEvent.type(paid, '5')
    await findVisible(canvas.findByText('At least 10 USDT in one swap.'))
    await userEvent.clear(paid)
    await userEvent.type(paid, '25001')
    await findVisible(canvas.findByText('25,000 USDT at most in one swap.'))
    await userEvent.clear(paid)
    await userEvent.type(paid, '500')
    await findVisible(canvas.findByDisplayValue('0.00537953'))
    await expect(canvas.queryByText(/in one swap/)).not.toBeInTheDocument()
  }),
})
/** A refusal stands at the amount; no price is shown that cannot be taken. */
export const Refused = meta.story({
  render: page.with({
    quoteSwap: () => {
      throw refusal(409, 'insufficient_funds', { amount: ['There is not enough on the balance.'] })
    },
  }),
  play: onceLoaded(async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'You pay' }), '500')
    await userEvent.click(await canvas.findByRole('button', { name: 'Review swap' }))
    await findVisible(canvas.findByText('There is not enough on the balance.'))
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  }),
})
/** No answer to the price: it is said once, at the amount. */
export const NoAnswer = meta.story({
  ...page.failed('quoteSwap'),
  play: onceLoaded(async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'You pay' }), '500')
    await userEvent.click(await canvas.findByRole('button', { name: 'Review swap' }))
    await findVisible(canvas.findByText('Something went wrong'))
    await expect(screen.getAllByText('Something went wrong')).toHaveLength(1)
  }),
})
/** From a coin of the wallet. */
export const OfACoin = meta.story({
  render: page.at('/swap?from=ETH'),
  play: onceLoaded(async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^Coin that you pay/ })).toHaveTextContent('ETH')
  }),
})
/** Nothing can be typed before it is known whether swaps are on and between which coins. */
export const Loading = meta.story(page.loading('swapSettings'))
/** Nothing was swapped yet. */
export const Empty = meta.story({
  render: page.with({ swaps: () => ({ items: [], hasMore: false, seq: 1 }) }),
  play: showsText('Your swaps will be listed here.'),
})
/** Settings of swaps that cannot be had close the whole page, which asks for them again. */
export const Failed = meta.story({ render: page.with({ swapSettings: fault }) })
/** Anybody sees what a swap comes to; swapping needs an account. */
export const Visitor = meta.story({
  render: page.with(asVisitor),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Log in to swap' })).toHaveAttribute(
      'href',
      '/email/log-in',
    )
  },
})

const traders = pageAt('/swap', offersAnswers)

/** For whom swaps with traders are switched on: their offers, and one's own. */
export const WithTraders = meta.story({
  tags: ['visual'],
  render: traders.usual,
  play: onceLoaded(async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'You pay' }), '500')
    await userEvent.click(await canvas.findByRole('button', { name: 'Swap with lagoscoin' }))
    const dialog = within(await findVisible(screen.findByRole('dialog', { name: 'Confirm the swap' })))
    await expect(dialog.getByText('None: the trader pays')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    await findVisible(canvas.findByText('Your swap offers'))
  }),
})
/** The card of traders' offers follows the form on a phone, with Russian words on who pays the fee. */
export const WithTradersOnPhoneInRussian = meta.story({ tags: ['visual'], ...traders.onPhoneInRussian })
/** Traders' offers and one's own fail in their cards; swapping with the house goes on as ever. */
export const TradersFailed = meta.story({
  ...traders.failed('swapOffers', 'ownSwapOffers'),
  play: showsText('Traders’ offers did not load', 'Your swap offers did not load'),
})
