import { Type } from 'typebox'
import { operations } from '../../../kernel/operation.ts'
import { Code, DecimalText, Moment, namedSchema, nullable, oneOf, UserName } from '../../../kernel/schema.ts'
import { switchableFeatures } from '../../people/setting/features.ts'
import { walletSwitches } from '../../money/withdrawal/walletSwitch.ts'
import { queueNames } from './queues.ts'

const count = Type.Integer({ minimum: 0 })

const changed = {
  changed_at: nullable(Moment),
  changed_by: nullable(Type.String()),
  reason: nullable(Type.String()),
}

export const deskTodayOperations = operations({
  deskQueues: {
    method: 'GET',
    path: '/v1/operator/queues',
    summary: 'What waits for the house: how many, since when the oldest, and how long it may.',
    access: 'desk',
    reply: namedSchema(
      'DeskQueueList',
      Type.Object({
        items: Type.Array(
          namedSchema(
            'DeskQueue',
            Type.Object({
              queue: namedSchema('DeskQueueName', oneOf(queueNames)),
              waiting: count,
              oldest_at: nullable(Moment),
              goal_minutes: Type.Integer({ minimum: 1, description: 'How long the oldest may wait.' }),
            }),
          ),
        ),
      }),
    ),
  },
  deskBooks: {
    method: 'GET',
    path: '/v1/operator/books',
    summary: 'Money by coin, as the books and the chains were last compared. Every difference has to be 0.',
    access: 'desk',
    reply: namedSchema(
      'DeskBookList',
      Type.Object({
        items: Type.Array(
          namedSchema(
            'DeskBook',
            Type.Object({
              coin: Code,
              compared_at: Moment,
              owed: Type.Unsafe<string>({ ...DecimalText, description: 'To people, wherever it lies.' }),
              house: Type.Unsafe<string>({ ...DecimalText, description: 'The house’s own, fees among it.' }),
              held: Type.Unsafe<string>({ ...DecimalText, description: 'On the chains.' }),
              pending: Type.Unsafe<string>({ ...DecimalText, description: 'On its way, in less out.' }),
              difference: DecimalText,
            }),
          ),
        ),
      }),
    ),
  },
  deskFigures: {
    method: 'GET',
    path: '/v1/operator/figures',
    summary: 'The day so far, by UTC, beside the day before.',
    access: 'desk',
    reply: namedSchema(
      'DeskFigures',
      Type.Object({
        trades_open: count,
        trades_completed: count,
        fees: Type.Array(
          namedSchema('DeskDayFee', Type.Object({ coin: Code, today: DecimalText, yesterday: DecimalText })),
        ),
        on_duty: Type.Array(UserName, { description: 'Operators and arbiters who are online.' }),
      }),
    ),
  },
  deskSwitches: {
    method: 'GET',
    path: '/v1/operator/switches',
    summary: 'Features and pauses, as they stand for everybody, with who changed them last and why.',
    access: 'desk',
    reply: namedSchema(
      'DeskSwitchList',
      Type.Object({
        features: Type.Array(
          namedSchema(
            'DeskFeature',
            Type.Object({
              name: namedSchema('DeskFeatureName', oneOf(switchableFeatures)),
              is_on: Type.Boolean(),
              people: Type.Integer({ minimum: 0, description: 'For whom it is on by a flag of their own.' }),
              ...changed,
            }),
          ),
        ),
        pauses: Type.Array(
          namedSchema(
            'DeskPause',
            Type.Object({
              name: namedSchema('DeskPauseName', oneOf(walletSwitches)),
              is_paused: Type.Boolean(),
              ...changed,
            }),
          ),
        ),
      }),
    ),
  },
})
