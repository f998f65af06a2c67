import { expect, fn, screen, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { ReleaseDialog } from '../../../../../design-system/domain/trading/trade/dialog/ReleaseDialog.tsx'
import { btc, ngn } from '../../../support/storyAsset.ts'
import { storyRefusal } from '../../../support/storyRefusal.ts'
import { storyTrade } from '../../../support/trading/storyTrade.ts'
import { findVisible } from '../../../../support/findVisible.ts'

const meta = preview.meta({
  title: 'Domain/Trade/Dialog/ReleaseDialog',
  component: ReleaseDialog,
  parameters: { docs: { story: { inline: false, height: '760px' } } },
})

const trade = storyTrade('paid_confirmed', 'seller')
const args = {
  trade,
  coin: { ...btc, name: 'Bitcoin' },
  fiat: { ...ngn, name: 'Nigerian naira' },
  onSubmit: fn(async () => undefined),
  close: fn(),
  dismiss: fn(),
}
// A no-break space stands before the code.
const release = 'Release 0.00169634\u00A0BTC'
const withCode = { ...trade, needsCodeToRelease: true }
const dialog = async () => within(await findVisible(screen.findByRole('alertdialog')))

/** The amount received is typed once more: a wrong one holds the release back, spaces between digits do not. */
export const RetypesTheAmount = meta.story({
  tags: ['visual'],
  args,
  play: async ({ args: given, userEvent }) => {
    const view = await dialog()
    await waitFor(() => expect(view.getAllByRole('button', { name: 'Not yet' }).at(-1)).toHaveFocus())
    await waitFor(() => expect(view.getByText('KUNLE O. ADEYEMI')).toBeVisible())
    await expect(view.getByText('Both names are the same.')).toBeVisible()
    const amount = view.getByRole('textbox', { name: /amount you received/ })
    await userEvent.type(amount, '25,000')
    await userEvent.click(view.getByRole('button', { name: release }))
    await expect(given.onSubmit).not.toHaveBeenCalled()
    await expect(view.getByText('Type ₦250,000')).toBeVisible()
    await userEvent.clear(amount)
    await userEvent.type(amount, '250 000')
    await expect(view.getByText('Matches')).toBeVisible()
    await userEvent.click(view.getByRole('checkbox'))
    await userEvent.click(view.getByRole('button', { name: release }))
    await waitFor(() => expect(given.close).toHaveBeenCalledWith(true))
    await expect(given.onSubmit).toHaveBeenCalledWith({ moneyReceived: true, amount: '250000' })
  },
})

/** With an authenticator its six digits take the place of the retyped amount. */
export const AsksForTheCode = meta.story({
  args: { ...args, trade: withCode },
  play: async ({ args: given, userEvent }) => {
    const view = await dialog()
    await userEvent.click(view.getByRole('checkbox'))
    await userEvent.type(view.getByRole('textbox', { name: /6-digit code/ }), '409716')
    await expect(view.queryByRole('textbox', { name: /amount you received/ })).not.toBeInTheDocument()
    await userEvent.click(view.getByRole('button', { name: release }))
    await waitFor(() => expect(given.onSubmit).toHaveBeenCalledWith({ moneyReceived: true, code: '409716' }))
  },
})

/** Enter and a press outside neither release nor close; Escape leaves without releasing. */
export const NoKeyAndNoPressOutsideReleases = meta.story({
  args: { ...args, trade: withCode, onSubmit: fn(async () => undefined), dismiss: fn() },
  play: async ({ args: given, userEvent }) => {
    const view = await dialog()
    await userEvent.click(view.getByRole('checkbox'))
    await userEvent.type(view.getByRole('textbox', { name: /6-digit code/ }), '409716{Enter}')
    await userEvent.pointer({ keys: '[MouseLeft]', target: document.body })
    await expect(given.onSubmit).not.toHaveBeenCalled()
    await expect(given.dismiss).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(given.dismiss).toHaveBeenCalled())
    await expect(given.onSubmit).not.toHaveBeenCalled()
  },
})

/** A refused code is marked at its field, and the dialog stays open. */
export const AWrongCodeLandsOnItsField = meta.story({
  args: {
    ...args,
    trade: withCode,
    onSubmit: fn(() => Promise.reject(storyRefusal('code', 'Wrong code'))),
    close: fn(),
  },
  play: async ({ args: given, userEvent }) => {
    const view = await dialog()
    await userEvent.click(view.getByRole('checkbox'))
    await userEvent.type(view.getByRole('textbox', { name: /6-digit code/ }), '111111')
    await userEvent.click(view.getByRole('button', { name: release }))
    const code = view.getByRole('textbox', { name: /6-digit code/ })
    await waitFor(() => expect(code).toHaveAttribute('aria-invalid', 'true'))
    await expect(given.close).not.toHaveBeenCalled()
  },
})

/** A payer who is not the verified one is pointed out right before the coins go; in Russian. */
export const NamesThatDiffer = meta.story({
  globals: { locale: 'ru' },
  args: { ...args, trade: { ...trade, payerName: 'SOMEBODY ELSE' } },
  play: async () => {
    const view = await dialog()
    await waitFor(() => expect(view.getByText(/Имена различаются/)).toBeVisible())
  },
})
