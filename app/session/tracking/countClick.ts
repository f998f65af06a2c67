import type { ApolloClient } from '@apollo/client'
import type { CountClickMutationVariables } from '../../__generated__/graphql.ts'
import { marked } from '../../network/apollo/requestMarks.ts'
import { gql } from '../../__generated__/gql.ts'

/** Counts that a button was pressed, not by whom. */
const CountClickMutation = gql(`
  mutation CountClick($input: ClickInput!) {
    countClick(input: $input) {
      isDone
    }
  }
`)

/** What is counted. */
export type ClickName = CountClickMutationVariables['input']['name']

/**
 * Counts one press of a button, not by whom. Nobody needs to wait for it: it is sent though the page is left meanwhile, and
 * nobody is told when it fails, because nobody asked for it.
 */
export async function countClick(client: ApolloClient, name: ClickName): Promise<void> {
  try {
    await client.mutate({
      mutation: CountClickMutation,
      variables: { input: { name } },
      context: marked({ errors: 'silent', outlivesPage: true }),
    })
  } catch {
    // Nobody waits for a count.
  }
}
