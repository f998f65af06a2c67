import type { KeyStorage } from '../../device/storage/keyStorage.ts'
import type { Session } from '../session.ts'
import { parseTrackers, readTrackers, type Trackers } from './trackers.ts'

const name = 'souk:trackers'

export interface TrackerParts {
  /** Of the page that was come to: `?ref=kunle`. */
  readonly search: string
  /** `localStorage`: many look first and sign up another day. */
  readonly storage: KeyStorage
  readonly session: Pick<Session, 'current' | 'subscribe'>
  readonly send: (trackers: Trackers) => Promise<unknown>
}

/**
 * Keeps in this browser where somebody came from, and tells it once there is a session. What was kept first stays, here as
 * on the server: a later link does not take an earlier one's credit.
 */
export function followTrackers({ search, storage, session, send }: TrackerParts): void {
  const found = keepTrackers(search, storage)
  if (found === null) return
  const text = JSON.stringify(found)
  let isSending = false
  const tell = () => {
    if (isSending || session.current().userId === null || storage.getItem(name) !== text) return
    isSending = true
    send(found)
      .then(() => storage.removeItem(name))
      // It is kept, and told with the next session or the next page.
      .catch(() => {})
      .finally(() => {
        isSending = false
      })
  }
  session.subscribe(tell)
  tell()
}

/** Keeps in this browser where somebody came from, behind what was kept first. Answers what is kept by now; null for nothing. */
export function keepTrackers(search: string, storage: KeyStorage): Trackers | null {
  const found = { ...readTrackers(new URLSearchParams(search)), ...parseTrackers(storage.getItem(name)) }
  if (Object.keys(found).length === 0) return null
  storage.setItem(name, JSON.stringify(found))
  return found
}
