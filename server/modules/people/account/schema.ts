import { Type } from 'typebox'
import { deletionObstacles } from '../../../domain/account/deletion.ts'
import { noticeKinds } from '../../../domain/notification/notice.ts'
import { operations } from '../../../kernel/operation.ts'
import {
  AuthenticatorCode,
  Code,
  Id,
  Moment,
  namedSchema,
  nullable,
  oneOf,
  seenText,
  UserName,
} from '../../../kernel/schema.ts'
import { Locale, Theme } from '../session/schema.ts'

/** What is counted of clicks: the name of a button, and nothing of who pressed it. */
export const clickNames = ['messenger_log_in', 'messenger_link', 'new_version', 'install_app'] as const

const NoticeSetting = namedSchema(
  'NoticeSetting',
  Type.Object({
    kind: namedSchema('NoticeKind', oneOf(noticeKinds)),
    email: Type.Boolean(),
    telegram: Type.Boolean(),
    push: Type.Boolean(),
  }),
)

/** By the wall clock of the user's time zone; `to` before `from` is the next morning. */
const WallTime = Type.String({ pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$' })
const QuietHours = namedSchema('QuietHours', Type.Object({ from: WallTime, to: WallTime }))

/** What stands against deleting an account. */
export const DeletionObstacle = namedSchema('DeletionObstacle', oneOf(deletionObstacles))

const shared = {
  locale: Locale,
  theme: Theme,
  time_zone: Type.String({ maxLength: 64 }),
  introduction: seenText({ maxLength: 1000 }),
  telegram_username: nullable(Type.String({ pattern: '^[A-Za-z0-9_]{5,32}$' })),
  is_telegram_notifications_enabled: Type.Boolean(),
  quiet_hours: nullable(QuietHours),
  is_sound_enabled: Type.Boolean({ description: 'A page of the app sounds when something is told.' }),
  ad_sell_enabled: Type.Boolean(),
  ad_buy_enabled: Type.Boolean(),
  ad_swap_enabled: Type.Boolean(),
  disabled_currency_codes: Type.Array(Code, { maxItems: 100, uniqueItems: true }),
  disabled_crypto_currency_codes: Type.Array(Code, { maxItems: 100, uniqueItems: true }),
}

const ProfileSettings = namedSchema(
  'ProfileSettings',
  Type.Object({
    ...shared,
    user_name: Type.String(),
    can_change_user_name: Type.Boolean({ description: 'Before the first trade only.' }),
    avatar_url: nullable(Type.String({ description: 'Relative.' })),
    notices: Type.Array(NoticeSetting),
    deletion_obstacles: Type.Array(DeletionObstacle),
  }),
)

const Memo = namedSchema(
  'Memo',
  Type.Object({ trader_id: Type.String(), text: Type.String(), updated_at: nullable(Moment) }),
)

const Blocked = namedSchema('BlockedPerson', Type.Object({ user_name: Type.String(), at: Moment }))

const Done = namedSchema('AccountDone', Type.Object({ is_done: Type.Boolean() }))
const trader = Type.Object({ trader_id: UserName })

const Tracker = Type.Optional(Type.String({ minLength: 1, maxLength: 32 }))

export const accountOperations = operations({
  profileSettings: {
    method: 'GET',
    path: '/v1/me/profile_settings',
    summary: 'What the caller has set about themselves.',
    access: 'user',
    reply: ProfileSettings,
  },
  updateMe: {
    method: 'PATCH',
    path: '/v1/me',
    summary: 'Changes what the caller has set about themselves; what is not named stays.',
    access: 'user',
    body: namedSchema(
      'UpdateMeBody',
      Type.Partial(
        Type.Object({
          ...shared,
          place_id: Type.String({
            pattern: '^[A-Za-z0-9_+/-]{1,64}$',
            description: 'The place by whose clock the caller lives: sets their time zone.',
          }),
          user_name: UserName,
          notices: Type.Array(NoticeSetting, { maxItems: 20 }),
        }),
      ),
    ),
    reply: ProfileSettings,
  },
  setAvatar: {
    method: 'POST',
    path: '/v1/me/set_avatar',
    summary:
      'Takes a picture as multipart field `avatar`: JPG, JPEG, GIF, PNG or WebP up to 2 MB, kept as a square.',
    access: 'user',
    stream: true,
    perMinute: 20,
    reply: namedSchema('Avatar', Type.Object({ avatar_url: Type.String() })),
  },
  removeAvatar: {
    method: 'DELETE',
    path: '/v1/me/avatar',
    summary: 'Goes back to the tile.',
    access: 'user',
    reply: Done,
  },
  avatar: {
    method: 'GET',
    path: '/v1/avatars/:id',
    summary: 'The bytes of somebody’s picture.',
    access: 'anyone',
    stream: true,
    perMinute: 1200,
    params: Type.Object({ id: Id }),
  },
  deleteMe: {
    method: 'DELETE',
    path: '/v1/me/delete',
    summary: 'Deletes the account for good; refused while money or people wait.',
    access: 'user',
    ownTransaction: true,
    perMinute: 10,
    body: namedSchema(
      'DeleteMeBody',
      Type.Object({
        user_name: Type.String({ maxLength: 64 }),
        password: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
        code: Type.Optional(AuthenticatorCode),
      }),
    ),
    reply: Done,
  },
  memo: {
    method: 'GET',
    path: '/v1/user_memos/:trader_id',
    summary: 'What the caller noted about a trader, for nobody else.',
    access: 'user',
    params: trader,
    reply: Memo,
  },
  saveMemo: {
    method: 'POST',
    path: '/v1/user_memos',
    summary: 'Notes something about a trader, in place of what was noted.',
    access: 'user',
    body: namedSchema(
      'SaveMemoBody',
      Type.Object({ trader_id: UserName, text: Type.String({ minLength: 1, maxLength: 2000 }) }),
    ),
    reply: Memo,
  },
  deleteMemo: {
    method: 'DELETE',
    path: '/v1/user_memos/:trader_id',
    summary: 'Forgets what was noted about a trader.',
    access: 'user',
    params: trader,
    reply: Done,
  },
  bannedUsers: {
    method: 'GET',
    path: '/v1/black_lists/banned_users',
    summary: 'Whom the caller has blocked, and who has blocked the caller.',
    access: 'user',
    reply: namedSchema(
      'BannedUsers',
      Type.Object({ banned_users: Type.Array(Blocked), banned_by_users: Type.Array(Blocked) }),
    ),
  },
  block: {
    method: 'POST',
    path: '/v1/black_lists',
    summary: 'Blocks a trader: neither opens trades with the other.',
    access: 'user',
    body: namedSchema('BlockBody', Type.Object({ user_name: UserName })),
    reply: Done,
  },
  unblock: {
    method: 'DELETE',
    path: '/v1/black_lists/:id',
    summary: 'Lets a trader trade with the caller again; `id` is the user name.',
    access: 'user',
    params: Type.Object({ id: UserName }),
    reply: Done,
  },
  acceptAgreement: {
    method: 'POST',
    path: '/v1/account/agreement',
    summary: 'Accepts the user agreement; refused where another version is shown by now.',
    access: 'user',
    body: namedSchema(
      'AcceptAgreementBody',
      Type.Object({
        version: Type.Integer({
          minimum: 1,
          maximum: 100_000,
          description: 'As `agreement_to_accept` of `/v1/me` says it, in the same language.',
        }),
      }),
    ),
    reply: Done,
  },
  updateTrackers: {
    method: 'PATCH',
    path: '/v1/user_trackers',
    summary: 'Keeps where somebody came from; what was kept first stays.',
    access: 'session',
    body: namedSchema(
      'TrackersBody',
      Type.Object({
        ref: Tracker,
        campaign: Tracker,
        source: Tracker,
        content: Tracker,
        term: Tracker,
        medium: Tracker,
      }),
    ),
    reply: Done,
  },
  countClick: {
    method: 'POST',
    path: '/v1/analytics/click',
    summary: 'Counts that a button was pressed, not by whom.',
    access: 'anyone',
    perMinute: 60,
    body: namedSchema('ClickBody', Type.Object({ name: namedSchema('ClickName', oneOf(clickNames)) })),
    reply: Done,
  },
  translations: {
    method: 'GET',
    path: '/v1/translations',
    summary: 'The server’s own words in the caller’s language, for clients that bring none.',
    access: 'anyone',
    reply: namedSchema(
      'Translations',
      Type.Object({
        locale: Locale,
        items: Type.Array(
          namedSchema('Translation', Type.Object({ key: Type.String(), text: Type.String() })),
        ),
      }),
    ),
  },
})
