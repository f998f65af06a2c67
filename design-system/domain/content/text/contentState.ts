/** What there is of a text: nothing yet, a failure that can be tried again, no such text, or the text. */
export type ContentState<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly onRetry: () => void; readonly isRetrying: boolean }
  | { readonly status: 'missing' }
  | {
      readonly status: 'ready'
      readonly value: T
      /** It could not be loaded again. */
      readonly isStale: boolean
    }
