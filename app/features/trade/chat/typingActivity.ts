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
  /** What was typed was given up. */
  readonly stopped: () => void
  /** What was typed was sent: the partner sees the end of it by the message itself. */
  readonly sent: () => void
  /** A message of the viewer's is in the conversation: for everybody it has ended the typing. */
  readonly arrived: () => void
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
export function createTypingActivity({ send, timers, isLooking }: ActivityParts): ActivityTeller {
  let activity: Activity = { isLooking, isTyping: false }
  let isHeard = false
  /** Something was sent, and nothing typed since. */
  let isSent = false
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
      isSent = false
      change({ isTyping: true })
      pause.call()
    },
    stopped,
    sent: () => {
      // Until it arrives, or the pause is over: nobody is to be seen typing for ever.
      isSent = true
    },
    arrived: () => {
      if (!activity.isTyping) return
      if (isSent) {
        pause.cancel()
        activity = { ...activity, isTyping: false }
      } else if (isHeard) send(activity)
    },
    repeat: () => {
      isHeard = true
      send(activity)
    },
    close: pause.cancel,
  }
}
