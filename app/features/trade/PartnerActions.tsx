import { PartnerMenu } from '@souk/design-system/domain/trading/trade/partner/PartnerMenu.tsx'
import type { TradeChatPanel_TradeFragment } from '../../__generated__/graphql.ts'
import { useIntent } from '../../services/useIntent.ts'
import { paths } from '../../routes/paths.ts'
import { useServices } from '../../services/useServices.ts'
import { RequestAttachmentMutation } from './chat/Chat.mutations.ts'
import { conversationCache } from './chat/conversation.ts'

interface PartnerActionsProps {
  trade: Pick<TradeChatPanel_TradeFragment, 'id' | 'counterparty' | 'actions'>
}

/** What can be done about the partner; the conversation then says that it was. */
export function PartnerActions({ trade }: PartnerActionsProps) {
  const { client, navigation } = useServices()
  const { run } = useIntent(RequestAttachmentMutation)
  const { userName, isGuest } = trade.counterparty
  const ask = async () => {
    const { requestAttachment } = await run({ id: trade.id })
    if (requestAttachment) conversationCache(client, trade.id).add(requestAttachment)
  }
  return (
    <PartnerMenu
      partnerName={userName}
      actions={trade.actions}
      // What it was refused for is alerted.
      onAskForFile={() => void ask().catch(() => {})}
      onProfile={isGuest ? undefined : () => navigation.go(paths.user(userName))}
    />
  )
}
