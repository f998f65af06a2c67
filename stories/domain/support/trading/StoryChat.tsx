import { fn } from 'storybook/test'
import { Chat } from '../../../../design-system/domain/trading/chat/Chat.tsx'
import { ChatComposer } from '../../../../design-system/domain/trading/chat/composer/ChatComposer.tsx'
import { storyAssets, storyMessages } from './storyMessages.ts'

const nothing = fn()

/** What two people said in a trade, and where the next message is written. Nothing of it acts. */
export function StoryChat() {
  return (
    <>
      <Chat
        messages={storyMessages}
        outgoing={[]}
        assets={storyAssets}
        partnerName="lagoscoin"
        isPartnerTyping={false}
        hasOlder={false}
        isLoadingOlder={false}
        onLoadOlder={nothing}
        onRetry={nothing}
        onDiscard={nothing}
        onRead={nothing}
        pinned={[]}
        onPin={nothing}
      />
      <ChatComposer
        draft=""
        onDraft={nothing}
        file={null}
        onAttach={nothing}
        onRemoveFile={nothing}
        onSend={nothing}
      />
    </>
  )
}
