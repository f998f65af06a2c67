import type { ComponentProps } from 'react'
import Check from 'lucide-react/icons/check'
import CheckCheck from 'lucide-react/icons/check-check'
import Flag from 'lucide-react/icons/flag'
import Gavel from 'lucide-react/icons/gavel'
import Pin from 'lucide-react/icons/pin'
import PinOff from 'lucide-react/icons/pin-off'
import { formatDate } from '../../../../format/date/formatDate.ts'
import { useLocale } from '../../../../locales/useLocale.ts'
import { useT } from '../../../../locales/useT.ts'
import { VisuallyHidden } from '../../../../primitives/hidden/VisuallyHidden.tsx'
import { IconButton } from '../../../../primitives/button/IconButton.tsx'
import { Icon } from '../../../../primitives/icon/Icon.tsx'
import { AttachmentView } from './AttachmentView.tsx'
import { Author, Bubble, BubbleRoot, BubbleText, Meta, PinPlace, Care } from './MessageBubble.styles.ts'
import type { Message } from './message.ts'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { contactsIn } from './contacts.ts'

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
  /** Pins the message, or lets it go; left out, nobody can. */
  onPin?: ((messageId: string, isPinned: boolean) => void) | undefined
  /** Asks what is wrong with a message of somebody else; left out, nobody can say so. */
  onReport?: ((message: Message) => void) | undefined
}

/** What one person said: own messages on the right with how far they got, the partner's on the left with a mark on links and contacts, the arbiter's marked. */
export function MessageBubble({ message, onOpenImage, onPin, onReport }: MessageBubbleProps) {
  const t = useT('chat')
  const locale = useLocale()
  const time = formatDate(message.createdAt, { format: 'time', locale })
  const tick = tickOf(message)
  const isStaff = message.author === 'arbiter'
  const name = message.isMine ? t('you') : (message.authorName ?? '')
  return (
    <BubbleRoot data-mine={message.isMine} data-author={message.author}>
      {isStaff && (
        <Author>
          <Icon of={Gavel} size="s" />
          {t('arbiter')}
        </Author>
      )}
      <VisuallyHidden>{t('author', { name, time })}: </VisuallyHidden>
      <Bubble>
        {message.attachment !== null && (
          <AttachmentView attachment={message.attachment} onOpenImage={onOpenImage} />
        )}
        {/* In whatever language it was written, it runs as that does. */}
        {message.text !== '' && <BubbleText dir="auto">{message.text}</BubbleText>}
      </Bubble>
      {!message.isMine && !isStaff && <ContactMark text={message.text} />}
      <Meta data-read={ticks[tick].isRead}>
        <time dateTime={message.createdAt}>{time}</time>
        {message.isMine && <Icon of={ticks[tick].icon} size="xs" label={t(tick)} />}
        {onPin !== undefined && (
          <PinPlace data-pinned={message.isPinned}>
            <IconButton
              icon={message.isPinned ? PinOff : Pin}
              size="s"
              iconSize="xs"
              label={t(message.isPinned ? 'unpin' : 'pin')}
              onClick={() => onPin(message.id, !message.isPinned)}
            />
          </PinPlace>
        )}
        {onReport !== undefined && !message.isMine && (
          <PinPlace data-pinned={false}>
            <IconButton
              icon={Flag}
              size="s"
              iconSize="xs"
              label={t('report')}
              aria-haspopup="dialog"
              onClick={() => onReport(message)}
            />
          </PinPlace>
        )}
      </Meta>
    </BubbleRoot>
  )
}

interface ContactMarkProps {
  /** What the partner wrote. */
  text: string
}

/** Says under a message that it leads out of the chat, and what not to do. Shows nothing where it does not. */
function ContactMark({ text }: ContactMarkProps) {
  const t = useT('chat')
  const [first] = contactsIn(text)
  if (first === undefined) return null
  return (
    <Care>
      <Icon of={TriangleAlert} size="xs" />
      {t(first === 'link' ? 'contacts.receivedLink' : 'contacts.receivedContact')}
    </Care>
  )
}
