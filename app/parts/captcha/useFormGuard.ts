import { useServices } from '../../services/useServices.ts'
import { useGuardOf, type Guarded } from './useGuardOf.ts'

/** What keeps guessers from a form of the app: a check against robots after some failures, a wait after more. */
export function useFormGuard(): Guarded {
  const { client, clock, parts } = useServices()
  return useGuardOf(
    async work => {
      // Few ever need it: it comes when it is asked for.
      const { doCaptcha } = await parts.load(() => import('./doCaptcha.ts'))
      return doCaptcha(client, work)
    },
    () => clock.now(),
  )
}
