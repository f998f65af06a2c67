import type { OperationVariables, TypedDocumentNode } from '@apollo/client'
import type { Unmasked } from '@apollo/client/masking'
import { refetchShown } from '../../network/apollo/refetchShown.ts'
import { marked, type RequestMarks } from '../../network/apollo/requestMarks.ts'
import { useServices } from '../../services/useServices.ts'

/** What a change of security can change on these pages. */
const concerned = ['security', 'logInHistories'] as const

/**
 * A call that changes what protects the account; resolves once the page shows what has become of it. No answer is kept:
 * some hold secrets.
 * @param errors `place`: a form says what was refused
 */
export function useSecurityCall<Data, Variables extends OperationVariables>(
  mutation: TypedDocumentNode<Data, Variables>,
  errors: NonNullable<RequestMarks['errors']> = 'place',
): (variables: Variables) => Promise<Unmasked<Data>> {
  const { client } = useServices()
  return async variables => {
    const { data } = await client.mutate<Data>({
      mutation,
      variables,
      fetchPolicy: 'no-cache',
      context: marked({ errors }),
    })
    // It is done, also where nobody tells now how it stands.
    await refetchShown(client, concerned).catch(() => {})
    if (data === undefined || data === null) throw new Error('A change of security answered nothing')
    return data as Unmasked<Data>
  }
}
