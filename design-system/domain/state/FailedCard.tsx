import { useT } from '../../locales/useT.ts'
import { Card } from '../../primitives/card/Card.tsx'
import { ErrorState } from '../../primitives/state/ErrorState.tsx'

interface FailedCardProps {
  /** What did not load: "Your stores could not be loaded". */
  title: string
  onRetry: () => void
  isRetrying: boolean
}

/** In place of a part of a page that did not load: no money is at stake, and it can be tried again. Use `FailedState` for a whole page. */
export function FailedCard({ title, onRetry, isRetrying }: FailedCardProps) {
  const t = useT('common')
  return (
    <Card padding="none">
      <ErrorState
        title={title}
        retryLabel={t('verb.retry')}
        onRetry={onRetry}
        retryingLabel={isRetrying ? t('state.loading') : undefined}
      >
        {t('moneySafe')}
      </ErrorState>
    </Card>
  )
}
