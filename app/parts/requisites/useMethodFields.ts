import { useQuery } from '@apollo/client/react'
import type { CredentialMethod } from '@souk/design-system/domain/people/credential/credentialShape.ts'
import { gql } from '../../__generated__/gql.ts'

/** What the payment methods of a currency ask a seller for, in the viewer's language. */
const RequisiteFieldsQuery = gql(`
  query RequisiteFields($currencyCode: String!) {
    paymentMethods(currencyCode: $currencyCode) {
      items {
        code
        name
        group
        requisiteFields {
          kind
          isRequired
          input
          example
          maxLength
        }
      }
    }
  }
`)

interface MethodFields {
  /** Null until they are there. */
  readonly methods: readonly CredentialMethod[] | null
  readonly hasFailed: boolean
  readonly isLoading: boolean
  readonly retry: () => void
}

/** The payment methods of a currency with what each asks for, asked for once per page load; null wants none. */
export function useMethodFields(currencyCode: string | null): MethodFields {
  const { data, error, loading, refetch } = useQuery(RequisiteFieldsQuery, {
    variables: { currencyCode: currencyCode ?? '' },
    fetchPolicy: 'cache-first',
    skip: currencyCode === null,
    notifyOnNetworkStatusChange: true,
  })
  return {
    methods: data?.paymentMethods?.items ?? null,
    hasFailed: error !== undefined,
    isLoading: loading,
    // What it fails with shows in place.
    retry: () => void refetch().catch(() => {}),
  }
}
