import type { ServerLocale } from '../../../locales/wording.ts'
import type { ColumnType, Generated } from 'kysely'
import type { SessionId, UserId } from '../../../domain/identifier/identifier.ts'
import type { Json } from '../../../runtime/tables.ts'

/** What is handed out once and stored as a hash: mailed links, steps of a log-in, codes. See migration 0007. */
export interface SecurityTables {
  mailed_link: MailedLinkTable
  mailed_token: { token_hash: string; link_id: string }
  step_token: StepTokenTable
  recovery_code: { user_id: UserId; code_hash: string; used_at: ColumnType<Date | null, undefined, Date> }
  phone_code: PhoneCodeTable
  messenger_link: MessengerLinkTable
  spent_captcha: { nonce: string; expires_at: Date }
  server_secret: { name: string; value: string }
  identity_check: IdentityCheckTable
  push_player: PushPlayerTable
  user_memo: { owner_id: UserId; trader_id: UserId; text: string; updated_at: Date }
  click_count: { day: Date; name: string; count: bigint }
  dev_message: DevMessageTable
}

interface MailedLinkTable {
  id: string
  purpose: 'confirm_email' | 'change_email' | 'recovery' | 'guest_return'
  user_id: UserId
  /** Where it was sent: confirming is about this address, whatever the account's is by then. */
  email: string
  created_at: Date
  expires_at: Date
  used_at: Date | null
}

interface StepTokenTable {
  token_hash: string
  purpose: 'log_in' | 'recovery'
  user_id: UserId
  expires_at: Date
  used_at: Date | null
}

interface PhoneCodeTable {
  id: string
  /** Whose account's, or else whose way in by the messenger it belongs to: one of the two. */
  user_id: UserId | null
  messenger_link_id: string | null
  phone: string
  method: 'call' | 'sms'
  /** Keyed with a secret of the server. Null until the message was written or the call rang. */
  code_hash: string | null
  /** When another may be asked for. */
  again_at: Date
  expires_at: Date
  tries: number
}

interface MessengerLinkTable {
  id: string
  /** Of the code in the link to the bot. */
  code_hash: string
  purpose: 'log_in' | 'link'
  /** Whose account is linked; null for a log-in. */
  user_id: UserId | null
  invite_code: string | null
  /** Of the page that asked. */
  locale: ServerLocale
  telegram_id: string | null
  telegram_user_name: string | null
  /** Of the one-time password in the link that the bot answers with. */
  otp_hash: string | null
  otp_used_at: Date | null
  /** Of what the one-time password was exchanged for where no account is linked yet. */
  phone_step_hash: string | null
  /** Of the step of a log-in that is linked once its code is right. */
  code_step_hash: string | null
  created_at: Date
  expires_at: Date
  used_at: Date | null
}

interface IdentityCheckTable {
  id: string
  user_id: UserId
  /** Of the widget's token; null until the provider has answered. */
  token_hash: string | null
  status: 'started' | 'pending' | 'approved' | 'declined'
  legal_name: string | null
  country_code: string | null
  reason: string | null
  created_at: Date
  decided_at: Date | null
}

interface PushPlayerTable {
  token_hash: string
  user_id: UserId
  session_id: SessionId
  kind: 'web' | 'android' | 'ios'
  /** A Web Push subscription, or `{ token }` of the shell's push service. */
  address: ColumnType<Json, string, string>
  created_at: Date
}

interface DevMessageTable {
  id: Generated<bigint>
  channel: 'mail' | 'sms' | 'call' | 'messenger' | 'push'
  recipient: string
  subject: string | null
  text: string
  html: string | null
  at: Date
}

declare module '../../../database/tables.ts' {
  interface Tables extends SecurityTables {}
}
