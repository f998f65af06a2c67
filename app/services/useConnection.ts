import { useSyncExternalStore } from 'react'
import { useServices } from './useServices.ts'
import type { Connection } from '../device/connection/connectionStore.ts'

/** How the app reaches the service now. */
export function useConnection(): Connection {
  const { connection } = useServices()
  return useSyncExternalStore(connection.subscribe, connection.current, connection.current)
}
