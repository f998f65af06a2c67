import { accepted, refuse, refused, type Result } from '../refusal/refusal.ts'

/** How an act stands that takes two operators. */
export const requestStatuses = ['asked', 'done', 'refused', 'withdrawn', 'expired'] as const
export type RequestStatus = (typeof requestStatuses)[number]

/** What becomes of it, and by whom: the operator who asked, another one, or time. */
export const requestMoves = {
  approve: { from: 'asked', to: 'done', by: 'another' },
  refuse: { from: 'asked', to: 'refused', by: 'another' },
  withdraw: { from: 'asked', to: 'withdrawn', by: 'asker' },
  expire: { from: 'asked', to: 'expired', by: 'time' },
} as const satisfies Readonly<
  Record<string, { from: RequestStatus; to: RequestStatus; by: 'asker' | 'another' | 'time' }>
>

/** What an operator can decide; time has its own. */
export const requestDecisions = ['approve', 'refuse', 'withdraw'] as const
export type RequestDecision = (typeof requestDecisions)[number]

interface AskedRequest {
  readonly status: RequestStatus
  readonly askedBy: string
  readonly expiresAt: Date
}

/** The status as of a moment: time needs no job to be over. */
export const statusAt = ({ status, expiresAt }: AskedRequest, at: Date): RequestStatus =>
  status === requestMoves.expire.from && expiresAt <= at ? requestMoves.expire.to : status

/** Decides on a request; refuses `request_closed`, or `second_operator_required` to who may not be the one to do it. */
export function decideRequest(
  request: AskedRequest,
  decision: RequestDecision,
  by: string,
  at: Date,
): Result<RequestStatus> {
  const move = requestMoves[decision]
  if (statusAt(request, at) !== move.from) return refused(refuse('request_closed'))
  const isAsker = request.askedBy === by
  if (isAsker !== (move.by === 'asker'))
    return refused(refuse(isAsker ? 'second_operator_required' : 'only_asker_may'))
  return accepted(move.to)
}
