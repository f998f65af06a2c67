import { useT } from '../../../locales/useT.ts'
import { Dot, Dots, TypingRoot } from './TypingIndicator.styles.ts'

interface TypingIndicatorProps {
  name: string
  isTyping: boolean
}

/** "lagoscoin is typing". Its line is always there, so that the chat does not jump; screen readers may look, but are not told. */
export function TypingIndicator({ name, isTyping }: TypingIndicatorProps) {
  const t = useT('chat')
  return (
    <TypingRoot data-compact="">
      {isTyping && (
        <>
          <Dots aria-hidden>
            <Dot />
            <Dot />
            <Dot />
          </Dots>
          {t('typing', { name })}
        </>
      )}
    </TypingRoot>
  )
}
