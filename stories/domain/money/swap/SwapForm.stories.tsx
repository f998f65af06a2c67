import { expect, fn } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { SwapAction } from '../../../../design-system/domain/money/swap/SwapAction.tsx'
import { SwapForm } from '../../../../design-system/domain/money/swap/SwapForm.tsx'
import { SwapHistory } from '../../../../design-system/domain/money/swap/SwapHistory.tsx'
import { SwapLoading } from '../../../../design-system/domain/money/swap/SwapLoading.tsx'
import { SwapNetworkNote } from '../../../../design-system/domain/money/swap/SwapNetworkNote.tsx'
import { SwapSideField } from '../../../../design-system/domain/money/swap/SwapSideField.tsx'
import { SwapTerms } from '../../../../design-system/domain/money/swap/SwapTerms.tsx'
import type { SwapSide } from '../../../../design-system/domain/money/swap/swapShape.ts'
import { storyBook } from '../../support/storyAssetBook.ts'
import { withStoppedClock } from '../../support/storyClock.tsx'
import { storyEstimate, storySwapLimits, storySwaps } from '../../support/money/storySwap.ts'
import { showsText } from '../../../support/plays.ts'

const [onText, onCoin, onTurn, onReview, onRetry, onMore] = [fn(), fn(), fn(), fn(), fn(), fn()]
const side: SwapSide = 'from'
const ready = {
  logInHref: null,
  isOn: true,
  isFailed: false,
  onRetry,
  hasNone: false,
  hasAmount: true,
  outside: null,
  isQuoting: false,
  seconds: 5,
  onReview,
}

const meta = preview.meta({
  title: 'Domain/Swap/SwapForm',
  component: SwapForm,
  subcomponents: { SwapAction, SwapHistory, SwapLoading, SwapNetworkNote, SwapSideField, SwapTerms },
  decorators: [withStoppedClock],
  args: {
    coins: storyBook.coins,
    from: storyBook.of('USDT'),
    to: storyBook.of('BTC'),
    side,
    lockSeconds: 5,
    dollar: storyBook.of('USD'),
    text: '500',
    onText,
    onCoin,
    onTurn,
    estimate: storyEstimate,
    limits: storySwapLimits,
    isEmpty: false,
    isStale: false,
    balances: { from: '3940.2', to: '0.061842' },
    error: null,
    action: <SwapAction {...ready} />,
  },
})

/** Either amount can be written, a part of the balance taken, the pair turned; then a price is asked for. */
export const Default = meta.story({
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('textbox', { name: 'You get' })).toHaveValue('0.00537953')
    await expect(canvas.getByText('$497.50 after fee')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Pay 25% of what is available' }))
    await expect(onText).toHaveBeenCalledWith('from', '985.05')
    await userEvent.click(canvas.getByRole('button', { name: 'Turn the pair around' }))
    await expect(onTurn).toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Review swap' }))
    await expect(onReview).toHaveBeenCalled()
  },
})
/** Balances, parts and both amounts with Russian words share the narrow sides of the form on a phone. */
export const InRussian = meta.story({ globals: { locale: 'ru', viewport: { value: 'phone' } } })

/** Anybody sees the rates; the button of a visitor leads to the log-in. */
export const Visitor = meta.story({
  args: { balances: null, action: <SwapAction {...ready} logInHref="#log-in" /> },
})
/** Nothing of the coin, and nothing written. */
export const NothingToPay = meta.story({
  args: {
    text: '',
    isEmpty: true,
    balances: { from: '0', to: '0' },
    action: <SwapAction {...ready} hasNone hasAmount={false} />,
  },
  play: showsText('Positive balance required to swap'),
})
/** Who has more than one swap takes gets the most of one. */
export const MoreThanOneTakes = meta.story({
  args: { balances: { from: '40000', to: '0' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Max, the most of one swap' }))
    await expect(onText).toHaveBeenCalledWith('from', '25,000')
  },
})
/** The rate is old, and a price is being locked. */
export const Stale = meta.story({
  args: { isStale: true, action: <SwapAction {...ready} isQuoting /> },
  play: showsText('The rate is not fresh'),
})
/** What is no amount in digits is said at the side where it was written. */
export const Mistake = meta.story({
  args: { text: '1e3', error: { side, text: 'Write an amount in digits.' } },
})
/** No rate came: an alert says that nothing was swapped, and asks once more. */
export const NoRate = meta.story({
  args: { estimate: null, action: <SwapAction {...ready} isFailed /> },
})
/** While swaps are off there is no button, and the coins stay where they are. */
export const SwitchedOff = meta.story({ args: { action: <SwapAction {...ready} isOn={false} /> } })
/** The note beside the title: a swap is settled inside the wallet. */
export const InsideTheWallet = meta.story({ render: () => <SwapNetworkNote /> })
/** Three still blocks hold the place of both sides and the way on. */
export const Loading = meta.story({ render: () => <SwapLoading /> })

const tradeHref = (id: string) => `/trade/${id}`
/** What past swaps gave and got; one with a trader leads to its trade. */
export const History = meta.story({
  render: () => (
    <SwapHistory
      assets={storyBook}
      tradeHref={tradeHref}
      content={{ status: 'ready', items: storySwaps, onMore }}
    />
  ),
})
/** Before the first swap the card says what will be listed in it. */
export const NoHistory = meta.story({
  render: () => (
    <SwapHistory
      assets={storyBook}
      tradeHref={tradeHref}
      content={{ status: 'ready', items: [], onMore: null }}
    />
  ),
})
/** Only the list of past swaps did not load, and can be asked for again. */
export const HistoryFailed = meta.story({
  render: () => (
    <SwapHistory assets={storyBook} tradeHref={tradeHref} content={{ status: 'failed', onRetry }} />
  ),
})
/** The list of past swaps has its title and a still block. */
export const HistoryLoading = meta.story({
  render: () => <SwapHistory assets={storyBook} tradeHref={tradeHref} content={{ status: 'loading' }} />,
})
