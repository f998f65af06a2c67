/** Which types each union can be, for Apollo's cache. */
export const possibleTypes = {
  "ChatEvent": [
    "MessageCreatedEvent",
    "MessagePinnedEvent",
    "MessagesReadEvent",
    "ResyncEvent",
    "TradePartnerActivityEvent"
  ],
  "UserEvent": [
    "AccountFiguresEvent",
    "BalanceAmountEvent",
    "DisputeCountersEvent",
    "FeatureFlagsEvent",
    "InstantTradeUpdateEvent",
    "InvoiceChangedEvent",
    "MerchantAccountChangedEvent",
    "NoticeCountEvent",
    "ResyncEvent",
    "SessionClosedEvent",
    "TradeAboutToExpireEvent",
    "TradeApprovalEvent",
    "TradeChangedEvent",
    "TradeCreatedEvent",
    "TradeReadEvent",
    "TradingAllowedEvent",
    "TransactionCreatedEvent",
    "WithdrawalApprovalEvent"
  ]
}
