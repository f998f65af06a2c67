import { debounce } from '@souk/design-system/timing/debounce.ts'
import type { Timers } from '@souk/design-system/timing/timers.ts'

/** Tells the server what of the partner's messages has come, and what has been read. Marks only go forward. */
export interface ReadMarks {
  /** A message is in this browser. */
  readonly delivered: (messageId: string) => void
  /** A message is in view in the chat; it counts as read while the page is seen too. */
  readonly inView: (messageId: string) => void
  readonly setVisible: (isVisible: boolean) => void
  /** The service is back: says again what it may have missed. */
  readonly resume: () => void
}

export interface ReadMarkParts {
  /** Resolves when the server has it; rejects when nobody answered. */
  readonly send: (upToId: string, isRead: boolean) => Promise<unknown>
  readonly isVisible: boolean
  readonly timers: Timers
}

/** What comes into view at once is read: that it has come is said after so many milliseconds, when it was not. */
export const deliveredPause = 1000

/** Ids grow with time. */
const isAfter = (id: string | null, other: string | null): id is string =>
  id !== null && (other === null || id > other)

/** Makes {@link ReadMarks}. Says a mark once; one call is under way at a time, and a later mark makes earlier ones needless. */
export function createReadMarks(parts: ReadMarkParts): ReadMarks {
  let { isVisible } = parts
  let arrived: string | null = null
  let viewed: string | null = null
  const told: { delivered: string | null; read: string | null } = { delivered: null, read: null }
  let isBusy = false

  const due = (): { id: string; isRead: boolean } | null => {
    if (isVisible && isAfter(viewed, told.read)) return { id: viewed, isRead: true }
    if (isAfter(arrived, told.delivered) && isAfter(arrived, told.read)) return { id: arrived, isRead: false }
    return null
  }
  const work = async () => {
    if (isBusy) return
    isBusy = true
    for (let next = due(); next !== null; next = due()) {
      try {
        await parts.send(next.id, next.isRead)
      } catch {
        break
      }
      told[next.isRead ? 'read' : 'delivered'] = next.id
    }
    isBusy = false
  }

  const soon = debounce(parts.timers, deliveredPause, () => void work())

  return {
    delivered: id => {
      if (isAfter(id, arrived)) arrived = id
      soon.call()
    },
    inView: id => {
      if (isAfter(id, viewed)) viewed = id
      void work()
    },
    setVisible: next => {
      isVisible = next
      void work()
    },
    resume: () => void work(),
  }
}
