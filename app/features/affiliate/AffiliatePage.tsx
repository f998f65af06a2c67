import { InvitationsPlaceholder } from './InvitationsPlaceholder.tsx'
import { usePart } from '../../services/usePart.ts'
import { useStanding } from '../../services/useViewer.ts'

/** Nobody needs both. */
const loadOwn = () => import('./OwnInvitations.tsx').then(module => module.OwnInvitations)
const loadPublic = () => import('./PublicPage.tsx').then(module => module.AffiliatePublic)

/** What inviting has brought to a user; what it would bring, to everybody else. */
export function AffiliatePage() {
  const standing = useStanding()
  const showOwn = usePart(standing === 'member', loadOwn)
  const showPublic = usePart(standing === 'visitor' || standing === 'guest', loadPublic)
  return showOwn?.({}) ?? showPublic?.({}) ?? <InvitationsPlaceholder />
}
