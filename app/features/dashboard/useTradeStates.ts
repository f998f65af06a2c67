import { browserTimers } from '@souk/design-system/timing/timers.ts'
import { useEffect, useEffectEvent } from 'react'
import { useServices } from '../../services/useServices.ts'
import { followTradeStates } from './followTradeStates.ts'
import type { ShownTrade } from './followTradeStates.ts'

/** Keeps the trades on screen true while no events come (`followTradeStates`). */
export function useTradeStates(trades: readonly ShownTrade[]): void {
  const { client, connection } = useServices()
  const shown = useEffectEvent(() => trades)
  useEffect(
    () =>
      followTradeStates({
        client,
        connection,
        timers: browserTimers,
        random: Math.random,
        shown: () => shown(),
      }),
    [client, connection],
  )
}
