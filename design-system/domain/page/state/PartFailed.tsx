import type { ReactNode } from 'react'
import { useT } from '../../../locales/useT.ts'
import { ErrorState } from '../../../primitives/state/ErrorState.tsx'

/** How a part that did not load is tried again. */
export interface Retry {
  onRetry: () => void
  isRetrying?: boolean | undefined
}

interface PartFailedProps extends Retry {
  /** What did not load: "Your stores could not be loaded". */
  title: string
  /** While it is tried again. */
  retryingLabel?: string | undefined
  /** What is as it was; else that no money is at stake. */
  children?: ReactNode
}

/** What stands in a list or a card that did not load, without a frame. Use `FailedCard` for a card, `FailedState` for a whole page. */
export function PartFailed({ title, onRetry, isRetrying = false, retryingLabel, children }: PartFailedProps) {
  const t = useT('common')
  return (
    <ErrorState
      title={title}
      retryLabel={t('verb.retry')}
      onRetry={onRetry}
      retryingLabel={isRetrying ? (retryingLabel ?? t('state.loading')) : undefined}
    >
      {children === undefined ? t('moneySafe') : children}
    </ErrorState>
  )
}
