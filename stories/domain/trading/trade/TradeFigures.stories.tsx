import { expect } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { TradeFigures } from '../../../../design-system/domain/trading/trade/info/TradeFigures.tsx'
import { Stack } from '../../../../design-system/primitives/layout/Stack.tsx'
import { tradeSides } from '../../../../design-system/domain/reference/status/tradeStatus.ts'
import { btc, ngn } from '../../support/storyAsset.ts'
import { storyTrade } from '../../support/trading/storyTrade.ts'

const meta = preview.meta({ title: 'Domain/Trade/TradeFigures', component: TradeFigures })

const args = { trade: storyTrade('new'), coin: btc, fiat: ngn }

/** Price, market and fee as buyer, seller and arbiter read them; only to the arbiter the fee is another's. */
export const States = meta.story({
  tags: ['visual'],
  args,
  render: () => (
    <Stack>
      {tradeSides.map(side => (
        <TradeFigures key={side} trade={storyTrade('new', side)} coin={btc} fiat={ngn} />
      ))}
    </Stack>
  ),
})

/** A fee of nothing is written out as 0 BTC; a market rate that nobody knows is left out. */
export const SaysTheFeeEvenZero = meta.story({
  args: { ...args, trade: { ...args.trade, marketRate: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your fee').nextElementSibling).toHaveTextContent('0 BTC')
    await expect(canvas.queryByText('Market')).not.toBeInTheDocument()
  },
})
