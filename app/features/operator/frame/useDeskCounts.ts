import { useQuery } from '@apollo/client/react'
import type { DeskCounts } from '@souk/design-system/domain/desk/frame/deskPlace.ts'
import { queueAge } from '@souk/design-system/domain/desk/today/queueAge.ts'
import { useNow } from '@souk/design-system/domain/reference/clock/useNow.ts'
import { DeskCountsQuery } from '../DeskCounts.query.ts'

/** What waits is asked for again after so long, in milliseconds. */
const askEvery = 60_000

/** What waits at each page of the desk. @param isOpen while it is closed nothing is asked for */
export function useDeskCounts(isOpen: boolean): DeskCounts {
  const now = useNow('halfMinute')
  const { data } = useQuery(DeskCountsQuery, {
    skip: !isOpen,
    pollInterval: askEvery,
    skipPollAttempt: () => document.hidden,
  })
  const queues = data?.deskQueues?.items ?? []
  const requests = data?.secondRequests?.items ?? []
  const mine = requests.filter(({ decisions }) => decisions.some(decision => decision !== 'withdraw'))
  const waiting = queues.map(queue => {
    const tone = queueAge(queue, now)?.tone ?? 'neutral'
    return [queue.queue, { count: queue.waiting, tone }] as const
  })
  return { ...Object.fromEntries(waiting), requests: { count: mine.length, tone: 'neutral' } }
}
