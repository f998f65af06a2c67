import { Type } from 'typebox'
import { operations } from '../../../kernel/operation.ts'
import { namedSchema, oneOf } from '../../../kernel/schema.ts'

export const pushKinds = ['web', 'android', 'ios'] as const

const PushToken = Type.String({ pattern: '^[0-9A-Za-z_:.-]{16,200}$' })

const Subscription = namedSchema(
  'PushSubscription',
  Type.Object({
    endpoint: Type.String({ minLength: 12, maxLength: 2048 }),
    keys: namedSchema(
      'PushSubscriptionKeys',
      Type.Object({
        p256dh: Type.String({ minLength: 1, maxLength: 128 }),
        auth: Type.String({ minLength: 1, maxLength: 64 }),
      }),
    ),
  }),
)

export const pushOperations = operations({
  addPushPlayer: {
    method: 'POST',
    path: '/v1/push_players',
    summary: 'Has this device told of what happens, for as long as the session lasts.',
    access: 'session',
    perMinute: 30,
    body: namedSchema(
      'PushPlayerBody',
      Type.Object({
        kind: namedSchema('PushKind', oneOf(pushKinds)),
        token: Type.Optional(PushToken),
        subscription: Type.Optional(Subscription),
      }),
    ),
    reply: namedSchema(
      'PushPlayer',
      Type.Object({ token: Type.String({ description: 'Takes the device away again.' }) }),
    ),
  },
  removePushPlayer: {
    method: 'DELETE',
    path: '/v1/push_players/:token',
    summary: 'Tells this device no more; `token` is the device’s own, or the one that was answered.',
    access: 'session',
    params: Type.Object({ token: PushToken }),
    reply: namedSchema('PushPlayerRemoved', Type.Object({ is_done: Type.Boolean() })),
  },
})
