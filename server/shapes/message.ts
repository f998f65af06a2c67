import { Type } from 'typebox'
import { Id, Moment, namedSchema, nullable, oneOf } from '../kernel/schema.ts'
import { Attachment } from './attachment.ts'

export const messageAuthors = ['buyer', 'seller', 'arbiter', 'system'] as const

const MessageAuthor = namedSchema('MessageAuthor', oneOf(messageAuthors))

/** What the system tells in the chat: a code and its figures, worded by the app. */
const SystemNote = namedSchema(
  'SystemNote',
  Type.Object({ code: Type.String(), amount: nullable(Type.String()), asset: nullable(Type.String()) }),
)

/** What was said in a trade, as one of its readers sees it. */
export const Message = namedSchema(
  'Message',
  Type.Object({
    id: Id,
    trade_id: Id,
    author: MessageAuthor,
    author_name: nullable(Type.String()),
    is_mine: Type.Boolean(),
    text: Type.String(),
    attachment: nullable(Attachment),
    system: nullable(SystemNote),
    client_id: nullable(Type.String()),
    created_at: Moment,
    delivered_at: nullable(Moment),
    read_at: nullable(Moment),
    is_pinned: Type.Boolean(),
  }),
)
