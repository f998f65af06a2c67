import type { Timers } from '@souk/design-system/timing/timers.ts'
import { followRestored } from '../connection/followRestored.ts'
import type { ConnectionStore } from '../connection/connectionStore.ts'
import type { Absence } from '../followAbsence.ts'

/** A page that stays open asks so often, in milliseconds. */
export const askEvery = 15 * 60_000

interface Occasions {
  readonly absence: Pick<Absence, 'onReturn'>
  readonly connection: Pick<ConnectionStore, 'current' | 'subscribe'>
  /** The browser's `document`. */
  readonly page: Pick<Document, 'visibilityState'>
  readonly timers: Timers
}

/**
 * Asks for the version when it may have changed: after a long absence, after a loss of the connection (a release often is one),
 * and every quarter of an hour while somebody may be looking.
 */
export function followVersionChecks({ absence, connection, page, timers }: Occasions, ask: () => void): void {
  absence.onReturn(ask)
  followRestored(connection, ask)
  const wait = () => {
    timers.after(askEvery, () => {
      if (page.visibilityState === 'visible') ask()
      wait()
    })
  }
  wait()
}
