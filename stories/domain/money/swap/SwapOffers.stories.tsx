import { expect, fn, screen, within } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { OwnSwapOffers } from '../../../../design-system/domain/money/swap/OwnSwapOffers.tsx'
import { SwapOfferDialog } from '../../../../design-system/domain/money/swap/SwapOfferDialog.tsx'
import { SwapOffers } from '../../../../design-system/domain/money/swap/SwapOffers.tsx'
import { findVisible } from '../../../support/findVisible.ts'
import { storyBook } from '../../support/storyAssetBook.ts'
import { withStoppedClock } from '../../support/storyClock.tsx'
import { storyHouse, storyOffers, storyOwnOffers } from '../../support/money/storySwapOffers.ts'

const onTake = fn()
const onRetry = fn()
const meta = preview.meta({
  title: 'Domain/Swap/SwapOffers',
  component: SwapOffers,
  decorators: [withStoppedClock],
})

const args = {
  content: { status: 'ready', house: storyHouse, items: storyOffers } as const,
  from: storyBook.of('USDT'),
  to: storyBook.of('BTC'),
  hasAmount: true,
  takingId: null,
  hrefOf: (name: string) => `/user/${name}`,
  onTake,
}

/** What does not take the amount says so; the best is marked, whoever it is. */
export const Offers = meta.story({
  tags: ['visual'],
  args,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByText('Best rate')).toHaveLength(1)
    await userEvent.click(canvas.getByRole('button', { name: 'Swap with lagoscoin' }))
    await expect(onTake).toHaveBeenCalledWith(storyOffers[0])
    await expect(canvas.getByRole('button', { name: /^Swap with Сергей/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
})
/** A very long name beside its rate on a phone, with the Russian reason why that offer cannot be taken. */
export const OnPhoneInRussian = meta.story({
  globals: { locale: 'ru', viewport: { value: 'phone' } },
  args,
})
/** With no trader to compare, the house bears the mark, and it says that nobody else offers. */
export const HouseIsBest = meta.story({
  args: { ...args, content: { status: 'ready', house: { ...storyHouse, isBest: true }, items: [] } },
})
/** Without an amount the rates can be read, but every button first asks for an amount. */
export const NothingWritten = meta.story({ args: { ...args, hasAmount: false } })
/** While a price is locked at one offer, its button says so. */
export const Taking = meta.story({ args: { ...args, takingId: 'o1' } })
/** Offers that did not load can be asked for again in their card. */
export const Failed = meta.story({ args: { ...args, content: { status: 'failed', onRetry } } })
/** The card of offers has its title and a still block. */
export const Loading = meta.story({ args: { ...args, content: { status: 'loading' } } })

const own = { assets: storyBook, onAdd: fn(), onPause: fn(), onRemove: fn() }
const ready = { status: 'ready', items: storyOwnOffers, used: 5, limit: 10 } as const

/** Shown, not covered, and paused: how each own offer stands, and what can be done with it. */
export const Own = meta.story({
  args,
  tags: ['visual'],
  render: () => <OwnSwapOffers {...own} content={ready} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pause BTC for USDT' }))
    await expect(own.onPause).toHaveBeenCalledWith(storyOwnOffers[0], true)
    await userEvent.click(canvas.getByRole('button', { name: 'Go on with TON for USDT' }))
    await expect(own.onPause).toHaveBeenCalledWith(storyOwnOffers[2], false)
    await userEvent.click(canvas.getByRole('button', { name: 'Remove ETH for BTC' }))
    await expect(own.onRemove).toHaveBeenCalledWith(storyOwnOffers[1])
  },
})
/** All adverts that one may have are used: adding says why not; in Russian on a phone. */
export const OwnInRussian = meta.story({
  args,
  globals: { locale: 'ru', viewport: { value: 'phone' } },
  render: () => <OwnSwapOffers {...own} content={{ ...ready, used: 10 }} />,
})
/** No offer of one's own yet: what it would be for, and the way to the first. */
export const NoneOfOnesOwn = meta.story({
  args,
  render: () => <OwnSwapOffers {...own} content={{ ...ready, items: [], used: 0 }} />,
})
/** One's own offers did not load; the error is theirs alone. */
export const OwnFailed = meta.story({
  args,
  render: () => <OwnSwapOffers {...own} content={{ status: 'failed', onRetry }} />,
})
/** The card of one's own offers has its title and a still block. */
export const OwnLoading = meta.story({
  args,
  render: () => <OwnSwapOffers {...own} content={{ status: 'loading' }} />,
})

const onSubmit = fn(async () => {})

/** A margin beyond what is allowed is held back, one below the market is not. */
export const New = meta.story({
  args,
  tags: ['visual'],
  parameters: { docs: { story: { inline: false, height: '640px' } } },
  render: () => (
    <SwapOfferDialog
      coins={storyBook.coins}
      givesCode="BTC"
      takesCode="USDT"
      houseFeePercent="0.5"
      onSubmit={onSubmit}
      close={fn()}
      dismiss={fn()}
    />
  ),
  play: async ({ userEvent }) => {
    const dialog = within(await findVisible(screen.findByRole('dialog', { name: 'Offer coins to swap' })))
    await userEvent.type(dialog.getByRole('textbox', { name: /^Margin/ }), '60')
    await userEvent.type(dialog.getByRole('textbox', { name: /^Least/ }), '0.001')
    await userEvent.type(dialog.getByRole('textbox', { name: /^Most/ }), '0.1')
    await userEvent.click(dialog.getByRole('button', { name: 'Publish offer' }))
    await expect(onSubmit).not.toHaveBeenCalled()
    await userEvent.clear(dialog.getByRole('textbox', { name: /^Margin/ }))
    await userEvent.type(dialog.getByRole('textbox', { name: /^Margin/ }), '-0.5')
    await userEvent.click(dialog.getByRole('button', { name: 'Publish offer' }))
    await expect(onSubmit).toHaveBeenCalledWith({
      givesCode: 'BTC',
      takesCode: 'USDT',
      marginPercent: '-0.5',
      minimum: '0.001',
      maximum: '0.1',
    })
  },
})
