/** Which types each union can be, for Apollo's cache. */
export const possibleTypes = {
  "ChatEvent": [
    "MessageCreatedEvent",
    "MessagesReadEvent",
    "ResyncEvent",
    "TradePartnerActivityEvent"
  ],
  "UserEvent": [
    "BalanceAmountEvent",
    "DisputeCountersEvent",
    "FeatureFlagsEvent",
    "NoticeCountEvent",
    "ResyncEvent",
    "SessionClosedEvent",
    "TradeAboutToExpireEvent",
    "TradeChangedEvent",
    "TradeCreatedEvent",
    "TradingAllowedEvent",
    "TransactionCreatedEvent"
  ]
}
