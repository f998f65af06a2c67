import type { ContentState } from '@souk/design-system/domain/content/text/contentState.ts'
import { statusOf } from '../../network/apollo/trouble.ts'

/** What a question for a text has come to. */
interface Asked {
  readonly error?: unknown
  readonly loading: boolean
  readonly refetch: () => Promise<unknown>
}

/** The state of a text: there, on its way, not there at all, or not to be had now. */
export function textState<T>({ error, loading, refetch }: Asked, value: T | null): ContentState<T> {
  if (value !== null) return { status: 'ready', value, isStale: error !== undefined }
  if (error !== undefined && isNowhere(statusOf(error))) return { status: 'missing' }
  if (loading && error === undefined) return { status: 'loading' }
  return { status: 'failed', onRetry: () => void refetch().catch(() => {}), isRetrying: loading }
}

/** There is no such text, or an address names none at all: nothing is called like that. */
const isNowhere = (status: number | null): boolean => status === 404 || status === 422
