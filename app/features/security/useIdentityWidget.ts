import { useState } from 'react'
import { useServices } from '../../services/useServices.ts'
import { VerificationTokenQuery } from './Identity.query.ts'

interface IdentityWidget {
  readonly start: () => void
  readonly isStarting: boolean
  /** The last press did not open it. */
  readonly hasFailed: boolean
}

/**
 * The provider's widget, in a tab of its own: it is another site's page, needs the camera, and this page allows neither.
 * @param onOpened the check has begun, or there was nothing to begin
 */
export function useIdentityWidget(onOpened: () => void): IdentityWidget {
  const { client } = useServices()
  const [state, setState] = useState<'rest' | 'starting' | 'failed'>('rest')
  const start = async () => {
    // Only the press itself may open a tab; where it leads is known later.
    const tab = window.open('about:blank', '_blank')
    setState('starting')
    try {
      const { data } = await client.query({ query: VerificationTokenQuery, fetchPolicy: 'no-cache' })
      const address = data?.verificationToken?.widgetUrl ?? null
      if (address === null) tab?.close()
      else lead(tab, new URL(address, location.origin))
      setState('rest')
      onOpened()
    } catch {
      tab?.close()
      setState('failed')
    }
  }
  return {
    start: () => void start(),
    isStarting: state === 'starting',
    hasFailed: state === 'failed',
  }
}

function lead(tab: Window | null, address: URL): void {
  if (tab === null) throw new Error('The browser opens no tab')
  if (!/^https?:$/.test(address.protocol)) throw new Error('The widget is no page of the web')
  // The page that comes knows nothing of this one.
  tab.opener = null
  tab.location.replace(address)
}
