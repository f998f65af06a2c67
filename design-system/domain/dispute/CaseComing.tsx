import { useT } from '../../locales/useT.ts'
import { Stack } from '../../primitives/layout/Stack.tsx'
import { Loading } from '../../primitives/skeleton/Loading.tsx'
import { Skeleton } from '../../primitives/skeleton/Skeleton.tsx'
import { ErrorState } from '../../primitives/state/ErrorState.tsx'

/** What an arbiter reads, until it is there. */
export type Coming =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly onRetry: () => void; readonly isRetrying: boolean }

interface CaseComingProps {
  content: Coming
  loading: string
  failed: string
}

/** What an arbiter reads while it comes, or when it did not. */
export function CaseComing({ content, loading, failed }: CaseComingProps) {
  const t = useT('common')
  if (content.status === 'failed')
    return (
      <ErrorState
        title={failed}
        retryLabel={t('verb.retry')}
        retryingLabel={content.isRetrying ? loading : undefined}
        onRetry={content.onRetry}
      />
    )
  return (
    <Loading label={loading}>
      <Stack gap="3">
        <Skeleton width="most" />
        <Skeleton width="half" />
        <Skeleton width="most" />
      </Stack>
    </Loading>
  )
}
