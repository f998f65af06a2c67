import type { ChatComposer } from '@souk/design-system/domain/trading/chat/composer/ChatComposer.tsx'
import { useErrorText } from '@souk/design-system/locales/useErrorText.ts'
import { useState, useSyncExternalStore, type ComponentProps } from 'react'
import { useSettings } from '../../../session/useSettings.ts'
import type { ActivityTeller } from './typingActivity.ts'
import type { RefusedMessage } from './outbox.ts'
import type { ChatMemory } from './chatMemory.ts'
import type { Conversation } from './useConversation.ts'
import { useDraftFile } from './useDraftFile.ts'

interface ComposerOptions {
  readonly tradeId: string
  readonly memory: ChatMemory
  readonly activity: ActivityTeller
  readonly conversation: Pick<Conversation, 'messages'>
}

/** What is being written: kept while the chat is closed, sent once, and what was wrong with the last try. */
export function useComposer(options: ComposerOptions): Omit<ComponentProps<typeof ChatComposer>, 'ref'> {
  const { tradeId, memory, activity, conversation } = options
  const { outbox } = memory
  const errorText = useErrorText()
  const longest = useSettings()?.messageMaxLength ?? Number.POSITIVE_INFINITY
  const [draft, setDraft] = useState(memory.draft())
  const { file, uploaded, error, attach, remove } = useDraftFile(tradeId)
  const refused = useSyncExternalStore(outbox.subscribe, outbox.refused)
  const isTooLong = draft.length > longest

  const keep = (text: string) => {
    memory.keepDraft(text)
    setDraft(text)
  }
  const write = (text: string) => {
    keep(text)
    if (text === '') activity.stopped()
    else activity.typed()
  }
  const isReady = !isTooLong && (file === null ? draft.trim() !== '' : uploaded !== null)
  const onSend = () => {
    if (!isReady) return
    outbox.add({ text: draft.trim(), attachment: uploaded })
    keep('')
    activity.sent()
    remove()
  }
  const mustWait = refused !== null && waitsForArbiter(refused, conversation)
  const problem = () => {
    if (isTooLong) return errorText({ code: 'too_long', params: { max: longest } })
    return error ?? (refused === null || mustWait ? undefined : errorText(refused.words))
  }
  return {
    draft,
    onDraft: write,
    file,
    onAttach: attach,
    onRemoveFile: remove,
    onSend,
    error: problem(),
    disabledReason: mustWait ? errorText(refused.words) : undefined,
  }
}

/** In a dispute each side has one reply a message of the arbiter: after it, the arbiter's next one opens the way again. */
function waitsForArbiter(
  { words, createdAt }: RefusedMessage,
  { messages }: ComposerOptions['conversation'],
) {
  const isAnswered = messages?.some(({ author, createdAt: at }) => author === 'arbiter' && at > createdAt)
  return words.code === 'no_reply_left' && isAnswered !== true
}
