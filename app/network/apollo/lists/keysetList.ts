import { NetworkStatus } from '@apollo/client'
import { answerState, type AnswerState } from '../answerState.ts'

/** How a list is asked for whose pages the cache joins: those that were asked for later stay when the newest are asked for again. */
export const keysetOptions = { refetchWritePolicy: 'merge' } as const

interface FoundList {
  readonly items: readonly { readonly id: string }[]
  readonly hasMore: boolean
}

/** What there is to show of a list, with what came beside it. */
export type KeysetList<Found extends FoundList> = AnswerState<
  Omit<Found, 'hasMore'> & {
    /** Fetches older ones; null when these are all. */
    readonly onMore: (() => void) | null
    readonly isLoadingMore: boolean
  }
>

interface Asked {
  readonly error?: unknown
  readonly loading: boolean
  readonly networkStatus: NetworkStatus
  readonly refetch: () => Promise<unknown>
  readonly fetchMore: (options: { variables: { before: string } }) => Promise<unknown>
}

/** A list that was asked for with {@link keysetOptions}; the next page is what stands before the last of its items. */
export function keysetList<Found extends FoundList>(
  asked: Asked,
  found: Found | null | undefined,
): KeysetList<Found> {
  if (found == null) return answerState<never>(asked, null)
  const { hasMore, ...shown } = found
  const before = found.items.at(-1)?.id
  return answerState(asked, {
    ...shown,
    // What is shown stays shown when older ones do not come; the button is there to try again.
    onMore:
      hasMore && before !== undefined
        ? () => void asked.fetchMore({ variables: { before } }).catch(() => {})
        : null,
    isLoadingMore: asked.networkStatus === NetworkStatus.fetchMore,
  })
}
