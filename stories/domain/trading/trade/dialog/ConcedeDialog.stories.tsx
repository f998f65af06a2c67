import { expect, fn, screen, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { ConcedeDialog } from '../../../../../design-system/domain/trading/trade/dialog/ConcedeDialog.tsx'
import { btc, ngn } from '../../../support/storyAsset.ts'
import { storyTrade } from '../../../support/trading/storyTrade.ts'
import { findVisible } from '../../../../support/findVisible.ts'

const meta = preview.meta({
  title: 'Domain/Trade/Dialog/ConcedeDialog',
  component: ConcedeDialog,
  parameters: { docs: { story: { inline: false, height: '640px' } } },
})

const args = {
  trade: storyTrade('paid_confirmed'),
  coin: btc,
  fiat: ngn,
  onSubmit: fn(async () => undefined),
  close: fn(),
  dismiss: fn(),
}

/** Giving up a paid trade takes a tick and the amount typed once more; a press alone does nothing. */
export const AsksForTheWordAndTheAmount = meta.story({
  tags: ['visual'],
  args,
  play: async ({ args: given, userEvent }) => {
    const view = within(
      await findVisible(screen.findByRole('alertdialog', { name: 'Cancel this paid trade?' })),
    )
    const action = view.getByRole('button', { name: 'Return 0.00169634\u00A0BTC' })
    await userEvent.click(action)
    await expect(given.onSubmit).not.toHaveBeenCalled()
    await userEvent.click(view.getByRole('checkbox'))
    await userEvent.type(view.getByRole('textbox'), '250000')
    await userEvent.click(action)
    await waitFor(() =>
      expect(given.onSubmit).toHaveBeenCalledWith({ notSentOrReturned: true, amount: '250000' }),
    )
    await waitFor(() => expect(given.close).toHaveBeenCalledWith(true))
  },
})

/** The warning and the buyer's word that no money is out, in Russian. */
export const Russian = meta.story({ globals: { locale: 'ru' }, args })
