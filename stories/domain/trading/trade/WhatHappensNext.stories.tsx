import { expect } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { WhatHappensNext } from '../../../../design-system/domain/trading/trade/progress/WhatHappensNext.tsx'
import { StatusGrid } from '../../support/StatusGrid.tsx'
import { btc, ngn } from '../../support/storyAsset.ts'
import { storyTrade } from '../../support/storyTrade.ts'

const meta = preview.meta({ title: 'Domain/Trade/WhatHappensNext', component: WhatHappensNext })

const args = { trade: storyTrade('new'), coin: btc, fiat: ngn }
const states = () => (
  <StatusGrid statuses={['new', 'paid_confirmed', 'disput']} sides={['buyer', 'seller']}>
    {trade => <WhatHappensNext trade={trade} coin={btc} fiat={ngn} />}
  </StatusGrid>
)

export const States = meta.story({ tags: ['visual'], args, render: states })
export const Russian = meta.story({ globals: { locale: 'ru' }, args, render: states })

export const SaysHowLongTheSellerTakes = meta.story({
  args,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Usually 4 min. You can keep chatting.')).toBeVisible()
  },
})

export const BeginsWithTheDetails = meta.story({
  args: { ...args, trade: { ...storyTrade('new', 'seller'), isWaitingForRequisites: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent('You say where to pay')
  },
})

export const GoesWhenTheTradeIsOver = meta.story({
  args: { ...args, trade: storyTrade('completed_by_seller') },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).not.toBeInTheDocument()
  },
})
