import { serverLocales } from '../../../locales/wording.ts'
import { Type } from 'typebox'
import { holdReasons } from '../../../domain/account/hold.ts'
import { operations } from '../../../kernel/operation.ts'
import {
  AnyCode,
  Code,
  Id,
  Moment,
  MoneySchema,
  namedSchema,
  nullable,
  oneOf,
  SecretText,
  UserName,
} from '../../../kernel/schema.ts'
import { duties } from '../../../domain/account/duty.ts'
import { WalletFiat } from '../../../shapes/walletFiat.ts'

export const locales = serverLocales
export const themes = ['light', 'dark', 'system'] as const

/** What it needs is the rule’s to judge (`passwordRule`), so that every client hears the same of it. */
export const NewPassword = Type.String({ minLength: 1, maxLength: 200 })

export const Locale = namedSchema('Locale', oneOf(locales))
export const Theme = namedSchema('Theme', oneOf(themes))
export const Role = namedSchema('Role', oneOf(duties))

/** Withdrawals and internal transfers wait after a change of who could be the owner. */
export const MoneyHold = namedSchema(
  'MoneyHold',
  Type.Object({ until: Moment, reason: namedSchema('MoneyHoldReason', oneOf(holdReasons)) }),
)

const TradingAllowed = namedSchema(
  'TradingAllowed',
  Type.Object({
    allowed: Type.Boolean(),
    reason: nullable(Type.String({ description: 'A refusal’s code, for the app to word.' })),
    until: nullable(Moment),
  }),
)

/** A version of the user agreement, in the caller’s language, that they have not accepted yet. */
const AgreementToAccept = namedSchema(
  'AgreementToAccept',
  Type.Object({
    version: Type.Integer({ minimum: 1 }),
    holds_from: Type.String({ format: 'date' }),
    change: Type.String({ description: 'What is different since then, in a sentence.' }),
  }),
)

/** Of so many trades it is remembered that their side was asked how they went. */
export const mostAskedToRate = 20

const askedToRate = Type.Array(Id, { maxItems: mostAskedToRate })

/** Interface settings that the app keeps on the server; unknown keys are refused. */
const InterfaceSettings = namedSchema(
  'InterfaceSettings',
  Type.Object({
    hide_amounts: Type.Boolean(),
    hide_zero_balances: Type.Boolean(),
    sound: Type.Boolean(),
    asked_to_rate: askedToRate,
    review_asked_at: nullable(Moment),
    wallet_currency_code: nullable(WalletFiat),
  }),
)

export const Me = namedSchema(
  'Me',
  Type.Object({
    id: Id,
    user_name: Type.String(),
    email: nullable(Type.String()),
    is_guest: Type.Boolean(),
    roles: Type.Array(Role),
    locale: Locale,
    theme: Theme,
    country_code: nullable(Type.String()),
    currency_code: Code,
    previous_currency_code: nullable(Code),
    crypto_currency_code: Code,
    time_zone: Type.String(),
    place_id: nullable(
      Type.String({
        description: 'The place by whose clock they live, of /v1/countries/timezones; null for UTC.',
      }),
    ),
    interface_settings: InterfaceSettings,
    feature_flags: Type.Array(Type.String()),
    two_factor_enabled: Type.Boolean(),
    two_factor_on_release: Type.Boolean({ description: 'A release asks for a code.' }),
    is_email_confirmed: Type.Boolean(),
    is_phone_verified: Type.Boolean(),
    is_identity_verified: Type.Boolean(),
    is_suspicious: Type.Boolean({ description: 'Financial operations are suspended.' }),
    trading: TradingAllowed,
    trades_count: Type.Integer(),
    active_trades_count: Type.Integer(),
    notifications_count: Type.Integer({ description: 'Unread.' }),
    balance: nullable(MoneySchema),
    avatar_url: nullable(Type.String({ description: 'Relative.' })),
    money_hold: nullable(MoneyHold),
    agreement_to_accept: nullable(AgreementToAccept),
    api_token: nullable(
      Type.String({ description: 'The session’s token; only for clients without cookies, only at log-in.' }),
    ),
    seq: Type.Integer({ description: 'The number of the last event that this answer reflects.' }),
  }),
)

export const LogInStep = namedSchema(
  'LogInStep',
  Type.Object({
    token: Type.String({ description: 'Stands for the right password while the code is asked for.' }),
    expires_at: Moment,
  }),
)

const LoggedIn = namedSchema(
  'LoggedIn',
  Type.Object({
    me: nullable(Me),
    code_step: nullable(LogInStep),
  }),
)

const SessionState = namedSchema(
  'SessionState',
  Type.Object({
    is_valid: Type.Boolean(),
    expires_at: nullable(Moment),
    me: nullable(Me),
  }),
)

export const Email = Type.String({
  maxLength: 254,
  pattern: '^[^\\s@<>"]{1,64}@[A-Za-z0-9-]+(\\.[A-Za-z0-9-]+)+$',
})

export const sessionOperations = operations({
  signUp: {
    method: 'POST',
    path: '/v1/users',
    summary: 'Makes an account and logs in; a guest session becomes the account.',
    access: 'anyone',
    ownTransaction: true,
    perMinute: 10,
    body: namedSchema(
      'SignUpBody',
      Type.Object({
        user_name: UserName,
        email: Email,
        password: NewPassword,
        locale: Type.Optional(Locale),
        time_zone: Type.Optional(Type.String({ maxLength: 64 })),
        invite_code: Type.Optional(Type.String({ maxLength: 32 })),
      }),
    ),
    reply: Me,
  },
  logIn: {
    method: 'POST',
    path: '/v1/logins',
    summary: 'Logs in by e-mail or user name and password.',
    access: 'anyone',
    ownTransaction: true,
    perMinute: 30,
    body: namedSchema(
      'LogInBody',
      Type.Object({
        login: Type.String({ minLength: 1, maxLength: 254 }),
        password: Type.String({ minLength: 1, maxLength: 200 }),
        captcha: Type.Optional(Type.String({ maxLength: 4096 })),
      }),
    ),
    reply: LoggedIn,
  },
  logInByCode: {
    method: 'POST',
    path: '/v1/logins/code',
    summary: 'The second step of a log-in: a code of the authenticator, or a recovery code.',
    access: 'anyone',
    ownTransaction: true,
    perMinute: 30,
    body: namedSchema('LogInByCodeBody', Type.Object({ token: SecretText, code: AnyCode })),
    reply: Me,
  },
  captchaChallenge: {
    method: 'GET',
    path: '/v1/users/gt_challenge',
    summary: 'Work for the caller’s machine, to be shown as done where failed log-ins are many.',
    access: 'anyone',
    perMinute: 60,
    reply: namedSchema(
      'CaptchaChallenge',
      Type.Object({
        challenge: Type.String({ description: 'JSON, as the ALTCHA widget and library take it.' }),
      }),
    ),
  },
  confirmEmail: {
    method: 'POST',
    path: '/v1/users/confirmations',
    summary: 'Opens the link of a letter: the address is the account’s from here on.',
    access: 'anyone',
    ownTransaction: true,
    perMinute: 30,
    body: namedSchema('ConfirmEmailBody', Type.Object({ token: SecretText })),
    reply: namedSchema(
      'EmailConfirmed',
      Type.Object({
        email: Type.String(),
        is_mine: Type.Boolean({ description: 'The caller’s own account.' }),
      }),
    ),
  },
  resendConfirmation: {
    method: 'POST',
    path: '/v1/users/confirmations/resend',
    summary: 'Sends the link to the caller’s address again.',
    access: 'user',
    perMinute: 10,
    reply: namedSchema('LetterSent', Type.Object({ again_at: Moment })),
  },
  logOut: {
    method: 'DELETE',
    path: '/v1/logins',
    summary: 'Ends this session; its sockets close.',
    access: 'session',
    reply: namedSchema('LoggedOut', Type.Object({ is_done: Type.Boolean() })),
  },
  validateToken: {
    method: 'GET',
    path: '/v1/users/validate_token',
    summary: 'Whether the session is alive, and whose it is.',
    access: 'anyone',
    perMinute: 600,
    reply: SessionState,
  },
  me: {
    method: 'GET',
    path: '/v1/me',
    summary: 'The caller’s own account.',
    access: 'session',
    reply: Me,
  },
  updatePreferences: {
    method: 'PATCH',
    path: '/v1/me/update_preferences',
    summary: 'Saves interface settings and favourites; a visitor gets a guest session.',
    access: 'anyone',
    body: namedSchema(
      'PreferencesBody',
      Type.Object({
        locale: Type.Optional(Locale),
        theme: Type.Optional(Theme),
        country_code: Type.Optional(nullable(Type.String({ pattern: '^[A-Z]{2}$' }))),
        currency_code: Type.Optional(Code),
        crypto_currency_code: Type.Optional(Code),
        time_zone: Type.Optional(Type.String({ maxLength: 64 })),
        interface_settings: Type.Optional(
          namedSchema(
            'InterfaceSettingsBody',
            Type.Object({
              hide_amounts: Type.Optional(Type.Boolean()),
              hide_zero_balances: Type.Optional(Type.Boolean()),
              sound: Type.Optional(Type.Boolean()),
              asked_to_rate: Type.Optional(
                Type.Array(Id, {
                  maxItems: mostAskedToRate,
                  description: 'Added to those that are kept; the oldest of too many are forgotten.',
                }),
              ),
              review_asked_at: Type.Optional(nullable(Moment)),
              wallet_currency_code: Type.Optional(nullable(WalletFiat)),
            }),
          ),
        ),
      }),
    ),
    reply: Me,
  },
})
