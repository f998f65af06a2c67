import { Observable } from '@apollo/client'
import { ApolloLink } from '@apollo/client/link'
import { OperationTypeNode } from 'graphql'
import { answerLifetime, pageKey } from './pageKey.ts'

/** Remembers when each page was answered last, so that an old one is not shown for the present. */
export interface AnswerAges {
  readonly answered: (operation: string, variables: object) => void
  /** Whether what is known of it is too old to be shown while it is asked for again; not so for what was never answered. */
  readonly isOld: (operation: string, variables: object) => boolean
}

/** Makes the {@link AnswerAges} of a tab. @param now milliseconds */
export function createAnswerAges(now: () => number): AnswerAges {
  const times = new Map<string, number>()
  const nameOf = (operation: string, variables: object) => `${operation} ${pageKey(variables)}`
  return {
    answered: (operation, variables) => void times.set(nameOf(operation, variables), now()),
    isOld: (operation, variables) => {
      const at = times.get(nameOf(operation, variables))
      return at !== undefined && now() - at > answerLifetime
    },
  }
}

/** Notes when the service answered which query. */
export const ageLink = (ages: AnswerAges): ApolloLink =>
  new ApolloLink(
    (operation, forward) =>
      new Observable<ApolloLink.Result>(observer => {
        const subscription = forward(operation).subscribe({
          next: result => {
            if (operation.operationType === OperationTypeNode.QUERY && result.errors === undefined)
              ages.answered(operation.operationName ?? '', operation.variables)
            observer.next(result)
          },
          error: (error: unknown) => observer.error(error),
          complete: () => observer.complete(),
        })
        return () => subscription.unsubscribe()
      }),
  )
