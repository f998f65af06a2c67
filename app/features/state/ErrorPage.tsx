import { FailedState } from '@souk/design-system/domain/page/state/FailedState.tsx'
import { useErrorText } from '@souk/design-system/locales/useErrorText.ts'
import { browserTimers } from '@souk/design-system/timing/timers.ts'
import { useCallback, useEffect, useState } from 'react'
import { paths } from '../../routes/paths.ts'
import { reconnectWait } from '../../network/realtime/backoff.ts'
import { useServices } from '../../services/useServices.ts'

/** The service is away. Goes back to where somebody was as soon as it answers; tries by itself, later each time. */
export function ErrorPage() {
  const { session, connection, navigation, failedPage } = useServices()
  const errorText = useErrorText()
  const [attempt, setAttempt] = useState(1)
  const [isRetrying, setRetrying] = useState(false)
  const retry = useCallback(async () => {
    setRetrying(true)
    try {
      await session.refresh()
      navigation.go(failedPage.take() ?? paths.home(), { replace: true })
    } catch {
      setAttempt(count => count + 1)
    } finally {
      setRetrying(false)
    }
  }, [session, navigation, failedPage])
  useEffect(() => {
    const callOff = browserTimers.after(reconnectWait(attempt, 0), () => void retry())
    const leave = connection.onWake(() => void retry())
    return () => {
      callOff()
      leave()
    }
  }, [attempt, connection, retry])
  return (
    <FailedState
      reason={errorText({ code: 'unavailable' })}
      isRetrying={isRetrying}
      onRetry={() => void retry()}
      homeHref={paths.home()}
    />
  )
}
