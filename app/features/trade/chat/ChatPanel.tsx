import type { AssetBook } from '@souk/design-system/domain/asset/assetBook.ts'
import { Chat } from '@souk/design-system/domain/chat/Chat.tsx'
import { ChatComposer } from '@souk/design-system/domain/chat/ChatComposer.tsx'
import { ChatFailed } from '@souk/design-system/domain/chat/ChatFailed.tsx'
import { ChatLoading } from '@souk/design-system/domain/chat/ChatLoading.tsx'
import { useModalOf } from '@souk/design-system/modal/useModal.ts'
import type { modalTable } from '../../../modals/modalTable.ts'
import type { Talk } from './useTalk.ts'

interface ChatPanelProps {
  talk: Talk
  assets: AssetBook
  partnerName: string
}

/** The tab with the chat: what was said, and where one writes. */
export function ChatPanel({ talk, assets, partnerName }: ChatPanelProps) {
  const { conversation, chat, composer } = talk
  const modal = useModalOf<typeof modalTable>()
  const { messages, hasFailed, isLoading, hasOlder, isLoadingOlder, loadOlder, refetch } = conversation
  if (hasFailed) return <ChatFailed isRetrying={isLoading} onRetry={refetch} />
  if (messages === null) return <ChatLoading />
  return (
    <>
      <Chat
        {...{ messages, assets, partnerName, hasOlder, isLoadingOlder }}
        {...chat}
        onLoadOlder={loadOlder}
        onOpenImage={attachment => void modal.open('attachment', { attachment })}
      />
      <ChatComposer {...composer} />
    </>
  )
}
