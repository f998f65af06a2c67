import type { EventEmitter } from 'node:events'
import { networkOf } from '../../../http/network.ts'
import type { Caller } from '../../identity.ts'
import { type CallerBounds, endless } from './callerBounds.ts'
import { heldCounts } from './heldCounts.ts'

/** What holds a connection: a socket, and a request until it is answered to its end, as a payer's page waits for news. */
export type LineKind = 'sockets' | 'requests'

/** Of sockets a session has as many as the server lets one user have; a page asks for less at once than anybody would count. */
const usual: Readonly<Record<LineKind, CallerBounds>> = {
  sockets: { ofSession: 32, ofNetwork: 512 },
  requests: { ofSession: 256, ofNetwork: 1024 },
}

/** Where nobody is counted. */
export const unbounded: Readonly<Record<LineKind, CallerBounds>> = { sockets: endless, requests: endless }

/** Sees to it that nobody holds connections until there is no room for others. */
export interface HeldLines {
  /** Counts one until it is closed; false where it is one too many. */
  readonly admit: (kind: LineKind, line: Pick<EventEmitter, 'once'>, caller: Caller) => boolean
}

/** Counts by session and by network; what is refused is not counted. */
export function heldLines(given: Partial<Record<LineKind, CallerBounds>> = {}): HeldLines {
  const bounds = { ...usual, ...given }
  const counts = heldCounts()
  return {
    admit(kind, line, { address, token }) {
      const { ofNetwork, ofSession } = bounds[kind]
      const keys: [string, number][] = [[`${kind} of network ${networkOf(address)}`, ofNetwork]]
      if (token !== null) keys.push([`${kind} of session ${token}`, ofSession])
      const isTooMany = keys.map(([key, most]) => counts.hold(key, 1) > most).includes(true)
      const giveBack = () => {
        for (const [key] of keys) counts.hold(key, -1)
      }
      if (isTooMany) giveBack()
      else line.once('close', giveBack)
      return !isTooMany
    },
  }
}
