import { paths } from '../../routes/paths.ts'
import { useWordedPart } from '../../services/useWordedPart.ts'
import { useViewer } from '../../services/useViewer.ts'
import { DashboardFrame } from './DashboardFrame.tsx'
import { TradesCard } from './trades/TradesCard.tsx'
import { useTradeFilters } from './trades/useTradeFilters.ts'

/** Few are arbiters. */
const loadDesk = () => import('../../parts/dispute/DisputeDesk.tsx').then(module => module.DisputeDesk)

/** The viewer's trades, and beside them what they have and how they stand. An arbiter's disputes come before their own. */
export function DashboardPage() {
  const { filters } = useTradeFilters()
  const isStaff = useViewer()?.roles.some(role => role !== 'user') ?? false
  const hasDesk = isStaff && filters.state === 'dispute'
  const showDesk = useWordedPart(hasDesk, loadDesk, 'dispute')
  return (
    <DashboardFrame hasDesk={hasDesk}>
      {showDesk?.({ deskHref: paths.disputes() })}
      <TradesCard />
    </DashboardFrame>
  )
}
