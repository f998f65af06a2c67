import { gql } from '../../__generated__/gql.ts'

/** What the viewer noted about somebody: the props of `MemoForm`. */
export const MemoQuery = gql(`
  query Memo($traderId: ID!) {
    memo(traderId: $traderId) {
      traderId
      text
      updatedAt
    }
  }
`)

/** Keeps it; the answer is what every page then shows. */
export const SaveMemoMutation = gql(`
  mutation SaveMemo($input: SaveMemoInput!) {
    saveMemo(input: $input) {
      traderId
      text
      updatedAt
    }
  }
`)

export const DeleteMemoMutation = gql(`
  mutation DeleteMemo($traderId: ID!) {
    deleteMemo(traderId: $traderId) {
      isDone
    }
  }
`)
