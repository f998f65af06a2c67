import { Type } from 'typebox'
import { operations } from '../../../kernel/operation.ts'
import { Id, Moment, namedSchema, nullable, oneOf } from '../../../kernel/schema.ts'
import { TradeStatus } from '../../../shapes/trade.ts'

export const notificationTypes = [
  'Notification::Admin',
  'Notification::BuyTradeComplete',
  'Notification::NewTradeContact',
  'Notification::NotReadTradeMessage',
  'Notification::PaymentReceived',
  'Notification::TraderBalanceTooLow',
  'Notification::Refill',
  'Notification::PaidButNotReleasedTrade',
] as const

const Notification = namedSchema(
  'Notification',
  Type.Object({
    id: Id,
    type: namedSchema('NotificationType', oneOf(notificationTypes)),
    code: Type.String({ description: 'What happened, worded by the app.' }),
    trade_id: nullable(Id),
    partner_name: nullable(Type.String()),
    amount: nullable(Type.String()),
    asset: nullable(Type.String()),
    method_name: nullable(
      Type.String({ description: 'The payment method of its trade, in the caller’s language.' }),
    ),
    trade_status: nullable(TradeStatus),
    ends_at: nullable(
      Type.Unsafe<string>({
        ...Moment,
        description: 'Until when the caller must act; only while its trade still waits for them.',
      }),
    ),
    created_at: Moment,
    read_at: nullable(Moment),
  }),
)

const NotificationList = namedSchema(
  'NotificationList',
  Type.Object({
    items: Type.Array(Notification),
    has_more: Type.Boolean({ description: 'There are earlier ones.' }),
    unread_count: Type.Integer({ description: 'Of all, counted up to a hundred.' }),
    seq: Type.Integer(),
  }),
)

export const notificationOperations = operations({
  notifications: {
    method: 'GET',
    path: '/v1/notifications',
    summary: 'The caller’s notifications, newest first.',
    access: 'session',
    query: Type.Object({
      before: Type.Optional(Id),
      is_unread: Type.Optional(Type.Boolean({ description: 'True: only what was not read yet.' })),
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 9999, default: 50 })),
    }),
    reply: NotificationList,
  },
  readNotifications: {
    method: 'PATCH',
    path: '/v1/notifications',
    summary: 'Marks these notifications, or all, as read.',
    access: 'session',
    body: namedSchema(
      'ReadNotificationsBody',
      Type.Object({ ids: Type.Optional(Type.Array(Id, { maxItems: 1000 })) }),
    ),
    reply: NotificationList,
  },
})
