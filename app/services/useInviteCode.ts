import { useSearchParams } from 'react-router-dom'
import { useServices } from './useServices.ts'
import { inviteCodeOf } from '../session/tracking/inviteMemory.ts'

/** By whose code somebody came: the one of the address, else the one that this browser keeps; null for nobody’s. */
export function useInviteCode(): string | null {
  const { invites } = useServices()
  const [query] = useSearchParams()
  return inviteCodeOf(query) ?? invites.current()
}
