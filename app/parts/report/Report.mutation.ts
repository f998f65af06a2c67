import { gql } from '../../__generated__/gql.ts'

/** Tells the house of an offer, a person, a message or a store. */
export const ReportMutation = gql(`
  mutation Report($input: ReportSomethingInput!, $idempotencyKey: String!) {
    reportSomething(input: $input, idempotencyKey: $idempotencyKey) {
      reportedAt
      isFirst
    }
  }
`)
