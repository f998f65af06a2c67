import type { PartState } from '@souk/design-system/domain/content/editor/editorShape.ts'

interface Asked {
  readonly error?: unknown
  readonly loading: boolean
  readonly refetch: () => Promise<unknown>
}

/** What has come of asking for a part of the page; an answer that is there stays while the next one comes. */
export function partState<Value>({ error, loading, refetch }: Asked, value: Value | null): PartState<Value> {
  if (value !== null) return { status: 'ready', value, isStale: error !== undefined }
  if (error === undefined) return { status: 'loading' }
  // What it fails with shows in place.
  return { status: 'failed', onRetry: () => void refetch().catch(() => {}), isRetrying: loading }
}
