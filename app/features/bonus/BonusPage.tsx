import { useServices } from '../../services/useServices.ts'
import { useStanding } from '../../services/useViewer.ts'
import { OwnBonusPage } from './OwnBonusPage.tsx'
import { PublicBonus } from './PublicBonus.tsx'
import { useBonusProgram } from './useBonusProgram.ts'

/** Bonuses and cashback: one’s own, or for who has no account what an invitation brings. */
export function BonusPage() {
  const { session } = useServices()
  const standing = useStanding()
  const isOwn = standing === 'member' || (standing === 'unknown' && session.mayBeMember())
  return isOwn ? <OwnBonusPage /> : <VisitorsBonus />
}

function VisitorsBonus() {
  return <PublicBonus content={useBonusProgram(null)} />
}
