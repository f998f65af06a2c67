import { useMutation } from '@apollo/client/react'
import { useServices } from '../../../services/useServices.ts'
import { PinMessageMutation } from './Chat.mutations.ts'
import { conversationCache } from './conversation.ts'
import { refreshConversation } from './refreshConversation.ts'

/** Pins a message of a trade, or lets it go, for both sides. What it is refused for is alerted. */
export function usePin(tradeId: string): (messageId: string, isPinned: boolean) => void {
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
