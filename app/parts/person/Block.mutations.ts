import { gql } from '../../__generated__/gql.ts'

/** Puts somebody on the viewer's black list. */
export const BlockMutation = gql(`
  mutation Block($input: BlockInput!) {
    block(input: $input) {
      isDone
    }
  }
`)

/** Lets somebody trade with the viewer again. */
export const UnblockMutation = gql(`
  mutation Unblock($id: ID!) {
    unblock(id: $id) {
      isDone
    }
  }
`)
