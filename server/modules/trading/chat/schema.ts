import { Type } from 'typebox'
import { operations } from '../../../kernel/operation.ts'
import { AuthenticatorCode, Id, namedSchema, keysetPaging } from '../../../kernel/schema.ts'
import { Attachment } from '../../../shapes/attachment.ts'
import { Message } from '../../../shapes/message.ts'

const trade = Type.Object({ id: Id })

export const chatOperations = operations({
  messages: {
    method: 'GET',
    path: '/v1/trades/:id/messages',
    summary: 'A trade’s conversation, newest first, before a message when one is named.',
    access: 'session',
    perMinute: 600,
    params: trade,
    query: Type.Object({
      ...keysetPaging(50),
    }),
    reply: namedSchema(
      'MessageList',
      Type.Object({
        items: Type.Array(Message),
        has_more: Type.Boolean(),
        pinned: Type.Array(Message, { description: 'All that are pinned, the latest pin first.' }),
      }),
    ),
  },
  createMessage: {
    method: 'POST',
    path: '/v1/trades/:id/create_message_in_trade_conversation',
    summary: 'Says something in the trade’s conversation.',
    access: 'session',
    idempotent: true,
    takesCode: true,
    perMinute: 60,
    params: trade,
    body: namedSchema(
      'CreateMessageBody',
      Type.Object({
        text: Type.String({ maxLength: 4000 }),
        attachment_id: Type.Optional(Id),
        client_id: Type.String({ pattern: '^[0-9A-Za-z_-]{8,40}$' }),
        code: Type.Optional(AuthenticatorCode),
      }),
    ),
    reply: Message,
  },
  readMessages: {
    method: 'POST',
    path: '/v1/trades/:id/messages/read',
    summary: 'Marks the partner’s messages up to this one as delivered or read.',
    access: 'session',
    perMinute: 240,
    params: trade,
    body: namedSchema(
      'ReadMessagesBody',
      Type.Object({
        up_to_id: Id,
        is_read: Type.Optional(
          Type.Boolean({ default: true, description: 'False: it arrived, but is not on screen yet.' }),
        ),
      }),
    ),
    reply: namedSchema('ReadMessages', Type.Object({ unread_count: Type.Integer() })),
  },
  pinMessage: {
    method: 'POST',
    path: '/v1/trades/:id/messages/:message_id/pin',
    summary: 'Keeps a message in sight of all who read the conversation, or lets it go again.',
    access: 'session',
    perMinute: 60,
    params: Type.Object({ id: Id, message_id: Id }),
    body: namedSchema('PinMessageBody', Type.Object({ is_pinned: Type.Boolean() })),
    reply: Message,
  },
  requestAttachment: {
    method: 'POST',
    path: '/v1/trades/:id/request_attachment',
    summary: 'One party asks the other for a file, once in ten minutes.',
    access: 'session',
    idempotent: true,
    params: trade,
    reply: Message,
  },
  uploadAttachment: {
    method: 'POST',
    path: '/v1/trades/:id/attachments',
    summary: 'Takes one image or PDF as multipart field `file`; send its id with a message.',
    access: 'session',
    stream: true,
    perMinute: 20,
    params: trade,
    reply: Attachment,
  },
  attachment: {
    method: 'GET',
    path: '/v1/attachments/:id',
    summary: 'The bytes of an attachment, for whoever may read its trade.',
    access: 'session',
    stream: true,
    params: Type.Object({ id: Id }),
  },
})
