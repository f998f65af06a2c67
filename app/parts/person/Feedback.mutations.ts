import { gql } from '../../__generated__/gql.ts'

export const CreateFeedbackMutation = gql(`
  mutation CreateFeedback($input: CreateFeedbackInput!, $idempotencyKey: String!) {
    createFeedback(input: $input, idempotencyKey: $idempotencyKey) {
      id
      grade
      text
      tradeId
      authorName
      createdAt
      editedAt
    }
  }
`)

export const UpdateFeedbackMutation = gql(`
  mutation UpdateFeedback($id: ID!, $input: UpdateFeedbackInput!) {
    updateFeedback(id: $id, input: $input) {
      id
      grade
      text
      tradeId
      authorName
      createdAt
      editedAt
    }
  }
`)
