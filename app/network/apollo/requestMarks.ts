import type { ApolloLink } from '@apollo/client/link'

/** What a caller says of a call besides its document. */
export interface RequestMarks {
  /**
   * Who says that it was refused: the alerts, or the form or page that made it. Left out: alerts for a mutation, the page
   * for a query. `silent`: nobody says anything of its trouble, whatever it is, because the caller shows it or repeats it.
   */
  readonly errors?: 'alert' | 'place' | 'silent'
  /** Asks whose session it is: a 401 is its answer, not its end. */
  readonly isOwnProfile?: boolean
  /** Goes over the tab's socket, by which the gateway knows this tab from the others. */
  readonly overSocket?: boolean
  /** Goes its way though the page is left meanwhile, as the press that it tells of may lead away. */
  readonly outlivesPage?: boolean
}

/** The marks as a call's `context`: `useQuery(document, { context: marked({ errors: 'alert' }) })`. */
export const marked = (marks: RequestMarks): { souk: RequestMarks } => ({ souk: marks })

/** The marks of an operation on its way. */
export function marksOf(operation: ApolloLink.Operation): RequestMarks {
  const { souk } = operation.getContext() as { souk?: RequestMarks }
  return souk ?? {}
}
