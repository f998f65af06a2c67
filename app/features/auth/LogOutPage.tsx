import { PageTitle } from '@souk/design-system/domain/page/layout/PageTitle.tsx'
import { FailedState } from '@souk/design-system/domain/page/state/FailedState.tsx'
import { useT } from '@souk/design-system/locales/useT.ts'
import { Loading } from '@souk/design-system/primitives/skeleton/Loading.tsx'
import { useCallback, useEffect, useState } from 'react'
import { useServices } from '../../services/useServices.ts'
import { gql } from '../../__generated__/gql.ts'

/** Ends the session. */
const LogOutMutation = gql(`
  mutation LogOut {
    logOut {
      isDone
    }
  }
`)

/** Ends the session as soon as somebody comes here; the page for members then leads to the log-in by itself. */
export function LogOutPage() {
  const { client, session, realtime } = useServices()
  const t = useT('page')
  const [isFailed, setFailed] = useState(false)
  const leave = useCallback(() => {
    // What ends is known here: its last event would only be announced as news.
    realtime.stop()
    client
      .mutate({ mutation: LogOutMutation })
      .then(session.ended)
      .catch(() => setFailed(true))
  }, [client, session, realtime])
  useEffect(leave, [leave])
  const retry = () => {
    setFailed(false)
    leave()
  }
  if (isFailed) return <FailedState onRetry={retry} />
  return (
    <>
      <PageTitle look="heard">{t('logOut.title')}</PageTitle>
      <Loading label={t('logOut.title')} />
    </>
  )
}
