import CircleAlert from 'lucide-react/icons/circle-alert'
import Clock from 'lucide-react/icons/clock'
import Paperclip from 'lucide-react/icons/paperclip'
import { useT } from '../../../../locales/useT.ts'
import { Button } from '../../../../primitives/button/Button.tsx'
import { Icon } from '../../../../primitives/icon/Icon.tsx'
import { Bubble, BubbleRoot, BubbleText, Fate, FateWords } from './MessageBubble.styles.ts'
import type { OutgoingMessage } from './message.ts'

interface OutgoingBubbleProps {
  message: OutgoingMessage
  onRetry: (clientId: string) => void
  onDiscard: (clientId: string) => void
}

/** A message that is on its way, or that did not get there and can be sent again. */
export function OutgoingBubble({ message, onRetry, onDiscard }: OutgoingBubbleProps) {
  const t = useT('chat')
  const hasFailed = message.state === 'failed'
  return (
    <BubbleRoot data-mine="true">
      <Bubble>
        {message.attachmentName !== null && (
          <FateWords>
            <Icon of={Paperclip} />
            {message.attachmentName}
          </FateWords>
        )}
        {message.text !== '' && <BubbleText>{message.text}</BubbleText>}
      </Bubble>
      <Fate data-state={message.state}>
        <FateWords>
          <Icon of={hasFailed ? CircleAlert : Clock} size="xs" />
          {t(hasFailed ? 'failed' : 'sending')}
        </FateWords>
        {hasFailed && (
          <>
            <Button size="s" variant="soft" onClick={() => onRetry(message.clientId)}>
              {t('retry')}
            </Button>
            <Button size="s" variant="ghost" onClick={() => onDiscard(message.clientId)}>
              {t('discard')}
            </Button>
          </>
        )}
      </Fate>
    </BubbleRoot>
  )
}
