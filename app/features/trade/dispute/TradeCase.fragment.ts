import { gql } from '../../../__generated__/gql.ts'

/** What a trade's page shows of a dispute and of a claim. */
export const TradeCaseFragment = gql(`
  fragment TradeCase_trade on Trade {
    id
    viewerSide
    cryptoCurrencyCode
    payerName
    buyer {
      userName
    }
    seller {
      userName
    }
    actions {
      action
      isAvailable
      reason
      availableAt
      until
    }
    dispute {
      reason
      openedAt
      openedBy
      statements {
        side
        text
        at
      }
      evidence {
        code
        side
        isDone
      }
      repliesLeft {
        buyer
        seller
      }
      waitsFor
      raiseAt
      raisedAt
      ruling {
        inFavourOf
        reason
        by
        at
      }
    }
    claim {
      id
      status
      statement
      attachments {
        id
        name
        contentType
        size
        width
        height
        url
      }
      wanted {
        amount
        asset
      }
      held {
        amount
        asset
      }
      filedAt
      raisedAt
      canRule
      ruling {
        inFavourOf
        reason
        by
        at
      }
    }
  }
`)

/** Whether there is a dispute or a claim to show, or one could be begun. */
export const CaseMarkFragment = gql(`
  fragment CaseMark_trade on Trade {
    id
    actions {
      action
      isAvailable
      reason
      availableAt
      until
    }
    dispute {
      reason
      openedAt
    }
    claim {
      id
    }
  }
`)

/** How much a side may still write in a dispute. */
export const ReplyAllowanceFragment = gql(`
  fragment ReplyAllowance_trade on Trade {
    id
    status
    viewerSide
    dispute {
      statements {
        side
        text
        at
      }
      repliesLeft {
        buyer
        seller
      }
    }
  }
`)
