import { expect } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { PartnerCard } from '../../../../design-system/domain/trading/trade/partner/PartnerCard.tsx'
import { TradeChatCard } from '../../../../design-system/domain/trading/trade/TradeChatCard.tsx'
import { TalkTabs, talkTabs } from '../../../../design-system/domain/trading/trade/TalkTabs.tsx'
import type { TalkTab } from '../../../../design-system/domain/trading/trade/TalkTabs.tsx'
import { TradeTerms } from '../../../../design-system/domain/trading/trade/info/TradeTerms.tsx'
import { ValueHolder } from '../../../support/ValueHolder.tsx'
import { withStoppedClock } from '../../support/storyClock.tsx'
import { storyTrade } from '../../support/trading/storyTrade.ts'

const meta = preview.meta({
  title: 'Domain/Trade/TradeChatCard',
  component: TradeChatCard,
  decorators: [withStoppedClock],
})

const trade = storyTrade('new')
const render = () => (
  <ValueHolder<TalkTab> initial="terms">
    {(tab, set) => (
      <TradeChatCard trade={trade}>
        <PartnerCard partner={trade.counterparty} activity={trade.activity} isLooking />
        <TalkTabs selected={tab} onSelect={set} unreadCount={tab === 'chat' ? 0 : 2} hasNotes>
          {tab === 'terms' ? <TradeTerms terms={trade.terms} /> : tab}
        </TalkTabs>
      </TradeChatCard>
    )}
  </ValueHolder>
)

/** Partner, tabs and the open tab in one card; what waits in the chat is counted on its tab until it is opened. */
export const Default = meta.story({ tags: ['visual'], args: { trade, children: null }, render })
/** Five Russian tabs share the width of one card. */
export const Russian = meta.story({
  globals: { locale: 'ru' },
  args: { trade, children: null },
  render,
})

Default.test('shows one tab at a time, and how much waits in the chat', async ({ canvas, userEvent }) => {
  await expect(canvas.getAllByRole('tab')).toHaveLength(talkTabs.length)
  await expect(canvas.getByRole('tab', { name: /Chat.*2/ })).toHaveAttribute('aria-selected', 'false')
  await userEvent.click(canvas.getByRole('tab', { name: /Chat/ }))
  await expect(canvas.getByRole('tabpanel')).toHaveTextContent('chat')
  await expect(canvas.getByRole('tab', { name: 'Chat' })).toHaveAttribute('aria-selected', 'true')
})
