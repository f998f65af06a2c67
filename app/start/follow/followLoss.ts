import type { ApolloClient } from '@apollo/client'
import type { Timers } from '@souk/design-system/timing/timers.ts'
import { refetchShown } from '../../network/apollo/refetchShown.ts'
import type { ConnectionStore } from '../../device/connection/connectionStore.ts'
import { followRestored } from '../../device/connection/followRestored.ts'
import { refetchSpread } from '../../network/realtime/realtime.ts'
import type { Session } from '../../session/session.ts'

interface LossParts {
  readonly client: ApolloClient
  readonly connection: Pick<ConnectionStore, 'current' | 'subscribe'>
  readonly session: Pick<Session, 'current'>
  readonly timers: Timers
  /** From 0 to 1. */
  readonly random: () => number
}

/**
 * After a loss of the connection asks again for what is on screen, for whoever has no session: nobody else tells them what they
 * missed. Those who have one are told by their own events.
 */
export function followLoss({ client, connection, session, timers, random }: LossParts): void {
  followRestored(connection, () => {
    if (session.current().userId !== null) return
    // What nobody answers now is asked for again after the next loss, or by hand.
    timers.after(random() * refetchSpread, () => void refetchShown(client).catch(() => {}))
  })
}
