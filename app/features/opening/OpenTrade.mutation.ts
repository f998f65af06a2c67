import { gql } from '../../__generated__/gql.ts'

/** Opens a trade; the seller's coins go to escrow in the same step. */
export const OpenTradeMutation = gql(`
  mutation OpenTrade($id: ID!, $input: OpenTradeInput!, $idempotencyKey: String!) {
    openTrade(id: $id, input: $input, idempotencyKey: $idempotencyKey) {
      id
    }
  }
`)
