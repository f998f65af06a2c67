import type { TradeEnding } from '@souk/design-system/domain/dashboard/LastTrades.tsx'
import type { DashboardSideQuery } from '../../__generated__/graphql.ts'

type Listed = Pick<
  NonNullable<DashboardSideQuery['lastTrades']>['items'][number],
  '__typename' | 'id' | 'group' | 'dispute'
>

const endings = {
  completed: 'completed',
  cancelled: 'cancelled',
  closed: 'closed',
  dispute: 'dispute',
  new: null,
  paid: null,
} as const satisfies Record<Listed['group'], TradeEnding | null>

/** How many of the last trades are shown. */
const shownCount = 10

/** How the last trades went, newest first, without open ones; one that was disputed counts as that, whoever won. */
export function endingsOf(trades: readonly Listed[]): readonly { id: string; ending: TradeEnding }[] {
  const ended = trades.flatMap(({ id, group, dispute }) => {
    const ending = dispute === null ? endings[group] : 'dispute'
    return ending === null ? [] : [{ id, ending }]
  })
  return ended.slice(0, shownCount)
}
