import { gql } from '../../__generated__/gql.ts'

/** Counts that a button was pressed, not by whom. */
export const CountClickMutation = gql(`
  mutation CountClick($input: ClickInput!) {
    countClick(input: $input) {
      isDone
    }
  }
`)
