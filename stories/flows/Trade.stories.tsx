import { expect, screen, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { TradePage } from '../../app/features/trade/TradePage.tsx'
import type { TradeSide, TradeStatus } from '../../design-system/domain/reference/status/tradeStatus.ts'
import { pageParameters, pageSettled } from '../support/app/currentExchange.ts'
import { StoryApp } from '../support/app/StoryApp.tsx'
import { tradeExchange } from './tradeExchange.ts'
import { findVisible } from '../support/findVisible.ts'

const meta = preview.meta({
  title: 'Flows/Trade',
  component: TradePage,
  parameters: pageParameters,
  afterEach: pageSettled,
})

const from = (status: TradeStatus, side: TradeSide) => () => (
  <StoryApp address="/trade/8F2K41" answers={tradeExchange(status, side).answers} />
)

/** Enter sends a message: it is in the conversation with a mark that it was sent, and the field is empty for the next one. */
export const BuyerTalks = meta.story({
  render: from('new', 'buyer'),
  play: async ({ canvas, userEvent }) => {
    const box = await canvas.findByRole('textbox', { name: 'Write a message' })
    await userEvent.type(box, 'Sending now.{Enter}')
    const log = canvas.getByRole('log', { name: 'Messages' })
    await waitFor(() => expect(log).toHaveTextContent('Sending now.'))
    await waitFor(() => expect(within(log).getByRole('img', { name: 'Sent' })).toBeVisible())
    await expect(box).toHaveValue('')
  },
})

/** Before "paid" is said, the dialog shows the verified name of the payer, filled in and open to change. */
export const BuyerPays = meta.story({
  render: from('new', 'buyer'),
  play: async context => {
    await BuyerTalks.play?.(context)
    const { canvas, userEvent } = context
    await userEvent.click(canvas.getByRole('button', { name: 'I have paid ₦250,000' }))
    const dialog = within(await findVisible(screen.findByRole('dialog', { name: /Have you sent/ })))
    // The verified name is there already; it can be changed.
    await expect(dialog.getByRole('textbox')).toHaveValue('Kunle O Adeyemi')
    await userEvent.click(dialog.getByRole('button', { name: /^Yes, I have paid/ }))
    await findVisible(canvas.findByText('Marked as paid.'))
    await expect(canvas.getByText('You sent')).toBeVisible()
  },
})

/** "I have paid" can be taken back for a moment: the trade waits for the payment again, with its button as before. */
export const BuyerTakesItBack = meta.story({
  render: from('new', 'buyer'),
  play: async context => {
    await BuyerPays.play?.(context)
    const { canvas, userEvent } = context
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await userEvent.click(canvas.getByRole('button', { name: 'I have not paid yet' }))
    await findVisible(canvas.findByRole('button', { name: 'I have paid ₦250,000' }))
  },
})

/** Coins cannot be released by one press: without the tick and the typed amount the dialog only marks what is missing. */
export const SellerReleases = meta.story({
  render: from('paid_confirmed', 'seller'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Release 0\.00169634/ }))
    const dialog = within(await findVisible(screen.findByRole('alertdialog')))
    const release = dialog.getByRole('button', { name: /^Release/ })
    // Nothing moves without the tick and the amount.
    await userEvent.click(release)
    await expect(dialog.getByRole('checkbox')).toHaveAttribute('aria-invalid', 'true')
    await userEvent.click(dialog.getByRole('checkbox'))
    await userEvent.type(dialog.getByRole('textbox'), '250000')
    await userEvent.click(release)
    await findVisible(canvas.findByRole('heading', { name: 'Released' }))
  },
})

/** After the release the seller rates the buyer without leaving the page of the trade. */
export const SellerLeavesFeedback = meta.story({
  render: from('paid_confirmed', 'seller'),
  play: async context => {
    await SellerReleases.play?.(context)
    const { canvas, userEvent } = context
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    await userEvent.click(canvas.getByRole('button', { name: 'Leave feedback' }))
    const dialog = within(await findVisible(screen.findByRole('dialog')))
    await userEvent.click(dialog.getByRole('radio', { name: /Positive/ }))
    await userEvent.type(dialog.getByRole('textbox'), 'Paid at once.')
    await userEvent.click(dialog.getByRole('button', { name: 'Publish feedback' }))
    await findVisible(canvas.findByText('Paid at once.'))
  },
})
