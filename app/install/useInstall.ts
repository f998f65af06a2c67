import { useSyncExternalStore } from 'react'
import { useServices } from '../services/useServices.ts'
import { countClick } from '../tracking/countClick.ts'

/** Installs the page as an application of the device; null where nothing can be installed, or it is one already. */
export function useInstall(): (() => void) | null {
  const { client, install, native } = useServices()
  const isThere = useSyncExternalStore(install.subscribe, install.isThere)
  if (!isThere || native !== null) return null
  return () => {
    void countClick(client, 'install_app')
    install.take()
  }
}
