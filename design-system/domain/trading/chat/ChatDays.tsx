import type { ComponentProps } from 'react'
import { formatDate } from '../../../format/date/formatDate.ts'
import { useLocale } from '../../../locales/useLocale.ts'
import { useT } from '../../../locales/useT.ts'
import type { AssetBook } from '../../reference/asset/assetBook.ts'
import { useNow } from '../../reference/clock/useNow.ts'
import { DayMark } from './Chat.styles.ts'
import { EscrowLine } from './message/EscrowLine.tsx'
import { MessageBubble } from './message/MessageBubble.tsx'
import { chatDays, dayName } from './chatDays.ts'
import type { Message } from './message/message.ts'

interface ChatDaysProps extends Pick<
  ComponentProps<typeof MessageBubble>,
  'onOpenImage' | 'onPin' | 'onReport'
> {
  messages: readonly Message[]
  assets: Pick<AssetBook, 'of'>
}

/** Messages and notes in order, with a mark where another day begins. */
export function ChatDays({ messages, assets, onOpenImage, onPin, onReport }: ChatDaysProps) {
  const t = useT('chat')
  const locale = useLocale()
  const now = useNow('halfMinute')
  return chatDays(messages, locale).flatMap(({ key, items }) => {
    const first = items[0]?.createdAt ?? ''
    const name = dayName(first, now, locale)
    return [
      <DayMark key={key}>
        {name === 'other' ? formatDate(first, { format: 'dayMonth', locale }) : t(name)}
      </DayMark>,
      ...items.map(message =>
        message.system === null ? (
          <MessageBubble key={message.id} {...{ message, onOpenImage, onPin, onReport }} />
        ) : (
          <EscrowLine key={message.id} note={message.system} createdAt={message.createdAt} assets={assets} />
        ),
      ),
    ]
  })
}
