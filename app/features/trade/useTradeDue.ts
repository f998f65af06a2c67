import type { FragmentType } from '@apollo/client'
import { useSuspenseFragment } from '@apollo/client/react'
import { browserTimers } from '@souk/design-system/timing/timers.ts'
import { useEffect, useEffectEvent } from 'react'
import { useUserEvent } from '../../services/useUserEvent.ts'
import { useServices } from '../../services/useServices.ts'
import { nextMoment } from './nextMoment.ts'
import { TradeDueFragment } from './TradeDue.fragment.ts'

/** What time changes is asked for so long after the moment, in milliseconds: clocks differ a little. */
const after = 500
/** Timers of browsers end here, in milliseconds. */
const longest = 2_147_000_000

/**
 * Asks for the trade again at each moment at which time alone changes it: what can be done then is the server's to say.
 * What somebody does comes as an event.
 */
export function useTradeDue(trade: FragmentType<typeof TradeDueFragment>, refetch: () => void): void {
  const { clock } = useServices()
  const { data } = useSuspenseFragment({ fragment: TradeDueFragment, from: trade })
  const ask = useEffectEvent(refetch)
  useEffect(() => {
    const wait = nextMoment(data, clock.now())
    return wait === null ? undefined : browserTimers.after(Math.min(wait + after, longest), () => ask())
  }, [data, clock])
  useUserEvent('TradeAboutToExpireEvent', ({ tradeId }) => {
    if (tradeId === data.id) refetch()
  })
}
