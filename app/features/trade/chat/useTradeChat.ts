import type { Chat } from '@souk/design-system/domain/trading/chat/Chat.tsx'
import type { ChatComposer } from '@souk/design-system/domain/trading/chat/composer/ChatComposer.tsx'
import type { OutgoingMessage } from '@souk/design-system/domain/trading/chat/message/message.ts'
import type { TradeSide } from '@souk/design-system/domain/reference/status/tradeStatus.ts'
import { useState, useSyncExternalStore, type ComponentProps } from 'react'
import { newId } from '../../../device/newId.ts'
import { useServices } from '../../../services/useServices.ts'
import type { PartnerNow } from './chatLine.ts'
import { chatMemory } from './chatMemory.ts'
import { useChatLine } from './useChatLine.ts'
import { useCodeQuestion } from './useCodeQuestion.ts'
import { useComposer } from './useComposer.ts'
import { useConversation, type Conversation } from './useConversation.ts'
import { useMutation } from '@apollo/client/react'
import { PinMessageMutation } from './Chat.mutations.ts'
import { conversationCache } from './conversation.ts'
import { refreshConversation } from './refreshConversation.ts'

/** Everything that the chat's components take, wherever on the page they stand. */
export interface TradeChat {
  readonly conversation: Conversation
  readonly chat: Pick<
    ComponentProps<typeof Chat>,
    'outgoing' | 'isPartnerTyping' | 'onRetry' | 'onDiscard' | 'onRead' | 'onPin'
  >
  readonly composer: Omit<ComponentProps<typeof ChatComposer>, 'ref'>
  readonly partner: PartnerNow
}

/** The conversation of a trade: what was said, what is on its way, what is being written, what the partner does. */
export function useTradeChat(tradeId: string, viewerSide: TradeSide): TradeChat {
  const { client, session, clock } = useServices()
  const [memory] = useState(() => {
    const userId = session.current().userId ?? ''
    return chatMemory({
      client,
      tradeId,
      userId,
      isThere: () => session.current().userId === userId,
      newId,
      now: () => clock.now().toISOString(),
    })
  })
  const { outbox } = memory
  const conversation = useConversation(tradeId)
  const line = useChatLine({ tradeId, viewerSide, outbox })
  const ask = useCodeQuestion(outbox)
  const outgoing = useSyncExternalStore(outbox.subscribe, outbox.current)
  const composer = useComposer({ tradeId, memory, activity: line.activity, conversation })
  const pin = usePin(tradeId)
  return {
    conversation,
    chat: {
      outgoing: notYetThere(outgoing, conversation),
      isPartnerTyping: line.now.isTyping,
      onRetry: clientId => (outbox.asks() === clientId ? ask() : outbox.retry(clientId)),
      onDiscard: outbox.discard,
      onRead: line.marks.inView,
      onPin: pin,
    },
    composer,
    partner: line.now,
  }
}

/** A message can be in the conversation before its own answer is here: it is shown once. */
function notYetThere(
  outgoing: readonly OutgoingMessage[],
  { messages }: Conversation,
): readonly OutgoingMessage[] {
  const known = new Set(messages?.map(({ clientId }) => clientId))
  return outgoing.filter(({ clientId }) => !known.has(clientId))
}

/** Pins a message of a trade, or lets it go, for both sides. What it is refused for is alerted. */
function usePin(tradeId: string): (messageId: string, isPinned: boolean) => void {
  const { client } = useServices()
  const [pin] = useMutation(PinMessageMutation)
  const turn = async (messageId: string, isPinned: boolean) => {
    await pin({ variables: { id: tradeId, messageId, input: { isPinned } } })
    if (!conversationCache(client, tradeId).pin(messageId, isPinned)) refreshConversation(client, tradeId)
  }
  return (messageId, isPinned) => {
    // What it was refused for is alerted.
    void turn(messageId, isPinned).catch(() => {})
  }
}
