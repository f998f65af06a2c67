import Download from 'lucide-react/icons/download'
import { expect, fn } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { AmountBlock } from '../../../../design-system/domain/trading/trade/payment/AmountBlock.tsx'
import { PartnerCard } from '../../../../design-system/domain/trading/trade/partner/PartnerCard.tsx'
import { PaymentDetails } from '../../../../design-system/domain/trading/trade/payment/PaymentDetails.tsx'
import { TradeActionBar } from '../../../../design-system/domain/trading/trade/action/TradeActionBar.tsx'
import { TradeFigures } from '../../../../design-system/domain/trading/trade/info/TradeFigures.tsx'
import { TradeHeader } from '../../../../design-system/domain/trading/trade/TradeHeader.tsx'
import { TradeOutcome } from '../../../../design-system/domain/trading/trade/progress/TradeOutcome.tsx'
import { TradeStepper } from '../../../../design-system/domain/trading/trade/progress/TradeStepper.tsx'
import { NextStepsCard } from '../../../../design-system/domain/trading/trade/progress/NextStepsCard.tsx'
import { IconButton } from '../../../../design-system/primitives/button/IconButton.tsx'
import { Card } from '../../../../design-system/primitives/card/Card.tsx'
import { Stack } from '../../../../design-system/primitives/layout/Stack.tsx'
import { btc, ngn } from '../../support/storyAsset.ts'
import { withStoppedClock } from '../../support/storyClock.tsx'
import { StoryChat } from '../../support/trading/StoryChat.tsx'
import { storyTrade } from '../../support/trading/storyTrade.ts'
import type { StoryTrade } from '../../support/trading/storyTrade.ts'
import { Columns, Page, Side } from './Together.stories.styles.ts'

const nothing = fn()
const assets = { coin: btc, fiat: ngn }

/** All parts of a trade on one page. */
function Together({ trade }: { trade: StoryTrade }) {
  return (
    <Page>
      <TradeHeader
        trade={trade}
        backHref="/dashboard/trades"
        onOpenChat={nothing}
        end={<IconButton icon={Download} label="Download PDF receipt" />}
      />
      <Columns>
        <Stack as="main">
          <TradeOutcome
            trade={trade}
            coin={btc}
            walletHref="/wallet"
            offersHref="/buy"
            receiptHref="/api/v1/trades/8F2K41/receipt?locale=en"
            onFeedback={nothing}
          />
          <TradeStepper trade={trade} />
          <Card padding="none">
            <AmountBlock trade={trade} {...assets} />
            <TradeFigures trade={trade} {...assets} />
            <PaymentDetails trade={trade} />
          </Card>
          <NextStepsCard trade={trade} {...assets} />
        </Stack>
        <Card as="aside" padding="none">
          <Side as="div">
            <PartnerCard partner={trade.counterparty} activity={trade.activity} isLooking={false} />
            <StoryChat />
          </Side>
        </Card>
      </Columns>
      <TradeActionBar trade={trade} {...assets} disputeAfterMinutes={15} pending={null} onAction={nothing} />
    </Page>
  )
}

const meta = preview.meta({
  title: 'Domain/Trade/Together',
  component: Together,
  decorators: [withStoppedClock],
  parameters: { layout: 'fullscreen' },
})

/** A whole page at the moment of paying: one solid button and one first heading, with nothing to rival them. */
export const BuyerPays = meta.story({
  tags: ['visual'],
  args: { trade: storyTrade('new') },
  play: async ({ canvas }) => {
    const solid = canvas
      .getAllByRole('button')
      .filter(({ dataset }) => ['primary', 'danger'].includes(dataset['variant'] ?? ''))
    await expect(solid).toHaveLength(1)
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1)
  },
})
/** The same moment in Russian: head, steps, amounts and chat have to keep their columns. */
export const BuyerPaysInRussian = meta.story({
  globals: { locale: 'ru' },
  args: { trade: storyTrade('new') },
})
/** What the seller has before them once the buyer says paid: names to compare, and release in the bar. */
export const SellerChecks = meta.story({
  args: { trade: storyTrade('paid_confirmed', 'seller') },
})
/** Coins still under the hatch, no deadline in the head, and the chat open beside the facts. */
export const Dispute = meta.story({ args: { trade: storyTrade('disput') } })
/** After release the outcome leads the page, and next steps and deadline are gone. */
export const Ended = meta.story({ args: { trade: storyTrade('completed_by_seller') } })
