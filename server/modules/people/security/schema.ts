import { Type } from 'typebox'
import { passwordNeeds } from '../../../domain/account/password.ts'
import { twoFactorActions } from '../../../domain/account/twoFactorAction.ts'
import { operations } from '../../../kernel/operation.ts'
import {
  AnyCode,
  AuthenticatorCode,
  Id,
  Moment,
  namedSchema,
  nullable,
  oneOf,
  SecretText,
} from '../../../kernel/schema.ts'
import { Email, NewPassword } from '../session/schema.ts'

const TwoFactorAction = namedSchema('TwoFactorAction', oneOf(twoFactorActions))

const OldPassword = Type.String({ minLength: 1, maxLength: 200 })

const PendingEmail = namedSchema('PendingEmail', Type.Object({ email: Type.String(), expires_at: Moment }))

const SecurityState = namedSchema(
  'SecurityState',
  Type.Object({
    has_password: Type.Boolean(),
    password_changed_at: nullable(Moment),
    two_factor_enabled: Type.Boolean(),
    two_factor_since: nullable(Moment),
    two_factor_actions: Type.Array(TwoFactorAction, { description: 'What asks for a code.' }),
    recovery_codes_left: Type.Integer(),
    phone: nullable(Type.String({ description: 'Verified, its middle hidden.' })),
    phone_verified_at: nullable(Moment),
    anti_phishing_word: nullable(Type.String()),
    email: nullable(Type.String()),
    is_email_confirmed: Type.Boolean(),
    pending_email: nullable(PendingEmail),
    telegram_user_name: nullable(Type.String({ description: 'Of the linked account.' })),
  }),
)

const TwoFactorSecret = namedSchema(
  'TwoFactorSecret',
  Type.Object({
    secret: Type.String({ description: 'Base32, to be typed into an authenticator.' }),
    uri: Type.String({ description: 'The same as a QR code’s text.' }),
  }),
)

const RecoveryCodes = namedSchema('RecoveryCodes', Type.Object({ codes: Type.Array(Type.String()) }))

const LogInRecord = namedSchema(
  'LogInRecord',
  Type.Object({
    id: Id,
    browser: nullable(Type.String()),
    system: nullable(Type.String()),
    device_type: Type.String(),
    address: Type.String(),
    created_at: Moment,
    last_seen_at: Moment,
    is_current: Type.Boolean(),
    ended_at: nullable(Moment),
  }),
)

const Done = namedSchema('SecurityDone', Type.Object({ is_done: Type.Boolean() }))

export const securityOperations = operations({
  security: {
    method: 'GET',
    path: '/v1/me/security',
    summary: 'What protects the caller’s account.',
    access: 'user',
    reply: SecurityState,
  },
  startTwoFactor: {
    method: 'POST',
    path: '/v1/mfas',
    summary: 'Makes a secret for an authenticator. It protects nothing until it is confirmed by a code.',
    access: 'user',
    ownTransaction: true,
    perMinute: 20,
    body: namedSchema(
      'StartTwoFactorBody',
      Type.Object({
        two_way_auth_method: namedSchema('TwoFactorMethod', oneOf(['google_authenticator'])),
        password: Type.Optional(OldPassword),
      }),
    ),
    reply: TwoFactorSecret,
  },
  confirmTwoFactor: {
    method: 'POST',
    path: '/v1/mfas/confirm',
    summary: 'Switches the second factor on by a code of the new secret, and hands out the recovery codes.',
    access: 'user',
    takesCode: true,
    body: namedSchema('ConfirmTwoFactorBody', Type.Object({ code: AuthenticatorCode })),
    reply: RecoveryCodes,
  },
  renewRecoveryCodes: {
    method: 'POST',
    path: '/v1/mfas/recovery_codes',
    summary: 'Hands out ten new recovery codes; the old ones are worth nothing from here on.',
    access: 'user',
    takesCode: true,
    body: namedSchema('RenewRecoveryCodesBody', Type.Object({ code: AuthenticatorCode })),
    reply: RecoveryCodes,
  },
  stopTwoFactor: {
    method: 'PATCH',
    path: '/v1/mfas',
    summary: 'Switches the second factor off, by a code or a recovery code; money is held for a day.',
    access: 'user',
    takesCode: true,
    body: namedSchema('StopTwoFactorBody', Type.Object({ code: AnyCode })),
    reply: Done,
  },
  setTwoFactorActions: {
    method: 'PATCH',
    path: '/v1/users/two_way_auth_settings',
    summary: 'Chooses what asks for a code.',
    access: 'user',
    takesCode: true,
    body: namedSchema(
      'TwoFactorActionsBody',
      Type.Object({
        actions: Type.Array(TwoFactorAction, { uniqueItems: true, maxItems: twoFactorActions.length }),
        code: AuthenticatorCode,
      }),
    ),
    reply: SecurityState,
  },
  logInHistories: {
    method: 'GET',
    path: '/v1/login_histories',
    summary: 'Where the account is and was logged in: living sessions first, then ended ones.',
    access: 'user',
    reply: namedSchema('LogInRecordList', Type.Object({ items: Type.Array(LogInRecord) })),
  },
  endSession: {
    method: 'DELETE',
    path: '/v1/login_histories/:id',
    summary: 'Ends one other session of the caller; its sockets close.',
    access: 'user',
    params: Type.Object({ id: Id }),
    reply: Done,
  },
  endOtherSessions: {
    method: 'DELETE',
    path: '/v1/login_histories',
    summary: 'Ends all sessions of the caller but this one.',
    access: 'user',
    reply: namedSchema('SessionsEnded', Type.Object({ count: Type.Integer() })),
  },
  passwordRule: {
    method: 'GET',
    path: '/v1/users/passwords',
    summary: 'What a password needs.',
    access: 'anyone',
    reply: namedSchema(
      'PasswordRule',
      Type.Object({
        min_length: Type.Integer(),
        needs: Type.Array(namedSchema('PasswordNeed', oneOf(passwordNeeds))),
      }),
    ),
  },
  askRecovery: {
    method: 'POST',
    path: '/v1/users/passwords',
    summary: 'Mails a link to set a new password, if there is such an account; the answer does not tell.',
    access: 'anyone',
    ownTransaction: true,
    perMinute: 10,
    body: namedSchema(
      'AskRecoveryBody',
      Type.Object({ login: Type.String({ minLength: 1, maxLength: 254 }) }),
    ),
    reply: Done,
  },
  beginRecovery: {
    method: 'POST',
    path: '/v1/users/passwords/recovery',
    summary: 'Opens the link of a recovery letter: it is exchanged for a token that sets one password.',
    access: 'anyone',
    ownTransaction: true,
    perMinute: 30,
    body: namedSchema('BeginRecoveryBody', Type.Object({ token: SecretText })),
    reply: namedSchema(
      'RecoveryStep',
      Type.Object({
        token: Type.String(),
        expires_at: Moment,
        user_name: Type.String(),
        needs_code: Type.Boolean({ description: 'The second factor is on.' }),
      }),
    ),
  },
  setPassword: {
    method: 'PATCH',
    path: '/v1/users/passwords',
    summary: 'Sets a new password after a recovery; every session ends, and money is held for a day.',
    access: 'anyone',
    ownTransaction: true,
    perMinute: 30,
    body: namedSchema(
      'SetPasswordBody',
      Type.Object({ token: SecretText, password: NewPassword, code: Type.Optional(AnyCode) }),
    ),
    reply: Done,
  },
  changePassword: {
    method: 'POST',
    path: '/v1/me/change_password',
    summary: 'Changes the password; other sessions end, and money is held for a day.',
    access: 'user',
    ownTransaction: true,
    perMinute: 20,
    body: namedSchema(
      'ChangePasswordBody',
      Type.Object({
        current_password: Type.Optional(OldPassword),
        password: NewPassword,
        code: Type.Optional(AuthenticatorCode),
      }),
    ),
    reply: Done,
  },
  changeEmail: {
    method: 'PATCH',
    path: '/v1/me/change_emails',
    summary: 'Mails a link to a new address; the account has it once the link is opened.',
    access: 'user',
    ownTransaction: true,
    perMinute: 20,
    body: namedSchema(
      'ChangeEmailBody',
      Type.Object({
        email: Email,
        password: Type.Optional(OldPassword),
        code: Type.Optional(AuthenticatorCode),
      }),
    ),
    reply: Done,
  },
  setAntiPhishingWord: {
    method: 'PATCH',
    path: '/v1/me/anti_phishing_word',
    summary: 'Sets the word that every letter of Souk carries; null takes it away.',
    access: 'user',
    body: namedSchema(
      'AntiPhishingWordBody',
      Type.Object({
        word: nullable(Type.String({ minLength: 4, maxLength: 32, pattern: '^[\\p{L}\\p{N} ._-]+$' })),
      }),
    ),
    reply: SecurityState,
  },
})
