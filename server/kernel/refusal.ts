import { refuse, type Refusal, type Result } from '../domain/refusal/refusal.ts'
import { blackListRefusals, refusalStatus } from '../domain/refusal/status.ts'
import { wordRefusal, type ServerLocale } from '../locales/wording.ts'

/** A refusal as it goes over the wire. */
export interface RefusalBody {
  readonly errors: Readonly<Record<string, readonly string[]>>
  readonly code: string
  readonly params?: Readonly<Record<string, string | number>>
  readonly metadata?: Readonly<Record<string, unknown>>
  /** The refusal comes from a black list: the page says it in place, no alert. */
  readonly isBl?: boolean
}

/**
 * Ends a request with a refusal. Thrown at the edge, so that the transaction around it rolls back; the domain answers
 * refusals as values.
 */
export class RequestRefused extends Error {
  readonly refusal: Refusal
  readonly metadata: Readonly<Record<string, unknown>> | undefined
  constructor(refusal: Refusal, metadata?: Readonly<Record<string, unknown>>) {
    super(refusal.code)
    this.name = 'RequestRefused'
    this.refusal = refusal
    this.metadata = metadata
  }
}

/** The value of a result; a refusal ends the request. */
export function orRefuse<Value>(result: Result<Value>): Value {
  if (!result.ok) throw new RequestRefused(result.refusal)
  return result.value
}

/** The status and body that say a refusal in the caller's language. Refusals without a field stand under `base`. */
export function refusalAnswer(
  refusal: Refusal,
  locale: ServerLocale,
  metadata?: Readonly<Record<string, unknown>>,
): { status: number; body: RefusalBody } {
  const params = refusal.params as Readonly<Record<string, string | number>>
  return {
    status: refusalStatus[refusal.code],
    body: {
      errors: { [refusal.field ?? 'base']: [wordRefusal(refusal, locale)] },
      code: refusal.code,
      ...(Object.keys(params).length > 0 ? { params } : {}),
      ...(metadata ? { metadata } : {}),
      ...(blackListRefusals.has(refusal.code) ? { isBl: true } : {}),
    },
  }
}

/** The row before which a page of a list begins, by the `before` of a call; null for the first page. */
export function readBefore<Id>(
  before: string | undefined,
  parse: (text: string) => Id | undefined,
): Id | null {
  if (before === undefined) return null
  const id = parse(before)
  if (id === undefined) throw new RequestRefused(refuse('invalid_format', 'before'))
  return id
}
