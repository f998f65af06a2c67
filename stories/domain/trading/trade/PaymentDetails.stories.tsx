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

export const States = meta.story({ tags: ['visual'], args, render: states })
export const Russian = meta.story({ globals: { locale: 'ru' }, args, render: states })

export const BuyerCopiesLineByLine = meta.story({
  args,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Pay to this account' })).toBeVisible()
    await expect(canvas.getAllByRole('button')).toHaveLength(4)
    await expect(canvas.getByText('0142 8837 61')).toBeVisible()
    await expect(canvas.getByText('Pay from an account in your own name.')).toBeVisible()
  },
})

export const SellerSeesTheNamesApart = meta.story({
  args: { trade: { ...storyTrade('paid_confirmed', 'seller'), payerName: 'SOMEBODY ELSE' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('SOMEBODY ELSE')).toBeVisible()
    await expect(canvas.getByText('the verified name is Kunle O Adeyemi')).toBeVisible()
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
  },
})

export const WarnsThatAPaymentCanBeTakenBack = meta.story({
  args: {
    trade: {
      ...storyTrade('paid_confirmed', 'seller'),
      paymentMethod: { name: 'PayPal', group: 'wallet' as const, reversible: true },
    },
  },
  play: showsText('This payment can be taken back.', /ask PayPal for the money back/),
})

export const NothingGiven = meta.story({
  args: { trade: { ...storyTrade('new'), requisites: [], bankName: null } },
  play: showsText(/has given no payment details/),
})

const waiting = (side: 'buyer' | 'arbiter') => ({
  trade: { ...storyTrade('new', side), requisites: [], bankName: null, isWaitingForRequisites: true },
})

export const SellerIsAboutToSendThem = meta.story({
  args: waiting('buyer'),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The seller is about to send the details.')).toBeVisible()
    // There is no account to warn about yet.
    await expect(canvas.queryByText(/in your own name/)).not.toBeInTheDocument()
  },
})

export const SellerHasNotSentThem = meta.story({
  args: waiting('arbiter'),
  play: showsText('The seller has not sent the details yet.'),
})

export const Coming = meta.story({ args, render: () => <PaymentDetailsLoading /> })
