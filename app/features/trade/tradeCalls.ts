import type { TypedDocumentNode } from '@apollo/client'
import type { TradeActionName } from '@souk/design-system/domain/trading/trade/tradeAction.ts'
import {
  CancelTradeApprovalMutation,
  CancelTradeMutation,
  CompleteTradeMutation,
  ConfirmTradeMutation,
  CreateClaimMutation,
  CreateDisputeMutation,
  ExtendTradeMutation,
  IssueRequisitesMutation,
  KeepTradeMutation,
  RequestTradeApprovalMutation,
  RuleTradeMutation,
  UndoConfirmTradeMutation,
} from './TradeActions.mutations.ts'

/** The call behind each action of a trade. Feedback has calls of its own; a message is the chat's. */
export const tradeCalls = {
  confirm: ConfirmTradeMutation,
  cancel: CancelTradeMutation,
  ask_cancel: CancelTradeMutation,
  concede: CancelTradeMutation,
  keep: KeepTradeMutation,
  issue_requisites: IssueRequisitesMutation,
  undo_confirm: UndoConfirmTradeMutation,
  extend: ExtendTradeMutation,
  complete: CompleteTradeMutation,
  request_approval: RequestTradeApprovalMutation,
  cancel_approval: CancelTradeApprovalMutation,
  create_dispute: CreateDisputeMutation,
  claim: CreateClaimMutation,
  rule_for_buyer: RuleTradeMutation,
  rule_for_seller: RuleTradeMutation,
} as const satisfies Partial<Record<TradeActionName, unknown>>

/** An action that is one call. */
export type TradeCallName = keyof typeof tradeCalls

type VariablesOf<Document> = Document extends TypedDocumentNode<infer _, infer Variables> ? Variables : never

/** What the user gives to an action; nothing for those that take nothing. */
export type TradeCallInput<Name extends TradeCallName> =
  VariablesOf<(typeof tradeCalls)[Name]> extends { input: infer Input } ? Input : void
