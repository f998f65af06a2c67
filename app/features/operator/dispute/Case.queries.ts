import { gql } from '../../../__generated__/gql.ts'

/** A case whole: the trade, both sides, what happened, and what helps to decide. */
export const DeskCaseQuery = gql(`
  query DeskCase($id: ID!) {
    trade(id: $id) {
      id
      status
      amount
      fiatAmount
      currencyCode
      ...TradeCase_trade @unmask
    }
    tradeHistory(id: $id) {
      items {
        id
        code
        at
        by
        byName
        isMine
        amount
        asset
      }
    }
    disputeCase(id: $id) {
      tradeId
      buyer {
        ...CaseSide_side @unmask
      }
      seller {
        ...CaseSide_side @unmask
      }
      between {
        completed
        cancelled
        volumeUsd
        firstAt
        lastAt
      }
      together {
        ...CaseTrade_trade @unmask
      }
      questions {
        to
        code
      }
      alike {
        tradeId
        inFavourOf
        at
        isOverturned
      }
      opinions {
        ...Opinion_opinion @unmask
      }
    }
  }
`)

export const RuleDisputeMutation = gql(`
  mutation Desk_ruleTrade($id: ID!, $input: RuleTradeInput!, $idempotencyKey: String!) {
    ruleTrade(id: $id, input: $input, idempotencyKey: $idempotencyKey) {
      id
      status
    }
  }
`)

export const RuleClaimMutation = gql(`
  mutation Desk_ruleClaim($id: ID!, $input: RuleClaimInput!, $idempotencyKey: String!) {
    ruleClaim(id: $id, input: $input, idempotencyKey: $idempotencyKey) {
      id
      status
    }
  }
`)

/** Asks a side in the chat of the trade. */
export const AskSideMutation = gql(`
  mutation Desk_askSide($id: ID!, $input: CreateMessageInput!, $idempotencyKey: String!) {
    createMessage(id: $id, input: $input, idempotencyKey: $idempotencyKey) {
      id
    }
  }
`)

export const AskOpinionMutation = gql(`
  mutation Desk_askOpinion($id: ID!, $input: AskSecondOpinionInput!, $idempotencyKey: String!) {
    askSecondOpinion(id: $id, input: $input, idempotencyKey: $idempotencyKey) {
      ...Opinion_opinion @unmask
    }
  }
`)

export const GiveOpinionMutation = gql(`
  mutation Desk_giveOpinion($id: ID!, $input: GiveSecondOpinionInput!, $idempotencyKey: String!) {
    giveSecondOpinion(id: $id, input: $input, idempotencyKey: $idempotencyKey) {
      ...Opinion_opinion @unmask
    }
  }
`)
