interface Asked {
  readonly error?: unknown
  readonly loading: boolean
  readonly refetch: () => Promise<unknown>
}

/** A part of a page by what became of asking for it: nothing yet, a failure that can be tried again, or what there is to show. */
export type AnswerState<Shown extends object> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly onRetry: () => void; readonly isRetrying: boolean }
  | (Shown & {
      readonly status: 'ready'
      /** It could not be asked for again. */
      readonly isStale: boolean
    })

/** The {@link AnswerState} of a query; what is there stays while it is asked for again. @param shown null while there is nothing to show */
export function answerState<Shown extends object>(
  { error, loading, refetch }: Asked,
  shown: Shown | null | undefined,
): AnswerState<Shown> {
  if (shown != null) return { isStale: error !== undefined, ...shown, status: 'ready' }
  if (error === undefined) return { status: 'loading' }
  // What it fails with shows in place.
  return { status: 'failed', onRetry: () => void refetch().catch(() => {}), isRetrying: loading }
}
