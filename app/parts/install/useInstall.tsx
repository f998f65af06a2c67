import { useSyncExternalStore, type ReactNode } from 'react'
import { usePart } from '../../services/usePart.ts'
import { useServices } from '../../services/useServices.ts'

/** Few browsers offer it, and none before the page is there. */
const load = () => import('./Install.tsx').then(part => part.Install)

/** The button that installs the page; nothing where nothing can be installed, or it is an application already. */
export function useInstall(): ReactNode {
  const { install, native } = useServices()
  const isThere = useSyncExternalStore(install.subscribe, install.isThere, install.isThere) && native === null
  const show = usePart(isThere, load)
  return isThere && show?.({})
}
