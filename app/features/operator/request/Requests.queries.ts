import { gql } from '../../../__generated__/gql.ts'

/** What waited or waits for a second operator. */
export const SecondRequestsQuery = gql(`
  query SecondRequests($status: SecondRequestStatus, $before: String, $limit: Int) {
    secondRequests(status: $status, before: $before, limit: $limit) {
      items {
        ...SecondRequest_card @unmask
      }
      hasMore
    }
  }
`)

export const DecideSecondRequestMutation = gql(`
  mutation DecideSecondRequest($id: ID!, $input: DecideSecondRequestInput!, $idempotencyKey: String!) {
    decideSecondRequest(id: $id, input: $input, idempotencyKey: $idempotencyKey) {
      ...SecondRequest_card @unmask
    }
  }
`)
