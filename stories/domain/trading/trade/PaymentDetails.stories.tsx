import { expect } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { PaymentDetails } from '../../../../design-system/domain/trading/trade/payment/PaymentDetails.tsx'
import { PaymentDetailsLoading } from '../../../../design-system/domain/trading/trade/payment/PaymentDetailsLoading.tsx'
import { Card } from '../../../../design-system/primitives/card/Card.tsx'
import { StatusGrid } from '../../support/StatusGrid.tsx'
import { storyTrade } from '../../support/trading/storyTrade.ts'
import { showsText } from '../../../support/plays.ts'

const meta = preview.meta({ title: 'Domain/Trade/PaymentDetails', component: PaymentDetails })

const args = { trade: storyTrade('new') }
const states = () => (
  <StatusGrid statuses={['new', 'paid_confirmed', 'completed_by_seller', 'cancelled']}>
    {trade => (
      <Card padding="none">
        <PaymentDetails trade={trade} />
      </Card>
    )}
  </StatusGrid>
)

/** The same account as buyer, seller and arbiter read it: to be paid, paid, released and cancelled. */
export const States = meta.story({ tags: ['visual'], args, render: states })
/** Russian titles and warnings around lines that stay as the seller gave them. */
export const Russian = meta.story({ globals: { locale: 'ru' }, args, render: states })

/** Each line has a copy button, long numbers come in groups, and the account must be one's own. */
export const BuyerCopiesLineByLine = meta.story({
  args,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Pay to this account' })).toBeVisible()
    await expect(canvas.getAllByRole('button')).toHaveLength(4)
    await expect(canvas.getByText('0142 8837 61')).toBeVisible()
    await expect(canvas.getByText('Pay from an account in your own name.')).toBeVisible()
  },
})

/** A payer who is not the verified one is set against that name, and the seller has nothing to copy. */
export const SellerSeesTheNamesApart = meta.story({
  args: { trade: { ...storyTrade('paid_confirmed', 'seller'), payerName: 'SOMEBODY ELSE' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('SOMEBODY ELSE')).toBeVisible()
    await expect(canvas.getByText('the verified name is Kunle O Adeyemi')).toBeVisible()
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
  },
})

/** By a method that can be reversed, the seller is warned before the coins go. */
export const WarnsThatAPaymentCanBeTakenBack = meta.story({
  args: {
    trade: {
      ...storyTrade('paid_confirmed', 'seller'),
      paymentMethod: { name: 'PayPal', group: 'wallet' as const, reversible: true },
    },
  },
  play: showsText('This payment can be taken back.', /ask PayPal for the money back/),
})

/** A seller who left no details: the buyer reads that, and not an empty card. */
export const NothingGiven = meta.story({
  args: { trade: { ...storyTrade('new'), requisites: [], bankName: null } },
  play: showsText(/has given no payment details/),
})

const waiting = (side: 'buyer' | 'arbiter') => ({
  trade: { ...storyTrade('new', side), requisites: [], bankName: null, isWaitingForRequisites: true },
})

/** Details on their way are announced without the warning about one's own account: there is none yet. */
export const SellerIsAboutToSendThem = meta.story({
  args: waiting('buyer'),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The seller is about to send the details.')).toBeVisible()
    // There is no account to warn about yet.
    await expect(canvas.queryByText(/in your own name/)).not.toBeInTheDocument()
  },
})

/** To an arbiter the missing details are a fact about the seller, and no advice to wait. */
export const SellerHasNotSentThem = meta.story({
  args: waiting('arbiter'),
  play: showsText('The seller has not sent the details yet.'),
})

/** Still lines and a button hold the card's place while the seller's saved details are fetched. */
export const Coming = meta.story({ args, render: () => <PaymentDetailsLoading /> })
