import type { ApolloClient, ObservableQuery } from '@apollo/client'
import { Kind } from 'graphql'

type Shown = ObservableQuery

/** The root fields that a query asks for: `trades`, `validateToken`. */
function rootFieldsOf({ query }: Shown): readonly string[] {
  return query.definitions.flatMap(node =>
    node.kind === Kind.OPERATION_DEFINITION
      ? node.selectionSet.selections.flatMap(selection =>
          // A document that was made beforehand has no alias where it names none.
          selection.kind === Kind.FIELD ? [selection.name.value] : [],
        )
      : [],
  )
}

/** The root fields that what is on screen asks for. */
export const shownFields = (client: ApolloClient): ReadonlySet<string> =>
  new Set([...client.getObservableQueries('active')].flatMap(rootFieldsOf))

/**
 * Asks again for what is on screen. What is there stays there meanwhile.
 * @param fields only queries that ask for one of these root fields; all of them when left out
 */
export async function refetchShown(client: ApolloClient, fields?: readonly string[]): Promise<void> {
  const shown = [...client.getObservableQueries('active')].filter(
    query => fields === undefined || rootFieldsOf(query).some(field => fields.includes(field)),
  )
  await Promise.all(shown.map(query => query.refetch()))
}
