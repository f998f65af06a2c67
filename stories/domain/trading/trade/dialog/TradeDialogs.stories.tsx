import { expect, fn, screen, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { AskToCancelDialog } from '../../../../../design-system/domain/trading/trade/dialog/AskToCancelDialog.tsx'
import { ApprovalDialog } from '../../../../../design-system/domain/trading/trade/dialog/ApprovalDialog.tsx'
import { CancelTradeDialog } from '../../../../../design-system/domain/trading/trade/dialog/CancelTradeDialog.tsx'
import { ExtendDialog } from '../../../../../design-system/domain/trading/trade/dialog/ExtendDialog.tsx'
import { MarkPaidDialog } from '../../../../../design-system/domain/trading/trade/dialog/MarkPaidDialog.tsx'
import { ngn } from '../../../support/storyAsset.ts'
import { storyBook } from '../../../support/storyAssetBook.ts'
import { minutesFromNow, withStoppedClock } from '../../../support/storyClock.tsx'
import { storyTrade } from '../../../support/trading/storyTrade.ts'
import { findVisible } from '../../../../support/findVisible.ts'

const meta = preview.meta({
  title: 'Domain/Trade/Dialog/Others',
  component: MarkPaidDialog,
  decorators: [withStoppedClock],
  parameters: { docs: { story: { inline: false, height: '560px' } } },
})

const ends = { onSubmit: fn(async () => undefined), close: fn(), dismiss: fn() }
const args = { trade: storyTrade('new'), fiat: ngn, ...ends }
const dialog = async (name: string) => within(await findVisible(screen.findByRole('dialog', { name })))
const press = { tags: ['visual'], args }

/** The verified name is filled in for the payer; it can be another one, but not none. */
export const MarksPaidWithThePayersName = meta.story({
  ...press,
  play: async ({ userEvent }) => {
    const view = await dialog('Have you sent ₦250,000?')
    const name = view.getByRole('textbox', { name: 'Name on the account you paid from' })
    await expect(name).toHaveValue('Kunle O Adeyemi')
    await userEvent.clear(name)
    await userEvent.click(view.getByRole('button', { name: 'Yes, I have paid ₦250,000' }))
    await expect(ends.onSubmit).not.toHaveBeenCalled()
    await expect(view.getByText('Required field')).toBeVisible()
    await userEvent.type(name, ' Ada Obi ')
    await userEvent.click(view.getByRole('button', { name: 'Yes, I have paid ₦250,000' }))
    await waitFor(() => expect(ends.onSubmit).toHaveBeenCalledWith({ payerName: 'Ada Obi' }))
    await waitFor(() => expect(ends.close).toHaveBeenCalledWith(true))
  },
})

/** Cash comes from no account, so nobody is asked for the payer's name. */
export const CashNamesNobody = meta.story({
  args: {
    ...args,
    trade: {
      ...args.trade,
      paymentMethod: { name: 'Cash', group: 'cash' as const, reversible: false },
    },
    onSubmit: fn(async () => undefined),
  },
  play: async ({ args: given, userEvent }) => {
    const view = await dialog('Have you sent ₦250,000?')
    await expect(view.queryByRole('textbox')).not.toBeInTheDocument()
    await userEvent.click(view.getByRole('button', { name: /Yes, I have paid/ }))
    await waitFor(() => expect(given.onSubmit).toHaveBeenCalledWith({}))
  },
})

/** Question, payer's name and button in Russian; the button still names the whole sum. */
export const MarksPaidInRussian = meta.story({ ...press, globals: { locale: 'ru' } })

/** Keeping the trade only closes the dialog; the other button cancels it. */
export const CancelsAnUnpaidTrade = meta.story({
  ...press,
  render: () => <CancelTradeDialog trade={args.trade} {...ends} />,
  play: async ({ userEvent }) => {
    const view = await dialog('Cancel this trade?')
    await userEvent.click(view.getByRole('button', { name: 'Keep the trade' }))
    await expect(ends.dismiss).toHaveBeenCalled()
    await userEvent.click(view.getByRole('button', { name: 'Cancel trade' }))
    await waitFor(() => expect(ends.close).toHaveBeenCalledWith(true))
  },
})

/** A seller can only ask: the dialog names the buyer and how long they have to answer. */
export const AsksTheBuyerToCancel = meta.story({
  ...press,
  render: () => <AskToCancelDialog trade={storyTrade('new', 'seller')} answerMinutes={15} {...ends} />,
  play: async () => {
    const view = await dialog('Ask kunle_o to cancel?')
    await waitFor(() => expect(view.getByText(/They get 15 min to answer/)).toBeVisible())
  },
})

const retry = fn(async () => undefined)
const approval = {
  trade: storyTrade('paid_confirmed', 'seller'),
  coin: storyBook.of('BTC'),
  fiat: ngn,
  answer: 'waiting' as const,
  until: minutesFromNow(14),
  onTakeBack: fn(async () => undefined),
  onRetry: null,
  close: fn(),
  dismiss: fn(),
}

/** What the bot asks in Telegram, how long it waits, and the way to take the question back. */
export const ReleaseWaitsInTheMessenger = meta.story({
  ...press,
  render: () => <ApprovalDialog {...approval} />,
  play: async ({ userEvent }) => {
    const view = await dialog('Approve the release in Telegram')
    await expect(view.getByRole('timer')).toHaveTextContent('14:00')
    await expect(view.getByText(/The bot asks you: release .* BTC to kunle_o against ₦250,000/)).toBeVisible()
    await userEvent.click(view.getByRole('button', { name: 'Take the question back' }))
    await waitFor(() => expect(approval.onTakeBack).toHaveBeenCalledOnce())
    await waitFor(() => expect(approval.dismiss).toHaveBeenCalledOnce())
  },
})
/** The question of the bot and its countdown in Russian at a phone's width. */
export const ReleaseWaitsRussian = meta.story({
  ...press,
  globals: { locale: 'ru', viewport: { value: 'phone' } },
  render: () => <ApprovalDialog {...approval} />,
})
/** The yes came: the dialog says that the coins are released, and can only be closed. */
export const ReleaseApproved = meta.story({
  ...press,
  render: () => <ApprovalDialog {...approval} answer="approved" />,
  play: async ({ userEvent }) => {
    const view = await dialog('Approve the release in Telegram')
    await expect(view.getByRole('alert')).toHaveTextContent('Released')
    await userEvent.click(within(view.getByRole('contentinfo')).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(approval.close).toHaveBeenCalledWith(true))
  },
})
/** A no in Telegram is not the end: the seller may ask once more from here. */
export const ReleaseDeclined = meta.story({
  ...press,
  render: () => <ApprovalDialog {...approval} answer="declined" onRetry={retry} />,
  play: async ({ userEvent }) => {
    const view = await dialog('Approve the release in Telegram')
    await userEvent.click(view.getByRole('button', { name: 'Ask again' }))
    await waitFor(() => expect(retry).toHaveBeenCalledOnce())
  },
})
/** Nobody answered in time: told as a warning, with the same way to ask again. */
export const ReleaseNotApprovedInTime = meta.story({
  ...press,
  render: () => <ApprovalDialog {...approval} answer="expired" onRetry={retry} />,
})

/** The button says how many minutes more the buyer gets, before it is pressed. */
export const GivesMoreTime = meta.story({
  ...press,
  render: () => <ExtendDialog trade={storyTrade('new', 'seller')} {...ends} />,
  play: async ({ userEvent }) => {
    const view = await dialog('Give kunle_o more time?')
    await userEvent.click(view.getByRole('button', { name: 'Give 30\u00A0min more' }))
    await waitFor(() => expect(ends.close).toHaveBeenCalledWith(true))
  },
})
