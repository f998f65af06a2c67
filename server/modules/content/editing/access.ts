import { refuse } from '../../../domain/refusal/refusal.ts'
import type { Context } from '../../../kernel/context.ts'
import { RequestRefused } from '../../../kernel/refusal.ts'

type AnyHandler = (input: never, context: never, wire: never) => Promise<unknown>

/** The same handlers for operators alone: an arbiter is staff, too, and is told `forbidden`. */
export function forOperators<T extends Readonly<Record<string, AnyHandler>>>(handlers: T): T {
  const guarded = Object.entries(handlers).map(([id, handler]): [string, AnyHandler] => [
    id,
    async (input, context, wire) => {
      const { viewer } = context as Context
      const isOperator = viewer.kind === 'user' && viewer.roles.includes('operator')
      if (!isOperator) throw new RequestRefused(refuse('forbidden'))
      return handler(input, context, wire)
    },
  ])
  return Object.fromEntries(guarded) as T
}
