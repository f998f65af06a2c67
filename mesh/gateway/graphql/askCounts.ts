import type { GraphQLError } from 'graphql'
import { callCounts } from '../../../http/callCounts.ts'
import { networkOf } from '../../../http/network.ts'
import type { Caller } from '../../identity.ts'
import { type CallerBounds, endless } from '../callers/callerBounds.ts'
import { refusal } from './refusal.ts'

const minuteMs = 60_000

/**
 * An operation, whatever becomes of it; a document of somebody's own, which is read before it is known what it asks for; and a page that is
 * drawn for one visitor.
 */
export type AskKind = 'operations' | 'ownDocuments' | 'drawings'

/** How often in a minute; of one network as many operations as the server lets it make calls. */
const usual: Readonly<Record<AskKind, CallerBounds>> = {
  operations: { ofSession: 1200, ofNetwork: 6000 },
  ownDocuments: { ofSession: 300, ofNetwork: 1200 },
  drawings: { ofSession: 60, ofNetwork: 60 },
}

/** Where nobody is counted. */
export const endlessAsks: Readonly<Record<AskKind, CallerBounds>> = {
  operations: endless,
  ownDocuments: endless,
  drawings: endless,
}

/** Keys that are counted at a time: some megabytes. Networks are apart, so that no flood of made-up sessions ends a count of them. */
const mostKeys = { sessions: 50_000, networks: 20_000 } as const

/** Counts what is asked in GraphQL. Most of what is refused there never reaches the server, which would count it. */
export interface AskCounts {
  /** Counts one, over whichever way it came; why it is one too many, or nothing. */
  readonly count: (kind: AskKind, caller: Pick<Caller, 'address' | 'token'>) => GraphQLError | undefined
}

/** Makes {@link AskCounts}. @param now milliseconds of a steady clock */
export function askCounts(now: () => number, given: Partial<Record<AskKind, CallerBounds>> = {}): AskCounts {
  const bounds = { ...usual, ...given }
  const [sessions, networks] = [callCounts(mostKeys.sessions), callCounts(mostKeys.networks)]
  return {
    count(kind, { address, token }) {
      const { ofNetwork, ofSession } = bounds[kind]
      const counted = [
        { ...networks.count(`${kind} ${networkOf(address)}`, minuteMs, now()), most: ofNetwork },
      ]
      if (token !== null)
        counted.push({ ...sessions.count(`${kind} ${token}`, minuteMs, now()), most: ofSession })
      const waits = counted.filter(({ current, most }) => current > most).map(({ ttl }) => ttl)
      return waits.length === 0 ? undefined : tooMany(Math.ceil(Math.max(...waits) / 1000))
    },
  }
}

/** As the server refuses one call too many. */
const tooMany = (seconds: number): GraphQLError =>
  refusal(`Too many requests. Try again in ${seconds} s.`, {
    code: 'too_many_requests',
    status: 429,
    params: { seconds },
    http: { status: 429, spec: true, headers: { 'retry-after': String(seconds) } },
  })
