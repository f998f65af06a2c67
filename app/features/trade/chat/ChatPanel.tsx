import type { AssetBook } from '@souk/design-system/domain/reference/asset/assetBook.ts'
import { Chat } from '@souk/design-system/domain/trading/chat/Chat.tsx'
import { ChatComposer } from '@souk/design-system/domain/trading/chat/composer/ChatComposer.tsx'
import { ChatFailed } from '@souk/design-system/domain/trading/chat/ChatFailed.tsx'
import { ChatLoading } from '@souk/design-system/domain/trading/chat/ChatLoading.tsx'
import { waitsForFile } from '@souk/design-system/domain/trading/chat/composer/fileAsk.ts'
import type { TradeSide } from '@souk/design-system/domain/reference/status/tradeStatus.ts'
import { useModalOf } from '@souk/design-system/modal/useModal.ts'
import type { ReactNode } from 'react'
import type { modalTable } from '../../../parts/modals/modalTable.ts'
import { useReport } from '../../../parts/report/useReport.ts'
import type { TradeChat } from './useTradeChat.ts'

interface ChatPanelProps {
  talk: TradeChat
  assets: AssetBook
  partnerName: string
  viewerSide: TradeSide
  /** How much may still be written, in a dispute. */
  allowance: { readonly note: ReactNode; readonly disabledReason: string | undefined }
}

/** The tab with the chat: what was said, and where one writes. */
export function ChatPanel({ talk, assets, partnerName, viewerSide, allowance }: ChatPanelProps) {
  const { conversation, chat, composer } = talk
  const modal = useModalOf<typeof modalTable>()
  const report = useReport()
  const { messages, pinned, hasFailed, isLoading, hasOlder, isLoadingOlder, loadOlder, refetch } =
    conversation
  if (hasFailed) return <ChatFailed isRetrying={isLoading} onRetry={refetch} />
  if (messages === null) return <ChatLoading />
  const isAsked =
    viewerSide !== 'arbiter' && waitsForFile(messages, viewerSide === 'buyer' ? 'seller' : 'buyer')
  return (
    <>
      <Chat
        {...{ messages, pinned, assets, partnerName, hasOlder, isLoadingOlder }}
        {...chat}
        onLoadOlder={loadOlder}
        onOpenImage={attachment => void modal.open('attachment', { attachment })}
        onReport={
          report && (({ id, authorName }) => report({ kind: 'message', id, name: authorName ?? partnerName }))
        }
      />
      {allowance.note}
      <ChatComposer
        {...composer}
        disabledReason={allowance.disabledReason ?? composer.disabledReason}
        isStaff={viewerSide === 'arbiter'}
        fileAskedBy={isAsked ? partnerName : undefined}
      />
    </>
  )
}
