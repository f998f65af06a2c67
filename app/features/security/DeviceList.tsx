import { useQuery } from '@apollo/client/react'
import { SecurityPanelFailed } from '@souk/design-system/domain/people/security/SecurityPanelFailed.tsx'
import { SessionList } from '@souk/design-system/domain/people/security/session/SessionList.tsx'
import { SessionListLoading } from '@souk/design-system/domain/people/security/session/SessionListLoading.tsx'
import { useState, type ComponentProps } from 'react'
import { EndOtherSessionsMutation, EndSessionMutation, SessionsQuery } from './Sessions.query.ts'
import { useSecurityCall } from './useSecurityCall.ts'

type Pending = ComponentProps<typeof SessionList>['pending']

/** Where the account is logged in; each device but this one can be logged out. */
export function DeviceList() {
  const { data, error, loading, refetch } = useQuery(SessionsQuery)
  const [pending, setPending] = useState<Pending>(null)
  const end = useSecurityCall(EndSessionMutation, 'alert')
  const endOthers = useSecurityCall(EndOtherSessionsMutation, 'alert')
  const act = async (what: NonNullable<Pending>, call: () => Promise<unknown>) => {
    setPending(what)
    // What it was refused for is alerted.
    await call().catch(() => {})
    setPending(null)
  }
  const sessions = data?.logInHistories?.items
  if (sessions === undefined) {
    if (error === undefined) return <SessionListLoading />
    // The card says by itself that they did not load.
    return <SecurityPanelFailed onRetry={() => void refetch().catch(() => {})} isRetrying={loading} />
  }
  return (
    <SessionList
      sessions={sessions}
      pending={pending}
      onEnd={id => void act({ id }, () => end({ id }))}
      onEndOthers={() => void act('others', () => endOthers({}))}
    />
  )
}
