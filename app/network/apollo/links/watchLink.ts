import { Observable } from '@apollo/client'
import { ApolloLink } from '@apollo/client/link'
import type { ConnectionStore } from '../../../device/connection/connectionStore.ts'
import { troubleOf } from '../trouble.ts'

export interface WatchLinkOptions {
  readonly connection: ConnectionStore
  /** The service answered. */
  readonly onAnswer: () => void
  /** An answer reflects the user's events up to this number. */
  readonly onReflected: (seq: number) => void
  /** An answer says a moment that was not later than the service's present. */
  readonly onMoment: (moment: string) => void
}

/** Watches every call over HTTP: whether anybody answers, how long it takes, and what the answers reflect. */
export const watchLink = ({ connection, onAnswer, onReflected, onMoment }: WatchLinkOptions): ApolloLink =>
  new ApolloLink(
    (operation, forward) =>
      new Observable<ApolloLink.Result>(observer => {
        const ended = connection.sent()
        let isOver = false
        const end = (isAnswered: boolean) => {
          if (!isOver) ended(isAnswered)
          isOver = true
        }
        const subscription = forward(operation).subscribe({
          next: result => {
            const isAway = result.errors !== undefined && troubleOf(result).kind === 'unavailable'
            // The gateway speaks for a service that is away: nobody who could answer did.
            end(!isAway)
            if (!isAway) onAnswer()
            for (const seq of valuesOf(result.data, ['seq'], isNumber)) onReflected(seq)
            for (const moment of valuesOf(result.data, ['at', 'ratesAt'], isText)) onMoment(moment)
            observer.next(result)
          },
          error: (error: unknown) => {
            end(troubleOf(error).kind !== 'noAnswer')
            observer.error(error)
          },
          complete: () => {
            end(true)
            observer.complete()
          },
        })
        return () => {
          // Called off by us: it says nothing about the connection.
          end(true)
          subscription.unsubscribe()
        }
      }),
  )

const isNumber = (value: unknown) => typeof value === 'number'
const isText = (value: unknown) => typeof value === 'string'

/** What stands under these names in an answer: at the top, or one object below, as in `validateToken { me { seq } }`. */
export function valuesOf<Value>(
  data: unknown,
  names: readonly string[],
  isValue: (value: unknown) => value is Value & {},
): readonly Value[] {
  const inside = (value: unknown): readonly unknown[] =>
    typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.values(value) : []
  const top = inside(data)
  return [...top, ...top.flatMap(inside)].flatMap(value =>
    typeof value === 'object' && value !== null
      ? names.map(name => (value as Record<string, unknown>)[name]).filter(isValue)
      : [],
  )
}
