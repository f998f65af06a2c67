import { gql } from '../../__generated__/gql.ts'

/** Gives the coins of a trade without an account another address. */
export const ChangePayoutAddressMutation = gql(`
  mutation ChangePayoutAddress($id: ID!, $input: PayoutAddressInput!, $idempotencyKey: String!) {
    changePayoutAddress(id: $id, input: $input, idempotencyKey: $idempotencyKey) {
      id
      ...GuestTrade_trade
    }
  }
`)
