import { useT } from '../../../locales/useT.ts'
import { Loading } from '../../../primitives/skeleton/Loading.tsx'
import { Skeleton } from '../../../primitives/skeleton/Skeleton.tsx'
import { ErrorState } from '../../../primitives/state/ErrorState.tsx'

/** What there is of something that an arbiter reads, until it is there. */
export type Coming =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly onRetry: () => void; readonly isRetrying: boolean }

interface CaseStateProps {
  content: Coming
  /** What comes, for screen readers; also on the button while it is tried again. */
  loadingLabel: string
  failedTitle: string
}

/** In place of what an arbiter reads: a case, or the list of them, that comes or did not. */
export function CaseState({ content, loadingLabel, failedTitle }: CaseStateProps) {
  const t = useT('common')
  if (content.status === 'failed')
    return (
      <ErrorState
        title={failedTitle}
        retryLabel={t('verb.retry')}
        retryingLabel={content.isRetrying ? loadingLabel : undefined}
        onRetry={content.onRetry}
      />
    )
  return (
    <Loading label={loadingLabel} gap="3">
      <Skeleton width="most" />
      <Skeleton width="half" />
      <Skeleton width="most" />
    </Loading>
  )
}
