import { Type } from 'typebox'
import { Code, DecimalText, Id, Moment, MoneySchema, namedSchema, nullable } from '../kernel/schema.ts'
import { InstantTradeStatus } from '../shapes/instantTrade.ts'
import { Message } from '../shapes/message.ts'
import { TradeApprovalState, TradeSide, TradeStatus } from '../shapes/trade.ts'
import { InvoiceStatus } from '../shapes/invoice.ts'
import { StoreStatus } from '../shapes/store.ts'
import { WithdrawalStatus } from '../shapes/withdrawal.ts'

/**
 * Every event of `/cable`. Payloads carry what changed where that is small, so that nobody has to ask for it, and never
 * requisites. Events with `hasSeq` carry the user's gap-free `seq` beside the payload; the others are latest-wins.
 */
export const cableEvents = {
  trade_created: {
    channel: 'user',
    hasSeq: true,
    schema: namedSchema(
      'TradeCreatedEvent',
      Type.Object({
        trade_id: Id,
        status: TradeStatus,
        viewer_side: TradeSide,
        partner_name: Type.String(),
        amount: DecimalText,
        crypto_currency_code: Code,
        fiat_amount: DecimalText,
        currency_code: Code,
        seq: Type.Integer(),
      }),
    ),
  },
  trade_changed: {
    channel: 'user',
    hasSeq: true,
    schema: namedSchema(
      'TradeChangedEvent',
      Type.Object({
        trade_id: Id,
        status: TradeStatus,
        action: Type.String({ description: 'What was done, as in the trade machine’s table.' }),
        by_me: Type.Boolean(),
        unread_count: nullable(
          Type.Integer({
            description:
              'Where nothing but this has changed: how many of its messages the user has not read. Null: read the trade.',
          }),
        ),
        seq: Type.Integer(),
      }),
    ),
  },
  trade_read: {
    channel: 'user',
    hasSeq: true,
    schema: namedSchema(
      'TradeReadEvent',
      Type.Object({ trade_id: Id, unread_count: Type.Integer(), seq: Type.Integer() }),
    ),
  },
  trade_about_to_expire: {
    channel: 'user',
    hasSeq: true,
    schema: namedSchema(
      'TradeAboutToExpireEvent',
      Type.Object({ trade_id: Id, kind: Type.String(), ends_at: Moment, seq: Type.Integer() }),
    ),
  },
  instant_trade_update: {
    channel: 'user',
    hasSeq: true,
    schema: namedSchema(
      'InstantTradeUpdateEvent',
      Type.Object({
        instant_trade_id: Id,
        status: InstantTradeStatus,
        trade_id: nullable(Id),
        seq: Type.Integer(),
      }),
    ),
  },
  merchant_account_changed: {
    channel: 'user',
    hasSeq: true,
    schema: namedSchema(
      'MerchantAccountChangedEvent',
      Type.Object({ account_id: Id, status: StoreStatus, seq: Type.Integer() }),
    ),
  },
  trade_partner_activity: {
    channel: 'chat',
    hasSeq: false,
    schema: namedSchema(
      'TradePartnerActivityEvent',
      Type.Object({
        trade_id: Id,
        side: TradeSide,
        is_online: Type.Boolean(),
        is_looking: Type.Boolean(),
        is_typing: Type.Boolean(),
        last_online_at: nullable(Moment),
      }),
    ),
  },
  message_created: {
    channel: 'chat',
    hasSeq: false,
    schema: namedSchema(
      'MessageCreatedEvent',
      Type.Object({
        trade_id: Id,
        message_id: Id,
        // For the parties of the trade. Whoever reads as staff asks for it, by the rights of that moment.
        message: nullable(Message),
      }),
    ),
  },
  messages_read: {
    channel: 'chat',
    hasSeq: false,
    schema: namedSchema(
      'MessagesReadEvent',
      Type.Object({
        trade_id: Id,
        reader: TradeSide,
        up_to_id: Id,
        delivered_at: nullable(Moment),
        read_at: nullable(Moment),
      }),
    ),
  },
  message_pinned: {
    channel: 'chat',
    hasSeq: false,
    schema: namedSchema(
      'MessagePinnedEvent',
      Type.Object({ trade_id: Id, message_id: Id, is_pinned: Type.Boolean() }),
    ),
  },
  trading_allowed: {
    channel: 'user',
    hasSeq: true,
    schema: namedSchema(
      'TradingAllowedEvent',
      Type.Object({
        allowed: Type.Boolean(),
        reason: nullable(Type.String()),
        until: nullable(Moment),
        seq: Type.Integer(),
      }),
    ),
  },
  notice_count: {
    channel: 'user',
    hasSeq: true,
    schema: namedSchema(
      'NoticeCountEvent',
      Type.Object({ count: Type.Integer(), notification_id: nullable(Id), seq: Type.Integer() }),
    ),
  },
  balance_amount: {
    channel: 'user',
    hasSeq: true,
    schema: namedSchema(
      'BalanceAmountEvent',
      Type.Object({ asset: Code, available: DecimalText, in_escrow: DecimalText, seq: Type.Integer() }),
    ),
  },
  account_figures: {
    channel: 'user',
    hasSeq: false,
    schema: namedSchema(
      'AccountFiguresEvent',
      Type.Object({
        trades_count: Type.Integer(),
        active_trades_count: Type.Integer(),
        balance: nullable(MoneySchema),
        as_of_seq: Type.Integer({ description: 'The number of the last event that these reflect.' }),
      }),
    ),
  },
  transaction_created: {
    channel: 'user',
    hasSeq: true,
    schema: namedSchema(
      'TransactionCreatedEvent',
      Type.Object({
        transaction_id: Type.String({ description: 'As in the list: `deposit:…` while it is on its way.' }),
        type: Type.String(),
        asset: Code,
        amount: DecimalText,
        is_confirmed: Type.Boolean(),
        confirmations: nullable(Type.Integer()),
        seq: Type.Integer(),
      }),
    ),
  },
  withdrawal_approval: {
    channel: 'user',
    hasSeq: true,
    schema: namedSchema(
      'WithdrawalApprovalEvent',
      Type.Object({ withdrawal_id: Id, status: WithdrawalStatus, seq: Type.Integer() }),
    ),
  },
  trade_approval: {
    channel: 'user',
    hasSeq: true,
    schema: namedSchema(
      'TradeApprovalEvent',
      Type.Object({ trade_id: Id, state: TradeApprovalState, seq: Type.Integer() }),
    ),
  },
  dispute_counters: {
    channel: 'user',
    hasSeq: true,
    schema: namedSchema(
      'DisputeCountersEvent',
      Type.Object({ open: Type.Integer(), claims: Type.Integer(), seq: Type.Integer() }),
    ),
  },
  session_closed: {
    channel: 'user',
    hasSeq: false,
    schema: namedSchema('SessionClosedEvent', Type.Object({ reason: Type.String() })),
  },
  feature_flags: {
    channel: 'user',
    hasSeq: true,
    schema: namedSchema(
      'FeatureFlagsEvent',
      Type.Object({ feature_flags: Type.Array(Type.String()), seq: Type.Integer() }),
    ),
  },
  invoice_changed: {
    channel: 'user',
    hasSeq: true,
    schema: namedSchema(
      'InvoiceChangedEvent',
      Type.Object({ account_id: Id, invoice_id: Id, status: InvoiceStatus, seq: Type.Integer() }),
    ),
  },
  person_changed: {
    channel: 'person',
    hasSeq: false,
    schema: namedSchema(
      'PersonChangedEvent',
      Type.Object({
        is_online: Type.Boolean(),
        last_online_at: nullable(Moment),
        is_changed: Type.Boolean({ description: 'Not only who is here: figures or words are others now.' }),
      }),
    ),
  },
  rates_change: {
    channel: 'public',
    hasSeq: false,
    schema: namedSchema(
      'RatesChangeEvent',
      Type.Object({
        at: Moment,
        items: Type.Array(namedSchema('RateMoved', Type.Object({ pair: Type.String(), rate: DecimalText }))),
      }),
    ),
  },
  add_price_update: {
    channel: 'public',
    hasSeq: false,
    schema: namedSchema(
      'AdvertPriceEvent',
      Type.Object({ advert_id: Id, price: nullable(DecimalText), priced_at: Moment }),
    ),
  },
} as const

/** The name of an event on the wire. */
export type CableEventName = keyof typeof cableEvents
