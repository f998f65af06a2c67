import { NetworkStatus } from '@apollo/client'
import { useState } from 'react'
import { useServices } from '../../services/useServices.ts'

/** When what is shown of a query was answered last: what could not be asked for again says how old it is. */
export function useAnsweredAt({ networkStatus }: { readonly networkStatus: NetworkStatus }): string {
  const { clock } = useServices()
  const [seen, setSeen] = useState(() => ({ networkStatus, at: clock.now() }))
  if (seen.networkStatus !== networkStatus)
    setSeen({ networkStatus, at: networkStatus === NetworkStatus.ready ? clock.now() : seen.at })
  return seen.at.toISOString()
}
