import { gql } from '../../__generated__/gql.ts'

/** Every action answers with the trade as an event would bring it, so that the page moves on at once. */

export const ConfirmTradeMutation = gql(`
  mutation ConfirmTrade($id: ID!, $input: ConfirmTradeInput!, $idempotencyKey: String!) {
    confirmTrade(id: $id, input: $input, idempotencyKey: $idempotencyKey) {
      ...LiveTrade
    }
  }
`)

export const CancelTradeMutation = gql(`
  mutation CancelTrade($id: ID!, $input: CancelTradeInput!, $idempotencyKey: String!) {
    cancelTrade(id: $id, input: $input, idempotencyKey: $idempotencyKey) {
      ...LiveTrade
    }
  }
`)

export const CompleteTradeMutation = gql(`
  mutation CompleteTrade($id: ID!, $input: CompleteTradeInput!, $idempotencyKey: String!) {
    completeTrade(id: $id, input: $input, idempotencyKey: $idempotencyKey) {
      ...LiveTrade
    }
  }
`)

export const RequestTradeApprovalMutation = gql(`
  mutation RequestTradeApproval($id: ID!, $idempotencyKey: String!) {
    requestTradeApproval(id: $id, idempotencyKey: $idempotencyKey) {
      ...LiveTrade
    }
  }
`)

export const CancelTradeApprovalMutation = gql(`
  mutation CancelTradeApproval($id: ID!, $idempotencyKey: String!) {
    cancelTradeApproval(id: $id, idempotencyKey: $idempotencyKey) {
      ...LiveTrade
    }
  }
`)

export const ExtendTradeMutation = gql(`
  mutation ExtendTrade($id: ID!, $idempotencyKey: String!) {
    extendTrade(id: $id, idempotencyKey: $idempotencyKey) {
      ...LiveTrade
    }
  }
`)

export const KeepTradeMutation = gql(`
  mutation KeepTrade($id: ID!, $idempotencyKey: String!) {
    keepTrade(id: $id, idempotencyKey: $idempotencyKey) {
      ...LiveTrade
    }
  }
`)

export const UndoConfirmTradeMutation = gql(`
  mutation UndoConfirmTrade($id: ID!, $idempotencyKey: String!) {
    undoConfirmTrade(id: $id, idempotencyKey: $idempotencyKey) {
      ...LiveTrade
    }
  }
`)

export const CreateDisputeMutation = gql(`
  mutation CreateDispute($id: ID!, $input: CreateDisputeInput!, $idempotencyKey: String!) {
    createDispute(id: $id, input: $input, idempotencyKey: $idempotencyKey) {
      ...LiveTrade
    }
  }
`)

export const CreateClaimMutation = gql(`
  mutation CreateClaim($id: ID!, $input: CreateClaimInput!, $idempotencyKey: String!) {
    createClaim(id: $id, input: $input, idempotencyKey: $idempotencyKey) {
      ...LiveTrade
    }
  }
`)

export const RuleTradeMutation = gql(`
  mutation RuleTrade($id: ID!, $input: RuleTradeInput!, $idempotencyKey: String!) {
    ruleTrade(id: $id, input: $input, idempotencyKey: $idempotencyKey) {
      ...LiveTrade
    }
  }
`)

export const IssueRequisitesMutation = gql(`
  mutation IssueRequisites($id: ID!, $input: IssueRequisitesInput!, $idempotencyKey: String!) {
    issueRequisites(id: $id, input: $input, idempotencyKey: $idempotencyKey) {
      ...LiveTrade
    }
  }
`)
