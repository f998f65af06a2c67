import type { Connection } from '../../../database/database.ts'
import type { UserId } from '../../../domain/identifier/identifier.ts'
import { listCredentials } from '../../people/credential/findCredentials.ts'
import type { RequisiteSeal } from '../../people/credential/requisiteSeal.ts'

/** Never a secret: no hash of a password, no token, no second factor. */
const accountColumns = [
  'user_name',
  'created_at',
  'last_online_at',
  'locale',
  'time_zone',
  'country_code',
  'currency_code',
  'crypto_currency_code',
  'introduction',
  'email',
  'email_confirmed_at',
  'phone',
  'phone_verified_at',
  'telegram_id',
  'telegram_user_name',
  'legal_name',
  'identity_verified_at',
  'totp_since',
  'password_changed_at',
  'suspended_at',
  'banned_at',
  'money_held_until',
  'notification_settings',
  'interface_settings',
  'switched_off',
  'trackers',
] as const

/** Who somebody is here, from where they came in, and what they saved and wrote. */
export async function ownAccount(db: Connection, seal: RequisiteSeal, id: UserId) {
  const credentials = await listCredentials(db, id, {})
  return {
    account: await db
      .selectFrom('app_user')
      .select(accountColumns)
      .where('id', '=', id)
      .executeTakeFirstOrThrow(),
    sessions: await db
      .selectFrom('session')
      .select(['device_type', 'user_agent', 'address', 'created_at', 'last_seen_at', 'ended_at'])
      .where('user_id', '=', id)
      .orderBy('created_at')
      .execute(),
    identity_checks: await db
      .selectFrom('identity_check')
      .select(['status', 'legal_name', 'country_code', 'created_at', 'decided_at'])
      .where('user_id', '=', id)
      .execute(),
    requisites: credentials.map(row => ({
      method: row.method_code,
      fiat: row.fiat,
      name: row.name,
      lines: seal.openCredential(row.secret, row).lines,
    })),
    agreements: await db
      .selectFrom('agreement_acceptance')
      .select(['code', 'locale', 'version', 'at'])
      .where('user_id', '=', id)
      .execute(),
    invite_codes: await db
      .selectFrom('invite_code')
      .select(['code', 'tag', 'created_at'])
      .where('user_id', '=', id)
      .execute(),
    notes_on_people: await db
      .selectFrom('user_memo')
      .innerJoin('app_user', 'app_user.id', 'user_memo.trader_id')
      .select(['app_user.user_name as person', 'user_memo.text', 'user_memo.updated_at'])
      .where('user_memo.owner_id', '=', id)
      .execute(),
    blocked_people: await db
      .selectFrom('black_list')
      .innerJoin('app_user', 'app_user.id', 'black_list.blocked_id')
      .select(['app_user.user_name as person', 'black_list.at'])
      .where('black_list.user_id', '=', id)
      .execute(),
    reports: await db
      .selectFrom('report')
      .select(['reason', 'words', 'at'])
      .where('reporter_id', '=', id)
      .execute(),
    letters_to_support: await db
      .selectFrom('contact_request')
      .select(['number', 'topic', 'name', 'email', 'text', 'at'])
      .where('user_id', '=', id)
      .execute(),
    notices: await db
      .selectFrom('notification')
      .select(['code', 'trade_id', 'created_at', 'read_at'])
      .where('user_id', '=', id)
      .orderBy('created_at')
      .execute(),
    files: await db
      .selectFrom('file')
      .select(['id', 'name', 'content_type', 'size', 'used_for', 'created_at'])
      .where('owner_id', '=', id)
      .orderBy('created_at')
      .execute(),
  }
}
