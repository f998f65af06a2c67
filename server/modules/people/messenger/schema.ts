import { Type } from 'typebox'
import { operations } from '../../../kernel/operation.ts'
import { Moment, namedSchema, nullable, oneOf, SecretText } from '../../../kernel/schema.ts'
import { LogInStep, Me } from '../session/schema.ts'
import { PhoneBody, PhoneCode, PhoneCodeSent } from '../verification/schema.ts'

const MessengerPhoneStep = namedSchema(
  'MessengerPhoneStep',
  Type.Object({
    token: Type.String({ description: 'Stands for the link that was opened while the number is proved.' }),
    expires_at: Moment,
  }),
)

/** What comes after a link of the bot was opened: each with what it needs. */
const MessengerLogIn = namedSchema(
  'MessengerLogIn',
  Type.Object({
    next: namedSchema('MessengerNext', oneOf(['done', 'code', 'phone'])),
    me: nullable(Me),
    code_step: nullable(LogInStep),
    phone_step: nullable(MessengerPhoneStep),
    is_linked: Type.Boolean({ description: 'The messenger was linked to the account just now.' }),
  }),
)

const Token = Type.Object({ token: SecretText })

export const messengerOperations = operations({
  telegramButton: {
    method: 'GET',
    path: '/v1/users/get_telegram_button',
    summary: 'A link to the bot, by which a visitor logs in and a user links their messenger.',
    access: 'anyone',
    perMinute: 30,
    query: Type.Object({ invite_code: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9_-]{1,32}$' })) }),
    reply: namedSchema('TelegramButton', Type.Object({ tg_button_link: Type.String(), expires_at: Moment })),
  },
  telegramLogIn: {
    method: 'POST',
    path: '/v1/users/telegram_auth',
    summary:
      'Opens the link that the bot answered with, once: logs in, links, or asks for a telephone number.',
    access: 'anyone',
    ownTransaction: true,
    perMinute: 30,
    body: namedSchema('TelegramLogInBody', Token),
    reply: MessengerLogIn,
  },
  // As the specification has it, for clients that keep their token themselves. What follows a link into a browser must not
  // log it in, so a browser is refused, and it stays out of GraphQL, where a GET is a query.
  telegramAuth: {
    method: 'GET',
    path: '/v1/users/telegram_auth/:token',
    summary: 'The same for apps and scripts.',
    access: 'anyone',
    stream: true,
    perMinute: 30,
    params: Token,
    reply: MessengerLogIn,
  },
  telegramPhone: {
    method: 'POST',
    path: '/v1/users/telegram_auth/:token/phone',
    summary: 'Sends a code to the number of somebody whose messenger no account is linked to.',
    access: 'anyone',
    ownTransaction: true,
    perMinute: 20,
    params: Token,
    body: namedSchema('TelegramPhoneBody', Type.Object(PhoneBody)),
    reply: PhoneCodeSent,
  },
  verifyTelegramPhone: {
    method: 'POST',
    path: '/v1/users/telegram_auth/:token/phone/verify',
    summary: 'Takes that code: logs in to the account of the number, or makes one.',
    access: 'anyone',
    ownTransaction: true,
    perMinute: 30,
    params: Token,
    body: namedSchema('VerifyTelegramPhoneBody', Type.Object({ code: PhoneCode })),
    reply: MessengerLogIn,
  },
  unlinkTelegram: {
    method: 'DELETE',
    path: '/v1/me/telegram',
    summary: 'Takes the messenger from the account, unless it is the only way in.',
    access: 'user',
    reply: namedSchema('TelegramUnlinked', Type.Object({ is_done: Type.Boolean() })),
  },
})
