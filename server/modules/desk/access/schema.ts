import { Type } from 'typebox'
import { operations } from '../../../kernel/operation.ts'
import { AuthenticatorCode, Moment, namedSchema, nullable } from '../../../kernel/schema.ts'

const DeskSession = namedSchema(
  'DeskSession',
  Type.Object({
    open_until: nullable(
      Type.Unsafe<string>({ ...Moment, description: 'Until when the session may work at the desk.' }),
    ),
    has_two_factor: Type.Boolean({ description: 'Without a second factor there is no way in.' }),
  }),
)

export const deskAccessOperations = operations({
  deskSession: {
    method: 'GET',
    path: '/v1/operator/session',
    summary: 'Whether the operator’s desk is open to this session.',
    access: 'operator',
    reply: DeskSession,
  },
  openDesk: {
    method: 'POST',
    path: '/v1/operator/session',
    summary: 'Opens the desk to this session for a quarter of an hour, by a code of the authenticator.',
    access: 'operator',
    takesCode: true,
    body: namedSchema('OpenDeskBody', Type.Object({ code: AuthenticatorCode })),
    reply: DeskSession,
  },
  leaveDesk: {
    method: 'DELETE',
    path: '/v1/operator/session',
    summary: 'Closes the desk to this session.',
    access: 'operator',
    reply: DeskSession,
  },
})
