import { ErrorLink } from '@apollo/client/link/error'
import type { ApolloLink } from '@apollo/client/link'
import { alertMessageOf } from '@souk/design-system/forms/engine/serverRefusal.ts'
import type { RefusalWords } from '@souk/design-system/locales/errorText.ts'
import { marksOf } from '../requestMarks.ts'
import { troubleOf, type Trouble } from '../trouble.ts'

/** What the application does about a trouble that is not the page's own. */
export interface TroubleReactions {
  /** The session is over: keeps the page for the return and goes to the log-in. */
  readonly signedOut: () => void
  /** The service is away: loads the page again, a few times. */
  readonly unavailable: () => void
  readonly alert: (words: RefusalWords) => void
}

/** The kinds of operation that differ in what becomes of their trouble. */
type OperationKind = 'query' | 'mutation' | 'subscription'

/**
 * The specification's error catalogue (000 §8) over every call. Queries leave what they were refused to the page, which says
 * it in place. A mutation never loads the page again: what somebody wrote would be lost with it, so it alerts instead.
 */
export const troubleLink = (reactions: TroubleReactions): ApolloLink =>
  new ErrorLink(({ error, operation }) => {
    const trouble = troubleOf(error)
    react(trouble, operation, reactions)
  })

function react(trouble: Trouble, operation: ApolloLink.Operation, reactions: TroubleReactions): void {
  const kind: OperationKind = operation.operationType
  const marks = marksOf(operation)
  // What a subscription ends with is dealt with where it is held.
  if (kind === 'subscription' || trouble.kind === 'cancelled') return
  if (trouble.kind === 'signedOut') {
    if (marks.isOwnProfile !== true) reactions.signedOut()
    return
  }
  if (kind === 'query') {
    if (trouble.kind === 'unavailable' && marks.errors !== 'silent') reactions.unavailable()
    if (marks.errors !== 'alert') return
  }
  if (marks.errors === 'silent') return
  const words = alertWords(trouble, marks.errors ?? 'alert')
  if (words !== null) reactions.alert(words)
}

/** What an alert says; a refusal only when no form or page says it, and never one because of a black list. */
function alertWords(trouble: Trouble, errors: 'alert' | 'place'): RefusalWords | null {
  switch (trouble.kind) {
    case 'refused': {
      const { fields, text, isBl } = trouble.refusal
      const isEmpty = text === null && Object.keys(fields).length === 0
      if (errors === 'place' || isBl === true || isEmpty) return null
      const message = alertMessageOf(trouble.refusal)
      return message !== null && 'refusal' in message ? message.refusal : null
    }
    case 'noAnswer':
      return { code: trouble.isTimeout ? 'timed_out' : 'no_connection' }
    case 'unavailable':
      return { code: 'unavailable' }
    case 'fault':
      return { code: 'something_went_wrong' }
    default:
      return null
  }
}
