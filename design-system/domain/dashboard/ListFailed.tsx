import type { ReactNode } from 'react'
import { useT } from '../../locales/useT.ts'
import { ErrorState } from '../../primitives/state/ErrorState.tsx'
import { StatePlace } from './TradeList.styles.ts'

export interface ListRetry {
  onRetry: () => void
  isRetrying?: boolean | undefined
}

interface ListFailedProps extends ListRetry {
  title: string
  /** While it is tried again. */
  retryingLabel: string
  /** What is as it was. */
  children: ReactNode
}

/** A list of the dashboard that could not be loaded. */
export function ListFailed({ title, retryingLabel, onRetry, isRetrying = false, children }: ListFailedProps) {
  const t = useT('common')
  return (
    <StatePlace>
      <ErrorState
        title={title}
        retryLabel={t('verb.retry')}
        onRetry={onRetry}
        retryingLabel={isRetrying ? retryingLabel : undefined}
      >
        {children}
      </ErrorState>
    </StatePlace>
  )
}
