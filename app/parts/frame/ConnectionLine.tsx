import { ClockContext } from '@souk/design-system/domain/reference/clock/ClockContext.ts'
import { ConnectionBanner } from '@souk/design-system/domain/shell/ConnectionBanner.tsx'
import type { ConnectionState } from '@souk/design-system/domain/shell/connectionState.ts'
import { browserTimers } from '@souk/design-system/timing/timers.ts'
import { createElement, use, useEffect, useReducer, useState, useSyncExternalStore } from 'react'
import { useServices } from '../../services/useServices.ts'
import type { Connection } from '../../device/connection/connectionStore.ts'
import { useConnection } from '../../services/useConnection.ts'

/** "You are back online" is said for so long, in milliseconds. */
const restoredFor = 4000
/** A loss that is over sooner is not worth a word, in milliseconds. */
const holdBack = 1200

const stateOf = {
  connecting: 'online',
  ready: 'online',
  slow: 'slow',
  offline: 'offline',
  reconnecting: 'reconnecting',
} as const satisfies Record<Connection['kind'], ConnectionState>

/**
 * Says how the app reaches the service, whenever that is not simply well; while it is, whether there is a newer version. Under
 * the top bar of every page.
 */
export function ConnectionLine() {
  const { connection, newVersion } = useServices()
  const newVersionBar = useSyncExternalStore(newVersion.subscribe, newVersion.current, newVersion.current)
  const now = useConnection()
  const state = useSettled(stateOf[now.kind])
  const seconds = useSecondsUntil(now.kind === 'reconnecting' ? now.until : null)
  return (
    <>
      <ConnectionBanner state={state} retryInSeconds={seconds} onReconnect={connection.wake} />
      {newVersionBar !== null && createElement(newVersionBar, { isFree: state === 'online' })}
    </>
  )
}

/** Shows a loss once it lasts, and its end for a while. */
function useSettled(state: ConnectionState): ConnectionState {
  const [shown, setShown] = useState<ConnectionState>('online')
  const isLost = shown !== 'online' && shown !== 'restored'
  useEffect(() => {
    const [next, wait] = state !== 'online' ? ([state, isLost ? 0 : holdBack] as const) : afterLoss(shown)
    return browserTimers.after(wait, () => setShown(next))
  }, [state, shown, isLost])
  return shown
}

const afterLoss = (shown: ConnectionState): readonly [ConnectionState, number] =>
  shown === 'online' ? ['online', 0] : shown === 'restored' ? ['online', restoredFor] : ['restored', 0]

function useSecondsUntil(until: number | null): number | null {
  const clock = use(ClockContext)
  const [, tick] = useReducer((count: number) => count + 1, 0)
  useEffect(() => (until === null ? undefined : clock.every(1000, tick)), [clock, until])
  return until === null ? null : Math.max(0, Math.ceil((until - browserTimers.now()) / 1000))
}
