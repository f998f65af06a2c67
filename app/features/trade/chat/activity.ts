import { debounce } from '@souk/design-system/timing/debounce.ts'
import type { Timers } from '@souk/design-system/timing/timers.ts'

/** Somebody who has not pressed a key for so long does not type any more, in milliseconds. */
export const typingPause = 4000

/** What the viewer does in a trade, as the partner sees it. */
export interface Activity {
  readonly isLooking: boolean
  readonly isTyping: boolean
}

/** Tells the partner what the viewer does, when it changes. */
export interface ActivityTeller {
  readonly setLooking: (isLooking: boolean) => void
  readonly typed: () => void
  /** What was typed was sent, or given up. */
  readonly stopped: () => void
  /** Says it again: the server forgets it with the connection. */
  readonly repeat: () => void
  readonly close: () => void
}

export interface ActivityParts {
  readonly send: (activity: Activity) => void
  readonly timers: Timers
  readonly isLooking: boolean
}

/** Makes an {@link ActivityTeller}. It says nothing until `repeat` says that somebody listens. */
export function createActivity({ send, timers, isLooking }: ActivityParts): ActivityTeller {
  let activity: Activity = { isLooking, isTyping: false }
  let isHeard = false
  const change = (next: Partial<Activity>) => {
    const changed = { ...activity, ...next }
    if (changed.isLooking === activity.isLooking && changed.isTyping === activity.isTyping) return
    activity = changed
    if (isHeard) send(activity)
  }
  const pause = debounce(timers, typingPause, () => change({ isTyping: false }))
  const stopped = () => {
    pause.cancel()
    change({ isTyping: false })
  }
  return {
    setLooking: next => change(next ? { isLooking: true } : { isLooking: false, isTyping: false }),
    typed: () => {
      change({ isTyping: true })
      pause.call()
    },
    stopped,
    repeat: () => {
      isHeard = true
      send(activity)
    },
    close: pause.cancel,
  }
}
