import { Type } from 'typebox'
import { operations } from '../../../kernel/operation.ts'
import { Id, namedSchema, SecretText } from '../../../kernel/schema.ts'
import { Email, Me } from '../../people/session/schema.ts'
import { payoutFields } from '../shapes/guest.ts'
import { Trade } from '../shapes/trade.ts'

export const guestOperations = operations({
  askReturnLink: {
    method: 'POST',
    path: '/v1/guest/return_links',
    summary:
      'Mails links back to trades that were opened without an account; the answer does not tell of any.',
    access: 'anyone',
    ownTransaction: true,
    perMinute: 10,
    body: namedSchema('AskReturnLinkBody', Type.Object({ email: Email })),
    reply: namedSchema('ReturnLinkAsked', Type.Object({ is_done: Type.Boolean() })),
  },
  openReturnLink: {
    method: 'POST',
    path: '/v1/guest/return',
    summary: 'Opens the link of a letter to a guest, once: it is exchanged for the guest’s session.',
    access: 'anyone',
    ownTransaction: true,
    perMinute: 30,
    body: namedSchema('OpenReturnLinkBody', Type.Object({ token: SecretText })),
    reply: namedSchema('GuestReturned', Type.Object({ trade_id: Id, me: Me })),
  },
  changePayoutAddress: {
    method: 'POST',
    path: '/v1/trades/:id/payout_address',
    summary: 'A guest gives another address for their coins, until these are sent.',
    access: 'session',
    idempotent: true,
    perMinute: 10,
    params: Type.Object({ id: Id }),
    body: namedSchema('PayoutAddressBody', Type.Object(payoutFields)),
    reply: Trade,
  },
})
