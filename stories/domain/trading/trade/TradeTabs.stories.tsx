import { expect, fn, screen } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { MemoForm } from '../../../../design-system/domain/people/profile/MemoForm.tsx'
import { PartnerCard } from '../../../../design-system/domain/trading/trade/partner/PartnerCard.tsx'
import { PartnerMenu } from '../../../../design-system/domain/trading/trade/partner/PartnerMenu.tsx'
import { TradeHistory } from '../../../../design-system/domain/trading/trade/info/TradeHistory.tsx'
import { TradeInfo } from '../../../../design-system/domain/trading/trade/info/TradeInfo.tsx'
import { TradeNotes } from '../../../../design-system/domain/trading/trade/info/TradeNotes.tsx'
import { TradeTerms } from '../../../../design-system/domain/trading/trade/info/TradeTerms.tsx'
import { Card } from '../../../../design-system/primitives/card/Card.tsx'
import { Stack } from '../../../../design-system/primitives/layout/Stack.tsx'
import { btc, ngn } from '../../support/storyAsset.ts'
import { minutesFromNow, withStoppedClock } from '../../support/storyClock.tsx'
import { storyAssets } from '../../support/trading/storyMessages.ts'
import { storyTrade } from '../../support/trading/storyTrade.ts'
import { tellsOfPress } from '../../../support/plays.ts'

const meta = preview.meta({
  title: 'Domain/Trade/TradeTabs',
  component: TradeInfo,
  decorators: [withStoppedClock],
})

const trade = storyTrade('disput')
const args = { trade, coin: btc, fiat: ngn }
const memo = (label: string | null) => (
  <MemoForm
    userName="lagoscoin"
    words={label === null ? undefined : { label, placeholder: 'Reference, …' }}
    content={{ status: 'ready', memo: { text: '', updatedAt: null } }}
    onSave={async () => undefined}
    onDelete={async () => undefined}
  />
)
const onAskForFile = fn()
const menu = (again: string | null) => (
  <PartnerMenu
    partnerName="lagoscoin"
    actions={[
      {
        action: 'request_attachment',
        isAvailable: again === null,
        reason: again === null ? null : 'too_early',
        availableAt: again,
        until: null,
      },
    ]}
    onAskForFile={onAskForFile}
    onProfile={fn()}
  />
)
const step = (code: string, minutes: number, by: 'buyer' | 'seller' | 'arbiter' | null) => ({
  id: code,
  code,
  at: minutesFromNow(minutes),
  by,
  byName: by === 'seller' ? 'lagoscoin' : null,
  isMine: by === 'buyer',
  amount: code === 'escrow_locked' || code === 'released' ? '0.00169634' : null,
  asset: code === 'escrow_locked' || code === 'released' ? 'BTC' : null,
})
const steps = [
  step('feedback_left', 0, 'buyer'),
  step('released', -1, 'seller'),
  step('ruled_for_buyer', -2, 'arbiter'),
  step('escrow_time_over', -3, null),
  step('seller_asks_for_file', -4, 'seller'),
  step('of_a_later_server', -5, null),
  step('escrow_locked', -6, 'buyer'),
]
const states = () => (
  <Stack>
    <Card padding="none">
      <PartnerCard
        partner={trade.counterparty}
        activity={{ isOnline: true, lastOnlineAt: null }}
        isLooking
        href="/user/lagoscoin"
        end={menu(null)}
      />
    </Card>
    <Card padding="none">
      <TradeInfo trade={trade} coin={btc} fiat={ngn} />
    </Card>
    <Card padding="none">
      <TradeTerms terms={trade.terms} />
    </Card>
    <Card padding="none">
      <TradeHistory content={{ status: 'ready', steps }} assets={storyAssets} />
    </Card>
    <Card padding="none">
      <TradeTerms terms="" />
    </Card>
    <Card padding="none">
      <TradeNotes partnerName="lagoscoin" trade={memo('About the trade')} partner={memo(null)} />
    </Card>
  </Stack>
)

/** The cards around a chat: partner, facts, terms, history, notes, and an owner who wrote no terms. */
export const States = meta.story({ tags: ['visual'], args, render: states })
/** The cards in Russian, where facts and steps of the history run longest. */
export const Russian = meta.story({ globals: { locale: 'ru' }, args, render: states })

/** Each step says who took it: the viewer, the partner, the arbiter, or time by itself. */
export const HistorySaysWhoAndWhen = meta.story({
  args,
  render: () => <TradeHistory content={{ status: 'ready', steps }} assets={storyAssets} />,
  play: async ({ canvas }) => {
    const [first, second, third, fourth] = canvas.getAllByRole('listitem')
    await expect(first).toHaveTextContent(/Feedback was left.*You ·/)
    await expect(second).toHaveTextContent(/0.00169634.BTC released to the buyer.*lagoscoin ·/)
    await expect(third).toHaveTextContent(/The arbiter ·/)
    await expect(fourth).toHaveTextContent(/By itself ·/)
  },
})

const onRetry = fn()
/** A history on its way over one that did not load and can be tried again. */
export const HistoryComesOrFails = meta.story({
  args,
  render: () => (
    <Stack>
      <TradeHistory content={{ status: 'loading' }} assets={storyAssets} />
      <TradeHistory content={{ status: 'failed', onRetry }} assets={storyAssets} />
    </Stack>
  ),
  play: tellsOfPress('Try again', onRetry),
})

/** Too early, the menu says from when one may ask again; a press is passed on, for the server to judge. */
export const AsksForAFile = meta.story({
  args,
  render: () => menu(minutesFromNow(10)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More about lagoscoin' }))
    const ask = await screen.findByRole('menuitem', { name: /You can ask again at/ })
    await userEvent.click(ask)
    await expect(onAskForFile).toHaveBeenCalledOnce()
  },
})

/** A trade that just began lists its number and its opening, and no payment or dispute yet. */
export const ShowsOnlyWhatHappened = meta.story({
  args: { ...args, trade: storyTrade('new') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('#8F2K41')).toBeVisible()
    await expect(canvas.getByText('Opened')).toBeVisible()
    await expect(canvas.queryByText('Marked as paid')).not.toBeInTheDocument()
    await expect(canvas.queryByText('Dispute opened')).not.toBeInTheDocument()
  },
})

/** The partner's live presence wins over the one that their profile came with. */
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
