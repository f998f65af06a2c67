import { Type, type Static } from 'typebox'
import { longestRequisite, requisiteKinds } from '../../../domain/requisite/kind.ts'
import { operations } from '../../../kernel/operation.ts'
import {
  AuthenticatorCode,
  Code,
  DecimalText,
  Id,
  Moment,
  namedSchema,
  nullable,
  seenText,
} from '../../../kernel/schema.ts'
import { Requisite, RequisiteBody } from '../../../shapes/requisite.ts'
import { OfferMethod } from '../../../shapes/paymentMethod.ts'

export const PaymentCredential = namedSchema(
  'PaymentCredential',
  Type.Object({
    id: Id,
    name: Type.String(),
    currency_code: Code,
    payment_method: OfferMethod,
    credentials: Type.Array(Requisite),
    applink: nullable(Type.String()),
    description: Type.String(),
    auto_issue: Type.Boolean({ description: 'Given to a buyer as soon as the trade opens.' }),
    max_auto_issue_amount: nullable(DecimalText),
    is_active: Type.Boolean(),
    adverts_count: Type.Integer({ description: 'Adverts that use it, but archived ones.' }),
    created_at: Moment,
    updated_at: Moment,
  }),
)

const methodCode = Type.String({ pattern: '^[a-z0-9_]{2,40}$' })

const fields = {
  name: Type.String({ maxLength: 200 }),
  currency_code: Code,
  payment_method_code: methodCode,
  credentials: Type.Array(RequisiteBody, {
    maxItems: requisiteKinds.length,
    description:
      'The lines that the method asks for, each once; what is wrong is refused at the line’s kind.',
  }),
  applink: nullable(Type.String({ maxLength: longestRequisite * 2 })),
  description: seenText({ maxLength: 1000 }),
  auto_issue: Type.Boolean(),
  max_auto_issue_amount: nullable(DecimalText),
  is_active: Type.Boolean(),
}

const CredentialFields = Type.Object(fields)
export type CredentialBody = Static<typeof CredentialFields>

const one = { params: Type.Object({ id: Id }) } as const

export const credentialOperations = operations({
  paymentCredentials: {
    method: 'GET',
    path: '/v1/payment_credentials',
    summary: 'The caller’s saved requisites, the last changed first.',
    access: 'user',
    query: Type.Object({
      currency_code: Type.Optional(Code),
      payment_method_code: Type.Optional(methodCode),
    }),
    reply: namedSchema(
      'PaymentCredentialList',
      Type.Object({
        items: Type.Array(PaymentCredential),
        limit: Type.Integer({ description: 'How many one person may keep.' }),
      }),
    ),
  },
  paymentCredential: {
    method: 'GET',
    path: '/v1/payment_credentials/:id',
    summary: 'Saved requisites of the caller; anybody else’s are not found.',
    access: 'user',
    ...one,
    reply: PaymentCredential,
  },
  createPaymentCredential: {
    method: 'POST',
    path: '/v1/payment_credentials',
    summary: 'Saves requisites.',
    access: 'user',
    idempotent: true,
    body: namedSchema(
      'CreatePaymentCredentialBody',
      Type.Object({
        name: fields.name,
        currency_code: fields.currency_code,
        payment_method_code: fields.payment_method_code,
        credentials: fields.credentials,
        ...Type.Partial(
          Type.Pick(CredentialFields, [
            'applink',
            'description',
            'auto_issue',
            'max_auto_issue_amount',
            'is_active',
          ] as const),
        ).properties,
      }),
    ),
    reply: PaymentCredential,
  },
  updatePaymentCredential: {
    method: 'PATCH',
    path: '/v1/payment_credentials/:id',
    summary: 'Changes saved requisites; open trades keep what they were given.',
    access: 'user',
    takesCode: true,
    ...one,
    body: namedSchema(
      'UpdatePaymentCredentialBody',
      Type.Object({
        ...Type.Partial(CredentialFields).properties,
        code: Type.Optional(AuthenticatorCode),
      }),
    ),
    reply: PaymentCredential,
  },
  deletePaymentCredential: {
    method: 'DELETE',
    path: '/v1/payment_credentials/:id',
    summary: 'Forgets saved requisites; refused while an advert uses them.',
    access: 'user',
    ...one,
    reply: namedSchema('PaymentCredentialDone', Type.Object({ is_done: Type.Boolean() })),
  },
})
