import type { FragmentType } from '@apollo/client'
import { useSuspenseFragment } from '@apollo/client/react'
import { browserTimers } from '@souk/design-system/timing/timers.ts'
import { useEffect, useEffectEvent } from 'react'
import { useUserEvent } from '../../services/useUserEvent.ts'
import { useServices } from '../../services/useServices.ts'
import { nextMoment } from './nextMoment.ts'
import { gql } from '../../__generated__/gql.ts'

/** The moments at which a trade stands differently by time alone. */
const TradeDueFragment = gql(`
  fragment TradeDue_trade on Trade {
    id
    timer {
      kind
      startsAt
      endsAt
      isMine
    }
    actions {
      action
      isAvailable
      reason
      availableAt
      until
    }
  }
`)

/** What time changes is asked for so long after the moment, in milliseconds: clocks differ a little. */
const after = 500
/** Timers of browsers end here, in milliseconds. */
const longest = 2_147_000_000

/**
 * Asks for the trade again at each moment at which time alone changes it: what can be done then is the server's to say.
 * What somebody does comes as an event.
 */
export function useTradeMoments(trade: FragmentType<typeof TradeDueFragment>, refetch: () => void): void {
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
