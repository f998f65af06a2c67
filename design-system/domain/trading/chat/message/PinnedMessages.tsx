import ChevronDown from 'lucide-react/icons/chevron-down'
import ChevronUp from 'lucide-react/icons/chevron-up'
import Pin from 'lucide-react/icons/pin'
import PinOff from 'lucide-react/icons/pin-off'
import { useState } from 'react'
import { useT } from '../../../../locales/useT.ts'
import { IconButton } from '../../../../primitives/button/IconButton.tsx'
import { Icon } from '../../../../primitives/icon/Icon.tsx'
import { PinItem, PinList, PinsRoot, PinWords } from './PinnedMessages.styles.ts'
import type { Message } from './message.ts'

interface PinnedMessagesProps {
  /** The latest pin first. */
  messages: readonly Message[]
  onUnpin: (messageId: string) => void
}

/** What both sides keep in sight over the chat: the latest pin in a line, all of them unfolded. Shows nothing without any. */
export function PinnedMessages({ messages, onUnpin }: PinnedMessagesProps) {
  const t = useT('chat')
  const [isOpen, setOpen] = useState(false)
  if (messages.length === 0) return null
  const shown = isOpen ? messages : messages.slice(0, 1)
  return (
    <PinsRoot aria-label={t('pinnedList')} data-folded={!isOpen}>
      <PinList>
        {shown.map((message, index) => (
          <PinItem key={message.id}>
            <Icon of={Pin} size="xs" />
            <PinWords>
              {message.text === '' && message.attachment !== null
                ? t('attachedFile', { name: message.attachment.name })
                : message.text}
            </PinWords>
            {isOpen && (
              <IconButton icon={PinOff} size="s" label={t('unpin')} onClick={() => onUnpin(message.id)} />
            )}
            {index === 0 && (
              <IconButton
                icon={isOpen ? ChevronUp : ChevronDown}
                size="s"
                label={isOpen ? t('foldPins') : t('pinnedBy', { count: messages.length })}
                aria-expanded={isOpen}
                onClick={() => setOpen(!isOpen)}
              />
            )}
          </PinItem>
        ))}
      </PinList>
    </PinsRoot>
  )
}
