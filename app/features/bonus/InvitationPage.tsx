import { useEffect } from 'react'
import { useParams } from 'react-router-dom'
import { useServices } from '../../services/useServices.ts'
import { PublicBonus } from './PublicBonus.tsx'
import { useBonusProgram } from './useBonusProgram.ts'

/**
 * Somebody’s invitation: who invites, what both get, and the sign-up, which knows by then whose invitation it is. Under a name
 * that is nobody’s it is the programme alone.
 */
export function InvitationPage() {
  const { userName = '' } = useParams()
  const { invites } = useServices()
  const content = useBonusProgram(userName)
  const code = content.status === 'ready' ? (content.value.inviter?.code ?? null) : null
  useEffect(() => invites.keep(code), [invites, code])
  return <PublicBonus content={content} />
}
