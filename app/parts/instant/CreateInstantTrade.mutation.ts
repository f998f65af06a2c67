import { gql } from '../../__generated__/gql.ts'

/** Asks for a trade on the best offer that trades at once. */
export const CreateInstantTradeMutation = gql(`
  mutation CreateInstantTrade($input: CreateInstantTradeInput!, $idempotencyKey: String!) {
    createInstantTrade(input: $input, idempotencyKey: $idempotencyKey) {
      id
      status
    }
  }
`)
