import { readRefusal, type ServerRefusal } from '@souk/design-system/forms/engine/serverRefusal.ts'
import { NoAnswerError } from './NoAnswerError.ts'

/**
 * What went wrong with a call, as the specification's error catalogue tells it apart (000 §8). `fault` is a failure of the
 * service itself, with nothing to say but that.
 */
export type Trouble =
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'signedOut' }
  | { readonly kind: 'unavailable' }
  | { readonly kind: 'noAnswer'; readonly isTimeout: boolean }
  | { readonly kind: 'refused'; readonly status: number; readonly refusal: ServerRefusal }
  | { readonly kind: 'fault'; readonly status: number | null }

/** Tells what an error of a call means. Never throws. */
export function troubleOf(error: unknown): Trouble {
  if (error instanceof NoAnswerError) return { kind: 'noAnswer', isTimeout: error.isTimeout }
  if (nameOf(error) === 'AbortError') return { kind: 'cancelled' }
  if (nameOf(error) === 'TimeoutError') return { kind: 'noAnswer', isTimeout: true }
  const statuses = statusesOf(error)
  if (statuses.includes(499)) return { kind: 'cancelled' }
  if (statuses.includes(401)) return { kind: 'signedOut' }
  if (statuses.includes(503)) return { kind: 'unavailable' }
  const [status] = statuses
  if (status === undefined) {
    // Only `fetch` itself throws this when no answer came.
    return error instanceof TypeError
      ? { kind: 'noAnswer', isTimeout: false }
      : { kind: 'fault', status: null }
  }
  const refusal = readRefusal(error)
  if (refusal === null || status >= 500) return { kind: 'fault', status }
  return { kind: 'refused', status, refusal }
}

/** The refusal inside an error, for a page that says it in place; null for every other trouble. */
export function refusalOf(error: unknown): ServerRefusal | null {
  const trouble = troubleOf(error)
  return trouble.kind === 'refused' ? trouble.refusal : null
}

/** The status of a call that failed: 403 or 404 decide what a page shows. Null where there was no answer. */
export const statusOf = (error: unknown): number | null => statusesOf(error)[0] ?? null

type Bag = Readonly<Record<string, unknown>>
const isBag = (value: unknown): value is Bag => typeof value === 'object' && value !== null

const nameOf = (error: unknown): unknown => (isBag(error) ? error['name'] : undefined)

/** The statuses of the GraphQL errors, or of the answer that was none of GraphQL. */
function statusesOf(error: unknown): readonly number[] {
  if (!isBag(error)) return []
  const list: readonly unknown[] = Array.isArray(error['errors']) ? error['errors'] : [error]
  const found = list.flatMap(entry => {
    const extensions = isBag(entry) ? entry['extensions'] : undefined
    const status = isBag(extensions) ? extensions['status'] : undefined
    return typeof status === 'number' ? [status] : []
  })
  const whole = error['statusCode']
  return found.length > 0
    ? found
    : typeof whole === 'number'
      ? [whole]
      : Array.isArray(error['errors'])
        ? [500]
        : []
}
