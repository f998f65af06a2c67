import { AdsCard } from './ads/AdsCard.tsx'
import { DashboardFrame } from './DashboardFrame.tsx'

/** The viewer's own ads, and beside them what they have and how they stand. */
export function AdsPage() {
  return (
    <DashboardFrame>
      <AdsCard />
    </DashboardFrame>
  )
}
