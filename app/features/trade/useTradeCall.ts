import type { TypedDocumentNode } from '@apollo/client'
import { useIntent, type IntentOptions } from '../../services/useIntent.ts'
import { tradeCalls, type TradeCallInput, type TradeCallName } from './tradeCalls.ts'

interface CallVariables {
  id: string
  input?: unknown
  idempotencyKey: string
}

/**
 * Does an action of a trade, once per intent. Its answer is the trade as it then is, and the page follows.
 * @param options `errors: 'place'` where a form says what the server objects to
 */
export function useTradeCall<Name extends TradeCallName>(
  action: Name,
  tradeId: string,
  options?: IntentOptions,
): (input: TradeCallInput<Name>) => Promise<unknown> {
  // Each document takes the input of its own name; only the union of them all does not say so.
  const { run } = useIntent(tradeCalls[action] as TypedDocumentNode<unknown, CallVariables>, options)
  return input => run(input === undefined ? { id: tradeId } : { id: tradeId, input })
}
