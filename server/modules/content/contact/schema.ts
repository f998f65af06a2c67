import { Type } from 'typebox'
import {
  businessPurposes,
  contactTopicNames,
  flawSeverities,
  monthlyVolumes,
} from '../../../domain/contact/topic.ts'
import { operations } from '../../../kernel/operation.ts'
import { Id, namedSchema, oneOf } from '../../../kernel/schema.ts'

/** It stands in a header of a letter: plain signs alone, none of which begins another address. */
const ReplyEmail = Type.String({
  maxLength: 254,
  pattern: "^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]+(\\.[A-Za-z0-9-]+)+$",
})

const line = (maxLength: number) => Type.String({ maxLength, pattern: '^[^\\n\\r]*$' })

export const contactOperations = operations({
  createContactRequest: {
    method: 'POST',
    path: '/v1/contact_requests',
    summary:
      'Writes to support by a form. Which fields a topic asks for, and which it does not take, it says at the field.',
    access: 'anyone',
    idempotent: true,
    perMinute: 5,
    body: namedSchema(
      'CreateContactRequestBody',
      Type.Object({
        topic: namedSchema('ContactTopic', oneOf(contactTopicNames)),
        name: line(80),
        email: ReplyEmail,
        text: Type.String({ maxLength: 5000 }),
        captcha: Type.Optional(Type.String({ maxLength: 4096 })),
        country: Type.Optional(line(80)),
        currencies: Type.Optional(line(120)),
        monthly_volume: Type.Optional(namedSchema('ContactVolume', oneOf(monthlyVolumes))),
        place: Type.Optional(line(500)),
        severity: Type.Optional(namedSchema('ContactSeverity', oneOf(flawSeverities))),
        steps: Type.Optional(Type.String({ maxLength: 5000 })),
        may_name: Type.Optional(Type.Boolean({ description: 'In the note about the fix.' })),
        company: Type.Optional(line(120)),
        site: Type.Optional(line(300)),
        purpose: Type.Optional(namedSchema('ContactPurpose', oneOf(businessPurposes))),
      }),
    ),
    reply: namedSchema('ContactRequestTaken', Type.Object({ number: Id })),
  },
})
