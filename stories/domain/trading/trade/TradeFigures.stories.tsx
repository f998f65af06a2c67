import { expect } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { TradeFigures } from '../../../../design-system/domain/trading/trade/info/TradeFigures.tsx'
import { Stack } from '../../../../design-system/primitives/layout/Stack.tsx'
import { tradeSides } from '../../../../design-system/domain/reference/status/tradeStatus.ts'
import { btc, ngn } from '../../support/storyAsset.ts'
import { storyTrade } from '../../support/trading/storyTrade.ts'

const meta = preview.meta({ title: 'Domain/Trade/TradeFigures', component: TradeFigures })

const args = { trade: storyTrade('new'), coin: btc, fiat: ngn }

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

export const SaysTheFeeEvenZero = meta.story({
  args: { ...args, trade: { ...args.trade, marketRate: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your fee').nextElementSibling).toHaveTextContent('0 BTC')
    await expect(canvas.queryByText('Market')).not.toBeInTheDocument()
  },
})
