import { useEffect, useEffectEvent } from 'react'
import { useServices } from './useServices.ts'
import type { UserEventHandler } from '../network/realtime/realtime.ts'
import type { UserEventName } from '../network/realtime/UserEvents.subscription.ts'

/**
 * Reacts to a kind of event while the component is on screen: `useUserEvent('TradeChangedEvent', event => …)`. What an event
 * does to the data everywhere is a row of `userEventReactions`.
 */
export function useUserEvent<Name extends UserEventName>(name: Name, handler: UserEventHandler<Name>): void {
  const { realtime } = useServices()
  const react = useEffectEvent(handler)
  useEffect(() => realtime.on(name, event => react(event)), [realtime, name])
}
