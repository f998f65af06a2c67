import type { FragmentType } from '@apollo/client'
import { useSuspenseFragment } from '@apollo/client/react'
import type { AssetBook } from '@souk/design-system/domain/reference/asset/assetBook.ts'
import { PartnerCard } from '@souk/design-system/domain/trading/trade/partner/PartnerCard.tsx'
import { TradeChatCard } from '@souk/design-system/domain/trading/trade/TradeChatCard.tsx'
import { useMedia } from '@souk/design-system/primitives/media/useMedia.ts'
import { media } from '@souk/design-system/tokens/vars.ts'
import { ConnectionLine } from '../../parts/frame/ConnectionLine.tsx'
import { paths } from '../../routes/paths.ts'
import { usePart } from '../../services/usePart.ts'
import { useTradeChat } from './chat/useTradeChat.ts'
import { PartnerActions } from './PartnerActions.tsx'
import { TradeTabs } from './TradeTabs.tsx'
import { TradeChatPanelFragment } from './TradeChatPanel.fragment.ts'
import type { TradeActions } from './useTradeActions.ts'
import type { TradeSide } from '@souk/design-system/domain/reference/status/tradeStatus.ts'
import { useEffect, useRef } from 'react'
import { refetchShown } from '../../network/apollo/refetchShown.ts'
import { useServices } from '../../services/useServices.ts'

/** What covers a page is heavy, and a wide screen has room beside it. */
const loadSheet = () =>
  import('@souk/design-system/domain/trading/chat/ChatSheet.tsx').then(module => module.ChatSheet)

interface TradeChatPanelProps {
  trade: FragmentType<typeof TradeChatPanelFragment>
  assets: AssetBook
  actions: TradeActions
  /** On a phone it is a sheet that covers the page. */
  isOpen: boolean
  onClose: () => void
}

/** The partner, the chat, the facts and the terms: beside the trade, or on a phone as a sheet over it. */
export function TradeChatPanel({ trade, assets, actions, isOpen, onClose }: TradeChatPanelProps) {
  const { data } = useSuspenseFragment({ fragment: TradeChatPanelFragment, from: trade })
  const talk = useTradeChat(data.id, data.viewerSide)
  useArbiterFollows(data.viewerSide, talk.conversation.messages?.at(-1)?.id ?? null)
  const isPhone = useMedia(media.phone)
  const showSheet = usePart(isPhone, loadSheet)
  const { presence, isLooking } = talk.partner
  const activity = presence ?? data.activity
  const partner = (
    <PartnerCard
      partner={data.counterparty}
      // Guests have no page.
      href={data.counterparty.isGuest ? undefined : paths.user(data.counterparty.userName)}
      {...{ activity, isLooking }}
      end={<PartnerActions trade={data} />}
    />
  )
  const tabs = <TradeTabs trade={data} talk={talk} assets={assets} />
  if (!isPhone) {
    return (
      <TradeChatCard trade={data}>
        {partner}
        {tabs}
      </TradeChatCard>
    )
  }
  const fiat = assets.of(data.currencyCode)
  const { pending, act } = actions
  return showSheet?.({
    trade: data,
    fiat,
    pending,
    partner,
    isOpen,
    onClose,
    onAction: act,
    children: (
      <>
        <ConnectionLine />
        {tabs}
      </>
    ),
  })
}

/**
 * An arbiter hears a trade's conversation and no other event of it. Whatever happens leaves a message there: with each new
 * one the trade is asked for again.
 */
function useArbiterFollows(viewerSide: TradeSide, newestMessageId: string | null): void {
  const { client } = useServices()
  const seen = useRef<string | null>(null)
  useEffect(() => {
    const isNews = seen.current !== null && newestMessageId !== seen.current
    seen.current = newestMessageId
    // What does not come now comes with the next message, or when the connection is back.
    if (isNews && viewerSide === 'arbiter') refetchShown(client, ['trade']).catch(() => {})
  }, [client, viewerSide, newestMessageId])
}
