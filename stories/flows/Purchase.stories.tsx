import { expect, screen, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { App } from '../../app/start/App.tsx'
import { pageParameters, pageSettled, tell } from '../support/app/currentExchange.ts'
import { StoryApp } from '../support/app/StoryApp.tsx'
import { purchaseExchange } from './purchaseExchange.ts'
import { findVisible } from '../support/findVisible.ts'

const meta = preview.meta({
  title: 'Flows/Purchase',
  component: App,
  parameters: pageParameters,
  afterEach: pageSettled,
})

let exchange = purchaseExchange()
const render = () => {
  exchange = purchaseExchange()
  return <StoryApp address="/buy?currencyCode=NGN&amount=250000" answers={exchange.answers} />
}

/** Somebody looks for an offer and goes to it. */
export const ChoosesAnOffer = meta.story({
  render,
  play: async ({ canvas, userEvent }) => {
    const list = await canvas.findByRole('list', { name: 'Offers to buy Bitcoin' })
    const [offer] = within(list).getAllByRole('link', { name: 'Buy from lagoscoin' })
    if (offer === undefined) throw new Error('No offer of lagoscoin')
    await userEvent.click(offer)
    // What was looked for is what is to be paid.
    await expect(await canvas.findByRole('textbox', { name: 'You pay' })).toHaveValue('250,000')
    await expect(canvas.getByRole('heading', { level: 1, name: 'Buy Bitcoin from lagoscoin' })).toBeVisible()
  },
})

/** From an offer to an open trade: with a method chosen, the sum that was searched for is now what is to be sent. */
export const OpensTheTrade = meta.story({
  render,
  play: async context => {
    await ChoosesAnOffer.play?.(context)
    const { canvas, userEvent } = context
    await userEvent.click(await canvas.findByRole('radio', { name: 'OPay' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Open the trade for ₦250,000' }))
    await findVisible(canvas.findByText('Send exactly'))
    await expect(canvas.getByRole('heading', { level: 1, name: 'Trade #8F2K41' })).toBeVisible()
  },
})

/** The buyer marks the trade paid in a dialog that asks once more; the page answers with a notice and the dialog is gone. */
export const Pays = meta.story({
  render,
  play: async context => {
    await OpensTheTrade.play?.(context)
    const { canvas, userEvent } = context
    await userEvent.click(await canvas.findByRole('button', { name: 'I have paid ₦250,000' }))
    const dialog = within(await findVisible(screen.findByRole('dialog', { name: /Have you sent/ })))
    await userEvent.click(await dialog.findByRole('button', { name: /^Yes, I have paid/ }))
    await findVisible(canvas.findByText('Marked as paid.'))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  },
})

/** The seller's browser does it; the buyer's page follows by itself. */
export const GetsTheCoins = meta.story({
  render,
  play: async context => {
    await Pays.play?.(context)
    const { canvas } = context
    tell('userEvents', exchange.release())
    await findVisible(canvas.findByRole('heading', { name: 'The coins are yours' }))
    await expect(canvas.queryByRole('button', { name: /I have not paid/ })).not.toBeInTheDocument()
  },
})

/** The end of a purchase: what the buyer says of the seller stands on the trade's page as soon as it is published. */
export const LeavesFeedback = meta.story({
  tags: ['visual'],
  render,
  play: async context => {
    await GetsTheCoins.play?.(context)
    const { canvas, userEvent } = context
    await userEvent.click(canvas.getByRole('button', { name: 'Leave feedback' }))
    const dialog = within(await findVisible(screen.findByRole('dialog')))
    await userEvent.click(await dialog.findByRole('radio', { name: /Positive/ }))
    await userEvent.type(dialog.getByRole('textbox'), 'Released in a minute.')
    await userEvent.click(dialog.getByRole('button', { name: 'Publish feedback' }))
    await findVisible(canvas.findByText('Released in a minute.'))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  },
})
