import { Type } from 'typebox'
import { messageStates, messageWays } from '../../../domain/desk/message.ts'
import { operations } from '../../../kernel/operation.ts'
import { Id, Moment, namedSchema, nullable, oneOf } from '../../../kernel/schema.ts'
import { DeskAct } from '../shapes.ts'

const MessageWay = namedSchema('DeskMessageWay', oneOf(messageWays))
const MessageState = namedSchema('DeskMessageState', oneOf(messageStates))

const DeskMessage = namedSchema(
  'DeskMessage',
  Type.Object({
    id: Id,
    way: MessageWay,
    kind: Type.String({ description: 'Which letter, notice or event it is; never what it says.' }),
    user_name: nullable(
      Type.String({ description: 'To whom, or whose store; null for nobody with an account.' }),
    ),
    store: nullable(Type.String({ description: 'The title of the store that is told.' })),
    address: nullable(Type.String({ description: 'Where to, masked; of a store the host alone.' })),
    state: MessageState,
    failing_since: Moment,
    attempts: Type.Integer({ minimum: 0 }),
    last_error: Type.String({ description: 'What the last failure said, without what could be somebody’s.' }),
    next_at: nullable(Moment),
    acts: Type.Array(DeskAct, { description: 'What the reader can do about it.' }),
  }),
)

export const deskMessageOperations = operations({
  deskMessages: {
    method: 'GET',
    path: '/v1/operator/messages',
    summary: 'Letters, messages, codes and webhooks that failed, the oldest first; never what they say.',
    access: 'desk',
    query: Type.Object({
      way: Type.Optional(MessageWay),
      state: Type.Optional(MessageState),
      after: Type.Optional(Id),
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 30 })),
    }),
    reply: namedSchema(
      'DeskMessageList',
      Type.Object({ items: Type.Array(DeskMessage), has_more: Type.Boolean() }),
    ),
  },
})
