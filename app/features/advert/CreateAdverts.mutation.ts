import { gql } from '../../__generated__/gql.ts'

/** Makes several adverts, or none of them. */
export const CreateAdvertsMutation = gql(`
  mutation CreateAdverts($input: CreateAdvertsInput!, $idempotencyKey: String!) {
    createAdverts(input: $input, idempotencyKey: $idempotencyKey) {
      items {
        id
        status
      }
    }
  }
`)
