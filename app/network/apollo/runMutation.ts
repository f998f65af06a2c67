import type { ApolloClient, TypedDocumentNode } from '@apollo/client'
import type { Unmasked } from '@apollo/client/masking'
import { marked, type RequestMarks } from './requestMarks.ts'

/**
 * Does a mutation that may be done twice; answers its data, and rejects with what it was refused for. `useIntent` is for those that need a key.
 * @param errors `place`: the caller says what it was refused for; `alert`: an alert does; `silent`: nobody
 */
export async function runMutation<Data, Variables extends object>(
  client: Pick<ApolloClient, 'mutate'>,
  mutation: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  errors: RequestMarks['errors'] = 'place',
): Promise<Unmasked<Data> | undefined> {
  const { data } = await client.mutate<Data>({ mutation, variables, context: marked({ errors }) })
  return data as Unmasked<Data> | undefined
}
