import { expect } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { AmountBlock } from '../../../../design-system/domain/trading/trade/payment/AmountBlock.tsx'
import { Card } from '../../../../design-system/primitives/card/Card.tsx'
import { Stack } from '../../../../design-system/primitives/layout/Stack.tsx'
import { StatusGrid } from '../../support/StatusGrid.tsx'
import { btc, eth, ngn, usdt, uzs } from '../../support/storyAsset.ts'
import { storyTrade } from '../../support/trading/storyTrade.ts'
import { findVisible } from '../../../support/findVisible.ts'

const meta = preview.meta({ title: 'Domain/Trade/AmountBlock', component: AmountBlock })

const args = { trade: storyTrade('new'), coin: btc, fiat: ngn }
const oneOfEachPhase = ['new', 'paid_confirmed', 'disput', 'completed_by_seller', 'closed'] as const
const states = () => (
  <StatusGrid statuses={oneOfEachPhase}>
    {trade => (
      <Card padding="none">
        <AmountBlock trade={trade} coin={btc} fiat={ngn} />
      </Card>
    )}
  </StatusGrid>
)

/** The hatch lies over coins in escrow and goes once they are released or returned; labels follow the side. */
export const States = meta.story({ tags: ['visual'], args, render: states })
/** Russian labels over both amounts in every phase and for every side. */
export const Russian = meta.story({ globals: { locale: 'ru' }, args, render: states })

/** A billionth of a billionth of an ether and trillions of soms, both with all of their digits. */
export const HugeAndTiny = meta.story({
  args,
  render: () => (
    <Stack gap="4">
      {[
        { amount: '0.000000000000000001', fiatAmount: '0.01', coin: eth, fiat: ngn },
        { amount: '123456789.123456', fiatAmount: '9876543210987.65', coin: usdt, fiat: uzs },
      ].map(({ coin, fiat, ...amounts }) => (
        <Card padding="none" key={coin.code}>
          <AmountBlock trade={{ ...storyTrade('new'), ...amounts }} coin={coin} fiat={fiat} />
        </Card>
      ))}
    </Stack>
  ),
})

/** The buyer who has to pay copies the amount as bare digits, and is told whether that worked. */
export const CopiesBareDigitsWhenToPay = meta.story({
  args,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Send exactly')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Copy the amount' }))
    await findVisible(canvas.findByRole('button', { name: /Copied|Select the amount/ }))
  },
})

/** The seller reads what should have arrived; there is nothing to pay, so nothing to copy. */
export const OthersHaveNothingToCopy = meta.story({
  args: { ...args, trade: storyTrade('paid_confirmed', 'seller') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You should have received')).toBeVisible()
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
  },
})
