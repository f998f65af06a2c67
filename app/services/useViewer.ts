import { useQuery } from '@apollo/client/react'
import { useSyncExternalStore } from 'react'
import { useServices } from './useServices.ts'
import { BootQuery } from '../session/Boot.query.ts'
import type { Viewer } from '../session/Viewer.query.ts'
import type { SessionState } from '../session/session.ts'

/** Who looks: `unknown` until the server has answered, `visitor`, `guest` or `member`. */
export function useStanding(): SessionState['standing'] {
  const { session } = useServices()
  const standing = () => session.current().standing
  return useSyncExternalStore(session.subscribe, standing, standing)
}

/** Who is logged in, with live figures (balance, open trades, notices); null for a visitor, and until it is known. */
export function useViewer(): Viewer | null {
  const { data } = useQuery(BootQuery, { fetchPolicy: 'cache-only' })
  return data?.validateToken?.me ?? null
}
