import type { TradeEnding } from '@souk/design-system/domain/trading/dashboard/LastTrades.tsx'
import type { DashboardSideQuery } from '../../../__generated__/graphql.ts'

type Listed = Pick<
  NonNullable<DashboardSideQuery['lastTrades']>['items'][number],
  '__typename' | 'id' | 'group' | 'dispute' | 'finishedAt'
>

const endings = {
  completed: 'completed',
  cancelled: 'cancelled',
  closed: 'closed',
  dispute: 'dispute',
  new: null,
  paid: null,
} as const satisfies Record<Listed['group'], TradeEnding | null>

interface Ended {
  readonly id: string
  readonly ending: TradeEnding
  readonly finishedAt: string | null
}

/** How many of the last trades are shown. */
const shownCount = 10

/** How the last trades went, newest first, without open ones; one that was disputed counts as that, whoever won. */
export function endingsOf(trades: readonly Listed[]): readonly Ended[] {
  const ended = trades.flatMap(({ id, group, dispute, finishedAt }) => {
    const ending = dispute === null ? endings[group] : 'dispute'
    return ending === null ? [] : [{ id, ending, finishedAt }]
  })
  return ended.slice(0, shownCount)
}

/** When the first of them ended; null while none has. */
export const endedSince = (ended: readonly Ended[]): string | null =>
  ended.reduce<string | null>(
    (first, { finishedAt: at }) => (at !== null && (first === null || at < first) ? at : first),
    null,
  )
