import { expect } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { NextStepsCard } from '../../../../design-system/domain/trading/trade/progress/NextStepsCard.tsx'
import { StatusGrid } from '../../support/StatusGrid.tsx'
import { btc, ngn } from '../../support/storyAsset.ts'
import { storyTrade } from '../../support/trading/storyTrade.ts'
import { lacksRole, showsText } from '../../../support/plays.ts'

const meta = preview.meta({ title: 'Domain/Trade/NextStepsCard', component: NextStepsCard })

const args = { trade: storyTrade('new'), coin: btc, fiat: ngn }
const states = () => (
  <StatusGrid statuses={['new', 'paid_confirmed', 'disput']} sides={['buyer', 'seller']}>
    {trade => <NextStepsCard trade={trade} coin={btc} fiat={ngn} />}
  </StatusGrid>
)

export const States = meta.story({ tags: ['visual'], args, render: states })
export const Russian = meta.story({ globals: { locale: 'ru' }, args, render: states })

export const SaysHowLongTheSellerTakes = meta.story({
  args,
  play: showsText('Usually 4 min. You can keep chatting.'),
})

export const BeginsWithTheDetails = meta.story({
  args: { ...args, trade: { ...storyTrade('new', 'seller'), isWaitingForRequisites: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent('You say where to pay')
  },
})

export const GoesWhenTheTradeIsOver = meta.story({
  args: { ...args, trade: storyTrade('completed_by_seller') },
  play: lacksRole('heading'),
})
