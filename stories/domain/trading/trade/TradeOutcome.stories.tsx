import { expect, fn } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { TradeOutcome } from '../../../../design-system/domain/trading/trade/progress/TradeOutcome.tsx'
import { outcomeOf } from '../../../../design-system/domain/trading/trade/progress/tradeOutcome.ts'
import { tradeStatuses } from '../../../../design-system/domain/reference/status/tradeStatus.ts'
import { Stack } from '../../../../design-system/primitives/layout/Stack.tsx'
import { StatusGrid } from '../../support/StatusGrid.tsx'
import { btc } from '../../support/storyAsset.ts'
import { minutesFromNow } from '../../support/storyClock.tsx'
import { can, cannot, storyTrade } from '../../support/trading/storyTrade.ts'
import { expectLink, showsText } from '../../../support/plays.ts'

const meta = preview.meta({ title: 'Domain/Trade/TradeOutcome', component: TradeOutcome })

const args = {
  trade: storyTrade('completed_by_seller'),
  coin: btc,
  walletHref: '/wallet',
  offersHref: '/buy',
  receiptHref: '/api/v1/trades/8F2K41/receipt?locale=en',
  onFeedback: fn(),
}
const ended = tradeStatuses.filter(status => outcomeOf[status] !== null)
const states = () => (
  <StatusGrid statuses={ended}>{trade => <TradeOutcome {...args} trade={trade} />}</StatusGrid>
)

/** Every end of a trade for each side: who has the coins, and what to do next. */
export const States = meta.story({ tags: ['visual'], args, render: states })
/** Every end in Russian, as buyer, seller and arbiter read it. */
export const Russian = meta.story({ globals: { locale: 'ru' }, args, render: states })

const feedback = (authorName: string, text: string) => ({
  id: authorName,
  grade: 'positive' as const,
  text,
  authorName,
  createdAt: minutesFromNow(-30),
  editedAt: null,
})

/** What both sides said stands under the end; one's own can be changed and is not asked for again. */
export const WithFeedback = meta.story({
  args: {
    ...args,
    trade: {
      ...args.trade,
      myFeedback: feedback('kunle_o', 'Quick and polite.'),
      theirFeedback: feedback('lagoscoin', 'Paid at once.\nWelcome again.'),
    },
  },
  play: async ({ args: given, canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: 'Leave feedback' })).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Change' }))
    await expect(given.onFeedback).toHaveBeenCalled()
    await expect(canvas.getByText(/Welcome again/)).toBeVisible()
  },
})

/** A buyer reads how much came in, opens the wallet from here, and is asked for feedback. */
export const BuyerGoesToTheWallet = meta.story({
  args,
  play: async ({ args: given, canvas, userEvent }) => {
    await expect(canvas.getByText('0.00169634 BTC is in your wallet.')).toBeVisible()
    await expectLink(canvas, 'Open wallet', '/wallet')
    await userEvent.click(canvas.getByRole('button', { name: 'Leave feedback' }))
    await expect(given.onFeedback).toHaveBeenCalled()
  },
})

const claims = [
  { name: 'possible', actions: [can('claim', minutesFromNow(7 * 24 * 60))], claim: null },
  { name: 'filed', actions: [], claim: { status: 'open' as const } },
  { name: 'decided', actions: [], claim: { status: 'for_buyer' as const } },
  { name: 'late', actions: [cannot('claim', 'time_ran_out')], claim: null },
]

/** What the buyer reads of a claim (possible, filed, decided, too late), and what it means for the seller. */
export const ClaimOfATradeThatTimeEnded = meta.story({
  args,
  render: () => (
    <Stack>
      {claims.map(({ name, ...claim }) => (
        <TradeOutcome key={name} {...args} trade={{ ...storyTrade('cancelled'), ...claim }} />
      ))}
      <TradeOutcome {...args} trade={storyTrade('closed', 'seller')} />
    </Stack>
  ),
  play: showsText(
    /If you did pay, file a claim: there are 7.days for it/,
    /Your claim waits for an arbiter/,
    /^The claim was decided/,
    /in which a claim was possible, 7.days, is over/,
    /your coins is then held until an arbiter decides/,
  ),
})

/** The coins went back to the seller, so the buyer is led on to other offers. */
export const BuyerWhoseTradeClosedFindsAnother = meta.story({
  args: { ...args, trade: storyTrade('closed') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Closed, coins returned' })).toBeVisible()
    await expectLink(canvas, 'Find another offer', '/buy')
  },
})
