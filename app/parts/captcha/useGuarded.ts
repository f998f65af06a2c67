import { useServices } from '../../services/useServices.ts'
import { useGuardedBy, type Guarded } from './useGuardedBy.ts'

/** What keeps guessers from a form of the app: a check against robots after some failures, a wait after more. */
export function useGuarded(): Guarded {
  const { client, clock, parts } = useServices()
  return useGuardedBy(
    async work => {
      // Few ever need it: it comes when it is asked for.
      const { doCaptcha } = await parts.load(() => import('./doCaptcha.ts'))
      return doCaptcha(client, work)
    },
    () => clock.now(),
  )
}
