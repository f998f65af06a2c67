import { Type } from 'typebox'
import { phoneMethods } from '../../../domain/account/phone.ts'
import { operations } from '../../../kernel/operation.ts'
import { AuthenticatorCode, Moment, namedSchema, nullable, oneOf } from '../../../kernel/schema.ts'

const PhoneMethod = namedSchema('PhoneMethod', oneOf(phoneMethods))

/** A number as people type it, with its calling code; what it is worth is looked at by the numbering plans. */
const PhoneText = Type.String({ minLength: 5, maxLength: 32, pattern: '^\\+[0-9 ().-]+$' })

/** What asks for a code to a number. */
export const PhoneBody = { phone: PhoneText, method: PhoneMethod }

/** The digits that came. */
export const PhoneCode = Type.String({ pattern: '^[0-9]{4,5}$' })

export const PhoneCodeSent = namedSchema(
  'PhoneCodeSent',
  Type.Object({
    method: PhoneMethod,
    digits: Type.Integer({ description: 'How many the code has.' }),
    phone: Type.String({ description: 'Its middle hidden.' }),
    again_at: Moment,
    expires_at: Moment,
  }),
)

export const identityStatuses = ['none', 'started', 'pending', 'approved', 'declined'] as const
const IdentityStatus = namedSchema('IdentityStatus', oneOf(identityStatuses))

export const verificationOperations = operations({
  startPhoneVerification: {
    method: 'POST',
    path: '/v1/users/verifications/phone',
    summary: 'Sends a code to a number. To change a verified one takes a code of the authenticator as well.',
    access: 'user',
    ownTransaction: true,
    perMinute: 20,
    body: namedSchema(
      'StartPhoneVerificationBody',
      Type.Object({ ...PhoneBody, code: Type.Optional(AuthenticatorCode) }),
    ),
    reply: PhoneCodeSent,
  },
  sendPhoneSms: {
    method: 'POST',
    path: '/v1/users/verifications/phone/send_sms',
    summary: 'Sends another code to the same number, in a text message.',
    access: 'user',
    ownTransaction: true,
    perMinute: 20,
    reply: PhoneCodeSent,
  },
  verifyPhone: {
    method: 'POST',
    path: '/v1/users/verifications/phone/verify',
    summary: 'Takes the code: the number is the account’s. Another number than before holds money for a day.',
    access: 'user',
    ownTransaction: true,
    perMinute: 30,
    body: namedSchema('VerifyPhoneBody', Type.Object({ code: PhoneCode })),
    reply: namedSchema(
      'PhoneVerified',
      Type.Object({ phone: Type.String({ description: 'Its middle hidden.' }), verified_at: Moment }),
    ),
  },
  removePhone: {
    method: 'POST',
    path: '/v1/users/verifications/phone/by_mfa_code',
    summary: 'Takes the verified number away, by a code of the authenticator; money is held for a day.',
    access: 'user',
    takesCode: true,
    perMinute: 20,
    body: namedSchema('RemovePhoneBody', Type.Object({ code: AuthenticatorCode })),
    reply: namedSchema('PhoneRemoved', Type.Object({ is_done: Type.Boolean() })),
  },
  verificationToken: {
    method: 'GET',
    path: '/v1/users/get_verification_token',
    summary: 'Opens an identity check at the provider, or goes on with the one that is open.',
    access: 'user',
    perMinute: 20,
    reply: namedSchema(
      'VerificationToken',
      Type.Object({
        token: nullable(Type.String({ description: 'None while a check is decided, or approved.' })),
        widget_url: nullable(Type.String({ description: 'Absolute, or relative to the page.' })),
        status: IdentityStatus,
      }),
    ),
  },
  identity: {
    method: 'GET',
    path: '/v1/me/identity',
    summary: 'How the caller’s identity check stands.',
    access: 'user',
    reply: namedSchema(
      'Identity',
      Type.Object({
        status: IdentityStatus,
        legal_name: nullable(Type.String()),
        reason: nullable(Type.String({ description: 'Why it was declined.' })),
        decided_at: nullable(Moment),
      }),
    ),
  },
})
