import { useSubscription } from '@apollo/client/react'
import { browserTimers } from '@souk/design-system/timing/timers.ts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useServices } from './useServices.ts'
import { RatesChangeSubscription } from '../network/realtime/RatesChange.subscription.ts'

/** Prices on screen are asked for again so often at most, in milliseconds. */
export const priceRefresh = 10_000
/** What was asked for a moment ago has not moved yet: the page comes first, in milliseconds. */
const followAfter = 3000

interface RateMoves {
  /** As in `btc_usd`. */
  readonly pair: string
  /** Nothing is followed while something else has to come first. */
  readonly isOn: boolean
  readonly onMove: () => void
}

/** Calls back when the rate of a pair has moved: soon after the first time, then every ten seconds at most, and only in sight. */
export function useRateMoves({ pair, isOn, onMove }: RateMoves): void {
  const { clock } = useServices()
  const last = useRef({ pair, at: 0 })
  const [isBegun, setBegun] = useState(false)
  const callOff = useRef<(() => void) | null>(null)
  const tell = useEffectEvent(onMove)
  const moved = useEffectEvent(() => {
    if (callOff.current !== null || document.visibilityState === 'hidden') return
    const passed = browserTimers.now() - last.current.at
    callOff.current = browserTimers.after(Math.max(0, priceRefresh - passed), () => {
      callOff.current = null
      last.current = { pair, at: browserTimers.now() }
      tell()
    })
  })
  useEffect(() => browserTimers.after(followAfter, () => setBegun(true)), [])
  useEffect(() => {
    // What is on screen has just been asked for.
    last.current = { pair, at: browserTimers.now() }
    return () => {
      callOff.current?.()
      callOff.current = null
    }
  }, [pair])
  useSubscription(RatesChangeSubscription, {
    skip: !isOn || !isBegun,
    fetchPolicy: 'no-cache',
    ignoreResults: true,
    onData: ({ data: { data } }) => {
      if (!data) return
      clock.observe(data.ratesChange.at)
      if (data.ratesChange.items.some(item => item.pair === pair)) moved()
    },
  })
}
