interface Loading {
  readonly status: 'loading'
}

interface Failed {
  readonly status: 'failed'
  readonly onRetry: () => void
}

/** What there is of something that is asked for: nothing yet, a failure that can be tried again, or the matter. */
export type Content<Matter extends object> =
  | Loading
  | Failed
  | ({ readonly status: 'ready' } & Readonly<Matter>)

/** The same, where it is also shown that it is being tried again. */
export type RetriedContent<Matter extends object> =
  | Exclude<Content<Matter>, Failed>
  | (Failed & { readonly isRetrying: boolean })
