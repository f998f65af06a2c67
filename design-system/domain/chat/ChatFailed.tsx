import { useT } from '../../locales/useT.ts'
import { ErrorState } from '../../primitives/state/ErrorState.tsx'
import { ChatRoot } from './Chat.styles.ts'

interface ChatFailedProps {
  isRetrying: boolean
  onRetry: () => void
}

/** A conversation that did not load; the trade itself goes on. */
export function ChatFailed({ isRetrying, onRetry }: ChatFailedProps) {
  const t = useT('chat')
  const tCommon = useT('common')
  return (
    <ChatRoot>
      <ErrorState
        title={t('failedToLoad')}
        retryLabel={tCommon('verb.retry')}
        retryingLabel={isRetrying ? tCommon('state.loading') : undefined}
        onRetry={onRetry}
      >
        {tCommon('moneySafe')}
      </ErrorState>
    </ChatRoot>
  )
}
