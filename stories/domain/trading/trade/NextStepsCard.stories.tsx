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

/** What comes next for buyer and for seller while a trade is open, paid and disputed, and who does it. */
export const States = meta.story({ tags: ['visual'], args, render: states })
/** The steps as whole Russian sentences beside their icons. */
export const Russian = meta.story({ globals: { locale: 'ru' }, args, render: states })

/** The seller's usual release time stands in the step, so that a buyer knows which wait is normal. */
export const SaysHowLongTheSellerTakes = meta.story({
  args,
  play: showsText('Usually 4 min. You can keep chatting.'),
})

/** Where requisites are missing, the seller's first step is to say where to pay. */
export const BeginsWithTheDetails = meta.story({
  args: { ...args, trade: { ...storyTrade('new', 'seller'), isWaitingForRequisites: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent('You say where to pay')
  },
})

/** After release nothing comes next, and not even a heading is left. */
export const GoesWhenTheTradeIsOver = meta.story({
  args: { ...args, trade: storyTrade('completed_by_seller') },
  play: lacksRole('heading'),
})
