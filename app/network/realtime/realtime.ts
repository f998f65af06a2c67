import type { Timers } from '@souk/design-system/timing/timers.ts'
import { troubleOf } from '../apollo/trouble.ts'
import { reconnectWait } from './backoff.ts'
import { createSeqTracker } from './seqTracker.ts'
import type { UserEvent, UserEventName, UserEventOf } from './UserEvents.subscription.ts'

/** Refetching is spread over so many milliseconds, so that not all clients come at once after an outage. */
export const refetchSpread = 1500

/** Reacts to one kind of event. */
export type UserEventHandler<Name extends UserEventName> = (event: UserEventOf<Name>) => void

/** The live half of the app: one subscription to all that happens to the user. */
export interface Realtime {
  /** Follows the events of whoever is logged in now; those of another user are forgotten. */
  readonly start: (userId: string) => void
  readonly stop: () => void
  /** Reacts to a kind of event; what it returns ends that. Features register through `useUserEvent`. */
  readonly on: <Name extends UserEventName>(name: Name, handler: UserEventHandler<Name>) => () => void
  /** A query answered with what was true at this number; one that is behind is asked again. */
  readonly reflected: (seq: number) => void
}

export interface RealtimeParts {
  /** Subscribes to the events; what it returns leaves. */
  readonly subscribe: (sink: {
    readonly next: (event: UserEvent) => void
    /** It ended, with an error or by the server's will. */
    readonly ended: (error: unknown) => void
  }) => () => void
  /** Asks again for everything that is on screen. */
  readonly refetch: () => Promise<unknown>
  /** The server says that the session is over: asks whose it is now. */
  readonly checkSession: () => void
  readonly timers: Timers
  /** From 0 to 1. */
  readonly random: () => number
}

/** Makes the {@link Realtime} of an application. */
export function createRealtime(parts: RealtimeParts): Realtime {
  const { subscribe, checkSession, timers, random } = parts
  const tracker = createSeqTracker()
  const handlers = new Map<UserEventName, Set<(event: never) => void>>()
  const refetching = createRefetch(parts)
  let userId: string | null = null
  let leave = () => {}
  let failures = 0

  const tell = (event: UserEvent) => {
    for (const handler of handlers.get(event.event) ?? []) handler(event as never)
  }
  const take = (event: UserEvent) => {
    failures = 0
    if (event.event === 'ResyncEvent') {
      if (tracker.resync(event.latestSeq)) refetching.ask()
    } else if ('seq' in event) {
      const verdict = tracker.event(event.seq)
      if (verdict === 'known') return
      if (verdict === 'gap') refetching.ask()
    }
    tell(event)
  }
  const ended = (error: unknown) => {
    leave = () => {}
    if (troubleOf(error).kind === 'signedOut') {
      checkSession()
      return
    }
    failures += 1
    leave = timers.after(reconnectWait(failures, random()), begin)
  }
  const begin = () => {
    leave = subscribe({ next: take, ended })
  }
  const stop = () => {
    leave()
    leave = () => {}
    refetching.callOff()
    tracker.reset()
    userId = null
  }

  return {
    start: id => {
      if (userId === id) return
      // The first answers may have come already, and belong to this user.
      if (userId !== null) stop()
      userId = id
      begin()
    },
    stop,
    on: (name, handler) => {
      const set = handlers.get(name) ?? new Set()
      handlers.set(name, set)
      set.add(handler)
      return () => set.delete(handler)
    },
    reflected: seq => {
      if (!tracker.reflects(seq)) refetching.ask()
    },
  }
}

/** Asks again for what is on screen, once for any number of reasons, and again later while nobody answers. */
function createRefetch({ refetch, timers, random }: RealtimeParts) {
  let callOff: (() => void) | null = null
  let failures = 0
  const run = async () => {
    callOff = null
    try {
      await refetch()
      failures = 0
    } catch {
      failures += 1
      plan(reconnectWait(failures, random()))
    }
  }
  const plan = (milliseconds: number) => {
    callOff ??= timers.after(milliseconds, () => void run())
  }
  return {
    ask: () => plan(random() * refetchSpread),
    callOff: () => {
      callOff?.()
      callOff = null
      failures = 0
    },
  }
}
