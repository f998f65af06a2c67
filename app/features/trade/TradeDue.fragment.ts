import { gql } from '../../__generated__/gql.ts'

/** The moments at which a trade stands differently by time alone. */
export const TradeDueFragment = gql(`
  fragment TradeDue_trade on Trade {
    id
    timer {
      kind
      startsAt
      endsAt
      isMine
    }
    actions {
      action
      isAvailable
      reason
      availableAt
      until
    }
  }
`)
