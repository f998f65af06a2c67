import { gql } from '../../__generated__/gql.ts'

/** How much waits for a ruling, for the frame of arbiters. */
export const CaseCountsQuery = gql(`
  query CaseCounts {
    disputes(limit: 1) {
      items {
        id
      }
      counts {
        disputes
        claims
        raised
      }
      seq
    }
  }
`)

/** How the open cases are shared among arbiters. */
export const ArbiterLoadQuery = gql(`
  query ArbiterLoad {
    arbiterLoad {
      items {
        userName
        open
        raised
        ruled
        overturned
      }
      unanswered
      opinions
    }
  }
`)

/** What arbiters decided. */
export const CaseRulingsQuery = gql(`
  query CaseRulings($list: CaseRulingList, $after: String, $limit: Int) {
    caseRulings(list: $list, after: $after, limit: $limit) {
      items {
        id
        tradeId
        kind
        reason
        inFavourOf
        words
        by
        at
        amount
        cryptoCurrencyCode
        buyerName
        sellerName
        overturned {
          reason
          at
        }
      }
      hasMore
    }
  }
`)

/** What one arbiter asks all others about a case, and the answer. */
gql(`
  fragment Opinion_opinion on SecondOpinion {
    id
    tradeId
    question
    askedBy
    askedAt
    answer {
      inFavourOf
      words
      by
      at
    }
    canAnswer
  }
`)

/** What arbiters ask each other. */
export const SecondOpinionsQuery = gql(`
  query SecondOpinions($limit: Int) {
    secondOpinions(limit: $limit) {
      items {
        ...Opinion_opinion @unmask
      }
    }
  }
`)
