import Download from 'lucide-react/icons/download'
import { expect, fn } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { TradeHeader } from '../../../../design-system/domain/trading/trade/TradeHeader.tsx'
import { IconButton } from '../../../../design-system/primitives/button/IconButton.tsx'
import { StatusGrid } from '../../support/StatusGrid.tsx'
import { withStoppedClock } from '../../support/storyClock.tsx'
import { storyTrade } from '../../support/trading/storyTrade.ts'
import { expectLink } from '../../../support/plays.ts'

const meta = preview.meta({
  title: 'Domain/Trade/TradeHeader',
  component: TradeHeader,
  decorators: [withStoppedClock],
})

const args = {
  trade: storyTrade('new'),
  backHref: '/dashboard/trades',
  onOpenChat: fn(),
  end: <IconButton icon={Download} label="Download PDF receipt" />,
}
// One page has one head; a table of them needs no landmarks of its own.
const states = () => (
  <StatusGrid sides={['buyer', 'seller']}>
    {trade => <TradeHeader {...args} role="presentation" trade={trade} />}
  </StatusGrid>
)

/** Number, side, status and deadline in one line, for every status and both parties. */
export const States = meta.story({ tags: ['visual'], args, render: states })
/** The line with Russian statuses, which leave less room for the number and the deadline. */
export const Russian = meta.story({ globals: { locale: 'ru' }, args, render: states })

/** The first heading is the trade's number, and the way back leads to the list of trades. */
export const LeadsBackAndNamesTheTrade = meta.story({
  args,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Trade #8F2K41' })).toBeVisible()
    await expectLink(canvas, 'My trades', '/dashboard/trades')
    await expect(canvas.getByText('Pay now')).toBeVisible()
    await expect(canvas.getByRole('timer')).toHaveTextContent('24:38 left to pay')
  },
})
