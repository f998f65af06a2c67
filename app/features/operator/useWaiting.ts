import { useQuery } from '@apollo/client/react'
import type { DeskQueueName } from '@souk/design-system/domain/desk/today/todayShape.ts'
import { DeskCountsQuery } from './DeskCounts.query.ts'

/** What the frame around every page knows already: how long each queue may wait, and what waits for a second operator. */
export function useWaiting() {
  const { data } = useQuery(DeskCountsQuery, { fetchPolicy: 'cache-first' })
  return {
    /** In minutes; null until it is known. */
    goalOf: (name: DeskQueueName): number | null =>
      data?.deskQueues?.items.find(({ queue }) => queue === name)?.goalMinutes ?? null,
    requests: data?.secondRequests?.items ?? [],
  }
}
