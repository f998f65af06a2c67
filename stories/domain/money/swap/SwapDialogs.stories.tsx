import { expect, fn, screen, within } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { QuoteRing } from '../../../../design-system/domain/money/swap/QuoteRing.tsx'
import { SwapConfirmation } from '../../../../design-system/domain/money/swap/SwapConfirmation.tsx'
import type { SwapAnswer } from '../../../../design-system/domain/money/swap/SwapConfirmation.tsx'
import { SwapSuccess } from '../../../../design-system/domain/money/swap/SwapSuccess.tsx'
import { Inline } from '../../../../design-system/primitives/layout/Inline.tsx'
import { findVisible } from '../../../support/findVisible.ts'
import { storyBook } from '../../support/storyAssetBook.ts'
import { withStoppedClock } from '../../support/storyClock.tsx'
import { storyOldQuote, storyQuote, storySwaps, storyTraderQuote } from '../../support/money/storySwap.ts'

const swap = storySwaps[0] ?? { ...storyQuote, tradeId: null, createdAt: storyQuote.lockedAt }
const pair = { from: storyBook.of('USDT'), to: storyBook.of('BTC') }
const meta = preview.meta({
  title: 'Domain/Swap/SwapDialogs',
  component: SwapConfirmation,
  decorators: [withStoppedClock],
  parameters: { docs: { story: { inline: false, height: '640px' } } },
})

const args = {
  ...pair,
  quote: storyQuote,
  close: fn(),
  dismiss: fn(),
  onConfirm: async (): Promise<SwapAnswer> => ({ kind: 'done', swap }),
  onRenew: async () => ({ kind: 'renewed', quote: storyQuote }) as const,
}
const dialogNow = async (name: string) => within(await findVisible(screen.findByRole('dialog', { name })))

/** Seconds of a locked price are counted, and the button says how much is swapped. */
export const Locked = meta.story({
  tags: ['visual'],
  args,
  play: async ({ args: given, userEvent }) => {
    const dialog = await dialogNow('Confirm the swap')
    await expect(dialog.getByRole('timer')).toHaveTextContent('Rate locked for 4 seconds')
    await userEvent.click(dialog.getByRole('button', { name: /^Swap 500/ }))
    await expect(given.close).toHaveBeenCalledWith(swap)
  },
})
/** Russian plurals of the seconds beside their ring, over the costs, on a phone. */
export const LockedInRussian = meta.story({
  globals: { locale: 'ru', viewport: { value: 'phone' } },
  args,
})

/** At a trader's offer: with whom, and that there is no fee. */
export const OfATrader = meta.story({
  args: { ...args, quote: storyTraderQuote },
  play: async () => {
    const dialog = await dialogNow('Confirm the swap')
    await expect(dialog.getByText('kunle_o')).toBeVisible()
    await expect(dialog.getByText('None: the trader pays')).toBeVisible()
  },
})

/** The price has run out: nothing can be swapped at it, another one can be taken. */
export const Over = meta.story({
  args: { ...args, quote: storyOldQuote },
  play: async ({ userEvent }) => {
    const dialog = await dialogNow('Confirm the swap')
    await expect(dialog.getByRole('timer')).toHaveTextContent('This price has run out')
    await userEvent.click(dialog.getByRole('button', { name: 'Get a new price' }))
    await findVisible(dialog.findByRole('button', { name: /^Swap 500/ }))
  },
})

/** It was tapped too late: the new price is there to look at, and nothing was swapped. */
export const Renewed = meta.story({
  args: {
    ...args,
    onConfirm: async () => ({ kind: 'renewed', quote: { ...storyQuote, toAmount: '0.0053' } }),
  },
  play: async ({ userEvent }) => {
    const dialog = await dialogNow('Confirm the swap')
    await userEvent.click(dialog.getByRole('button', { name: /^Swap 500/ }))
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Look at the new one')
    await expect(screen.getByRole('dialog')).toHaveTextContent('0.0053')
  },
})

/** What refuses a swap is an alert in the dialog, which stays open. */
export const Refused = meta.story({
  args: {
    ...args,
    onConfirm: async () => ({ kind: 'refused', text: 'There is not enough on the balance.' }),
  },
  play: async ({ userEvent }) => {
    const dialog = await dialogNow('Confirm the swap')
    await userEvent.click(dialog.getByRole('button', { name: /^Swap 500/ }))
    await expect(await dialog.findByRole('alert')).toHaveTextContent('not enough')
  },
})

/** What was paid and what was got, with the way to see it in the wallet. */
export const Success = meta.story({
  args,
  render: ({ dismiss }) => <SwapSuccess {...pair} swap={swap} close={fn()} dismiss={dismiss} />,
  play: async () => {
    const dialog = await dialogNow('Swap completed')
    await expect(dialog.getByText(/You paid 500/)).toBeVisible()
  },
})

/** The ring with each number of seconds left, from five to none. */
export const Rings = meta.story({
  args,
  render: () => (
    <Inline gap="4">
      {[5, 4, 3, 2, 1, 0].map(left => (
        <QuoteRing key={left} left={left} of={5} />
      ))}
    </Inline>
  ),
})
