import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { MemoForm } from '../../../design-system/domain/profile/MemoForm.tsx'
import { PartnerCard } from '../../../design-system/domain/trade/PartnerCard.tsx'
import { TradeInfo } from '../../../design-system/domain/trade/TradeInfo.tsx'
import { TradeNotes } from '../../../design-system/domain/trade/TradeNotes.tsx'
import { TradeTerms } from '../../../design-system/domain/trade/TradeTerms.tsx'
import { Card } from '../../../design-system/primitives/card/Card.tsx'
import { Stack } from '../../../design-system/primitives/layout/Stack.tsx'
import { btc, ngn } from '../support/storyAsset.ts'
import { minutesFromNow, withStoppedClock } from '../support/storyClock.tsx'
import { storyTrade } from '../support/storyTrade.ts'

const meta = preview.meta({
  title: 'Domain/Trade/TradeTabs',
  component: TradeInfo,
  decorators: [withStoppedClock],
})

const trade = storyTrade('disput')
const args = { trade, coin: btc, fiat: ngn }
const states = () => (
  <Stack>
    <Card padding="none">
      <PartnerCard
        partner={trade.counterparty}
        activity={{ isOnline: true, lastOnlineAt: null }}
        isLooking
        href="/user/lagoscoin"
      />
    </Card>
    <Card padding="none">
      <TradeInfo trade={trade} coin={btc} fiat={ngn} />
    </Card>
    <Card padding="none">
      <TradeTerms terms={trade.terms} />
    </Card>
    <Card padding="none">
      <TradeTerms terms="" />
    </Card>
    <Card padding="none">
      <TradeNotes>
        <MemoForm
          userName="lagoscoin"
          content={{ status: 'ready', memo: { text: '', updatedAt: null } }}
          onSave={async () => undefined}
          onDelete={async () => undefined}
        />
      </TradeNotes>
    </Card>
  </Stack>
)

export const States = meta.story({ tags: ['visual'], args, render: states })
export const Russian = meta.story({ globals: { locale: 'ru' }, args, render: states })

export const ShowsOnlyWhatHappened = meta.story({
  args: { ...args, trade: storyTrade('new') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('#8F2K41')).toBeVisible()
    await expect(canvas.getByText('Opened')).toBeVisible()
    await expect(canvas.queryByText('Marked as paid')).not.toBeInTheDocument()
    await expect(canvas.queryByText('Dispute opened')).not.toBeInTheDocument()
  },
})

export const ActivityIsFresherThanTheProfile = meta.story({
  args,
  render: () => (
    <PartnerCard
      partner={trade.counterparty}
      activity={{ isOnline: false, lastOnlineAt: minutesFromNow(-3) }}
      isLooking={false}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Seen 3 min ago')).toBeVisible()
    await expect(canvas.queryByText('Online now')).not.toBeInTheDocument()
  },
})
