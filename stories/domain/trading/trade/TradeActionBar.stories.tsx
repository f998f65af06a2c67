import { expect, fn } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { TradeActionBar } from '../../../../design-system/domain/trading/trade/action/TradeActionBar.tsx'
import { StatusGrid } from '../../support/StatusGrid.tsx'
import { btc, ngn } from '../../support/storyAsset.ts'
import { minutesFromNow, withStoppedClock } from '../../support/storyClock.tsx'
import { can, cannot, storyTrade } from '../../support/trading/storyTrade.ts'
import { showsText } from '../../../support/plays.ts'

const meta = preview.meta({
  title: 'Domain/Trade/TradeActionBar',
  component: TradeActionBar,
  decorators: [withStoppedClock],
})

const args = {
  trade: storyTrade('new'),
  coin: btc,
  fiat: ngn,
  disputeAfterMinutes: 15,
  pending: null,
  onAction: fn(),
}
const states = () => (
  <StatusGrid statuses={['new', 'paid_confirmed', 'disput']}>
    {trade => <TradeActionBar {...args} aria-label={`${trade.status} ${trade.viewerSide}`} trade={trade} />}
  </StatusGrid>
)

/** What each side can do in an open, a paid and a disputed trade, with one solid button at most. */
export const States = meta.story({ tags: ['visual'], args, render: states })
/** Russian buttons and reasons side by side: none may be cut or push another out of the bar. */
export const Russian = meta.story({ globals: { locale: 'ru' }, args, render: states })

/** While one action is on its way the bar is closed: neither it nor another can be pressed. */
export const Pending = meta.story({
  args: { ...args, pending: 'confirm' as const },
  play: async ({ args: given, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sending' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel trade' }))
    await expect(given.onAction).not.toHaveBeenCalled()
  },
})

/** The main button names the sum, so that nobody confirms an amount they have not read. */
export const NamesTheAmountAndActs = meta.story({
  args,
  play: async ({ args: given, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'I have paid ₦250,000' }))
    await expect(given.onAction).toHaveBeenCalledWith('confirm')
  },
})

/** A dispute that comes too early counts down to its moment and ignores presses. */
export const SaysWhyNotYet = meta.story({
  args: { ...args, trade: storyTrade('paid_confirmed') },
  play: async ({ args: given, canvas, userEvent }) => {
    const dispute = canvas.getByRole('button', { name: 'Open dispute' })
    await expect(dispute).toHaveAttribute('aria-disabled', 'true')
    await expect(dispute).toHaveAccessibleDescription(
      'Dispute opens in 12:00, if the seller has not released',
    )
    await userEvent.click(dispute)
    await expect(given.onAction).not.toHaveBeenCalled()
  },
})

/** Even before paying, the buyer learns how long after it a dispute can be opened. */
export const SaysWhenADisputeIsPossible = meta.story({
  args,
  play: showsText(/^You can open a dispute 15\smin after you pay/),
})

/** Without requisites the bar says when one can pay, and no dispute is offered. */
export const WaitsForTheDetails = meta.story({
  args: {
    ...args,
    trade: {
      ...args.trade,
      actions: [
        cannot('confirm', 'requisites_missing'),
        can('cancel'),
        cannot('create_dispute', 'trade_not_paid'),
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You can pay once the seller has sent the details.')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Open dispute' })).not.toBeInTheDocument()
  },
})

/** When the dispute window is about to close, "Open dispute" turns into the danger button. */
export const LastHoursOfADispute = meta.story({
  args: {
    ...args,
    trade: {
      ...storyTrade('expired_and_paid'),
      actions: [can('create_dispute', minutesFromNow(59)), can('concede')],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Open dispute' })).toHaveAttribute(
      'data-variant',
      'danger',
    )
  },
})

/** A release that waits in Telegram says so on its button, and asking there is not offered twice. */
export const WaitsForTheMessenger = meta.story({
  args: {
    ...args,
    trade: {
      ...storyTrade('paid_confirmed', 'seller'),
      actions: [can('complete'), can('cancel_approval', minutesFromNow(14))],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Waits for you in Telegram' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Approve in Telegram' })).not.toBeInTheDocument()
  },
})
