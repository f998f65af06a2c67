import type { ComponentProps } from 'react'
import Check from 'lucide-react/icons/check'
import CheckCheck from 'lucide-react/icons/check-check'
import { formatDate } from '../../format/formatDate.ts'
import { useLocale } from '../../locales/useLocale.ts'
import { useT } from '../../locales/useT.ts'
import { VisuallyHidden } from '../../primitives/hidden/VisuallyHidden.tsx'
import { Icon } from '../../primitives/icon/Icon.tsx'
import { AttachmentView } from './AttachmentView.tsx'
import { Author, Bubble, BubbleRoot, BubbleText, Meta } from './MessageBubble.styles.ts'
import type { Message } from './message.ts'

const ticks = {
  sent: { icon: Check, isRead: false },
  delivered: { icon: CheckCheck, isRead: false },
  read: { icon: CheckCheck, isRead: true },
} as const

const tickOf = ({ deliveredAt, readAt }: Message): keyof typeof ticks => {
  if (readAt !== null) return 'read'
  return deliveredAt === null ? 'sent' : 'delivered'
}

interface MessageBubbleProps extends Pick<ComponentProps<typeof AttachmentView>, 'onOpenImage'> {
  message: Message
}

/** What one person said: own messages on the right with how far they got, the partner's on the left, the arbiter's marked. */
export function MessageBubble({ message, onOpenImage }: MessageBubbleProps) {
  const t = useT('chat')
  const locale = useLocale()
  const time = formatDate(message.createdAt, { format: 'time', locale })
  const tick = tickOf(message)
  const isArbiter = message.author === 'arbiter' && !message.isMine
  const name = isArbiter ? t('arbiter') : message.isMine ? t('you') : (message.authorName ?? '')
  return (
    <BubbleRoot data-mine={message.isMine} data-author={message.author}>
      {isArbiter ? <Author>{name}</Author> : <VisuallyHidden>{t('author', { name, time })}: </VisuallyHidden>}
      <Bubble>
        {message.attachment !== null && (
          <AttachmentView attachment={message.attachment} onOpenImage={onOpenImage} />
        )}
        {message.text !== '' && <BubbleText>{message.text}</BubbleText>}
      </Bubble>
      <Meta data-read={ticks[tick].isRead}>
        <time dateTime={message.createdAt}>{time}</time>
        {message.isMine && <Icon of={ticks[tick].icon} size="xs" label={t(tick)} />}
      </Meta>
    </BubbleRoot>
  )
}
