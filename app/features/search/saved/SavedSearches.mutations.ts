import { gql } from '../../../__generated__/gql.ts'

/** Keeps a search. */
export const CreateSavedSearchMutation = gql(`
  mutation CreateSavedSearch($input: CreateSavedSearchInput!, $idempotencyKey: String!) {
    createSavedSearch(input: $input, idempotencyKey: $idempotencyKey) {
      id
    }
  }
`)

/** Switches its notices, or notes that it was opened. */
export const UpdateSavedSearchMutation = gql(`
  mutation UpdateSavedSearch($id: ID!, $input: UpdateSavedSearchInput!) {
    updateSavedSearch(id: $id, input: $input) {
      ...SavedSearch
    }
  }
`)

/** Forgets it. */
export const DeleteSavedSearchMutation = gql(`
  mutation DeleteSavedSearch($id: ID!) {
    deleteSavedSearch(id: $id) {
      isDone
    }
  }
`)
