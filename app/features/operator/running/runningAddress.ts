import type { MessageFilter } from '@souk/design-system/domain/desk/running/MessageQueue.tsx'
import {
  jobStates,
  messageStates,
  messageWays,
  rateStates,
} from '@souk/design-system/domain/desk/runningShape.ts'
import type { JobState, RateState } from '@souk/design-system/domain/desk/runningShape.ts'
import { withQuery } from '../../../routes/publicPaths.ts'
import { operatorPaths } from '../operatorPaths.ts'

/** What an address narrows a list by; what is none there counts as left out. */
const among = <Value extends string>(values: readonly Value[], said: string | null): Value | null =>
  values.find(value => value === said) ?? null

export const readJobState = (query: URLSearchParams): JobState | null => among(jobStates, query.get('state'))
export const jobsHref = (state: JobState | null): string => withQuery(operatorPaths.jobs(), { state })

export const readRateState = (query: URLSearchParams): RateState | null =>
  among(rateStates, query.get('state'))
export const ratesHref = (state: RateState | null): string => withQuery(operatorPaths.rates(), { state })

export const readMessageFilter = (query: URLSearchParams): MessageFilter => ({
  way: among(messageWays, query.get('way')),
  state: among(messageStates, query.get('state')),
})
export const messagesHref = ({ way, state }: MessageFilter): string =>
  withQuery(operatorPaths.messages(), { way, state })
