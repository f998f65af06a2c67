import { NetworkStatus } from '@apollo/client'
import { useQuery } from '@apollo/client/react'
import { useMemo } from 'react'
import { MessagesQuery, type KnownMessage } from './Messages.query.ts'
import { alone } from './refreshConversation.ts'

/** The conversation of a trade, as far as it is known. */
export interface Conversation {
  /** The oldest first; null while nothing is known. */
  readonly messages: readonly KnownMessage[] | null
  /** What both sides keep in sight, the latest pin first. */
  readonly pinned: readonly KnownMessage[]
  readonly hasFailed: boolean
  readonly isLoading: boolean
  readonly hasOlder: boolean
  readonly isLoadingOlder: boolean
  readonly loadOlder: () => void
  readonly refetch: () => void
}

const nothing: readonly KnownMessage[] = []

/** Loads a trade's conversation, page by page from its end. */
export function useConversation(tradeId: string): Conversation {
  const { data, error, networkStatus, fetchMore, refetch } = useQuery(MessagesQuery, {
    variables: { id: tradeId },
    // What came live meanwhile stays, and so do older pages.
    refetchWritePolicy: 'merge',
    context: alone,
  })
  const known = data?.messages
  const messages = useMemo(() => known?.items.toReversed() ?? null, [known])
  const oldest = messages?.[0]?.id
  // Whatever fails is shown in place, and asked for again when the connection is back.
  const quietly = (asking: Promise<unknown>) => void asking.catch(() => {})
  return {
    messages,
    pinned: known?.pinned ?? nothing,
    hasFailed: error !== undefined && messages === null,
    isLoading: networkStatus === NetworkStatus.loading || networkStatus === NetworkStatus.refetch,
    hasOlder: known?.hasMore ?? false,
    isLoadingOlder: networkStatus === NetworkStatus.fetchMore,
    loadOlder: () => {
      if (oldest !== undefined) quietly(fetchMore({ variables: { id: tradeId, before: oldest } }))
    },
    refetch: () => quietly(refetch()),
  }
}
