import { gql } from '../../__generated__/gql.ts'

/** Everything of a trade's page but its conversation. */
export const TradePageQuery = gql(`
  query Trade_page($id: ID!) {
    trade(id: $id) {
      id
      status
      unreadCount
      seq
      ...TradeHead_trade
      ...TradeDeal_trade
      ...TradeNotices_trade
      ...TradeEnd_trade
      ...TradeBar_trade
      ...TradeDialogs_trade
      ...TradeChatPanel_trade
      ...TradeDue_trade
      ...CaseMark_trade
      ...TradeCase_trade
      ...ReplyAllowance_trade
      ...GuestTrade_trade
    }
    tradeSettings {
      askToCancelMinutes
      disputeAfterMinutesInstant
      disputeAfterMinutesSlow
    }
  }
`)
