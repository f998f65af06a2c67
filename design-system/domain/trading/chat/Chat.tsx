import type { ComponentProps } from 'react'
import { useEffect, useEffectEvent, useState } from 'react'
import ArrowDown from 'lucide-react/icons/arrow-down'
import { useT } from '../../../locales/useT.ts'
import { Button } from '../../../primitives/button/Button.tsx'
import { Text } from '../../../primitives/text/Text.tsx'
import type { AssetBook } from '../../reference/asset/assetBook.ts'
import { ChatRoot, Jump, Log, OlderPlace, TopMark, Viewport } from './Chat.styles.ts'
import { ChatDays } from './ChatDays.tsx'
import { OutgoingBubble } from './message/OutgoingBubble.tsx'
import { PinnedMessages } from './message/PinnedMessages.tsx'
import { TypingIndicator } from './TypingIndicator.tsx'
import type { Attachment, Message, OutgoingMessage } from './message/message.ts'
import { useChatScroll } from './useChatScroll.ts'

type ChatProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** The oldest first. */
  messages: readonly Message[]
  /** What the server does not have yet, in order of sending. */
  outgoing: readonly OutgoingMessage[]
  assets: Pick<AssetBook, 'of'>
  partnerName: string
  isPartnerTyping: boolean
  /** There are messages before the first. */
  hasOlder: boolean
  isLoadingOlder: boolean
  onLoadOlder: () => void
  onRetry: (clientId: string) => void
  onDiscard: (clientId: string) => void
  /** The newest message of somebody else has come into view. */
  onRead: (messageId: string) => void
  /** Shows an image over the page; left out, it opens in a tab of its own. */
  onOpenImage?: ((attachment: Attachment) => void) | undefined
  /** What both sides keep in sight, the latest pin first. */
  pinned: readonly Message[]
  onPin: (messageId: string, isPinned: boolean) => void
  /** Asks what is wrong with a message; left out, nobody can say so. */
  onReport?: ((message: Message) => void) | undefined
}

/** A trade's conversation. Follows new messages while its end is in view; otherwise it stays, and says how many are new. */
export function Chat({
  messages,
  outgoing,
  assets,
  partnerName,
  isPartnerTyping,
  hasOlder,
  isLoadingOlder,
  onLoadOlder,
  onRetry,
  onDiscard,
  onRead,
  onOpenImage,
  pinned,
  onPin,
  onReport,
  ...rest
}: ChatProps) {
  const t = useT('chat')
  const reachTop = () => hasOlder && !isLoadingOlder && onLoadOlder()
  const { viewport, content, top, isAtEnd, toEnd } = useChatScroll(messages[0]?.id ?? null, reachTop)
  const newCount = useNewCount(messages, isAtEnd)
  const newest = messages.findLast(({ isMine, system }) => !isMine && system === null)?.id
  const tellRead = useEffectEvent(onRead)
  useEffect(() => {
    if (isAtEnd && newest !== undefined) tellRead(newest)
  }, [isAtEnd, newest])
  // Whoever sends wants to see it.
  const lastSent = outgoing.at(-1)?.clientId
  useEffect(() => {
    if (lastSent !== undefined) toEnd()
  }, [lastSent, toEnd])
  return (
    <ChatRoot {...rest}>
      <PinnedMessages messages={pinned} onUnpin={id => onPin(id, false)} />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by the keyboard */}
      <Viewport ref={viewport} role="log" aria-label={t('log')} aria-busy={isLoadingOlder} tabIndex={0}>
        <Log ref={content}>
          <TopMark ref={top} />
          {hasOlder && (
            <OlderPlace>
              <Button
                size="s"
                variant="ghost"
                pendingLabel={isLoadingOlder ? t('loadingOlder') : undefined}
                onClick={onLoadOlder}
              >
                {t('older')}
              </Button>
            </OlderPlace>
          )}
          {messages.length === 0 && outgoing.length === 0 && (
            <Text as="p" tone="secondary">
              {t('empty')}
            </Text>
          )}
          <ChatDays {...{ messages, assets, onOpenImage, onPin, onReport }} />
          {outgoing.map(message => (
            <OutgoingBubble key={message.clientId} {...{ message, onRetry, onDiscard }} />
          ))}
          <TypingIndicator name={partnerName} isTyping={isPartnerTyping} />
        </Log>
      </Viewport>
      {!isAtEnd && (
        <Jump>
          <Button size="s" variant="primary" icon={ArrowDown} onClick={toEnd}>
            {newCount === 0 ? t('newest') : t('newMessages', { count: newCount })}
          </Button>
        </Jump>
      )}
    </ChatRoot>
  )
}

/** How many messages of others came since the end was last in view. */
function useNewCount(messages: readonly Message[], isAtEnd: boolean): number {
  const newest = messages.at(-1)?.id
  const [seen, setSeen] = useState(newest)
  if (isAtEnd && seen !== newest) setSeen(newest)
  const from = messages.findIndex(({ id }) => id === seen) + 1
  return isAtEnd ? 0 : messages.slice(from).filter(({ isMine }) => !isMine).length
}
