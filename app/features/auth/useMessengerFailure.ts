import { useErrorText } from '@souk/design-system/locales/useErrorText.ts'
import { browserTimers } from '@souk/design-system/timing/timers.ts'
import { useCallback } from 'react'
import { refusalOf } from '../../network/apollo/trouble.ts'
import { useGo } from '../../routes/navigation/useGo.ts'
import { paths } from '../../routes/paths.ts'
import { useServices } from '../../services/useServices.ts'
import { linkEndOf } from './mailedLink.ts'

/** The alert is seen before the page changes under it (specification 000 §8), in milliseconds. */
const pause = 250

/** A log-in by the messenger has failed: alerts, waits, and goes to the log-in. */
export function useMessengerFailure(): (error: unknown) => void {
  const { alerts, steps } = useServices()
  const errorText = useErrorText()
  const go = useGo()
  return useCallback(
    error => {
      steps.forget('messengerPhone')
      const refusal = refusalOf(error)
      // What nobody answered was said by the calls' own alert.
      if (refusal !== null) {
        const { code, params } = refusal
        const words = linkEndOf(error) === null ? { code, params } : { code: 'invalid_log_in_link' }
        alerts.show({ kind: 'error', title: errorText(words) })
      }
      browserTimers.after(pause, () => go(paths.logIn('telegram'), { replace: true }))
    },
    [alerts, steps, errorText, go],
  )
}
