import type { MessengerUpdate } from '../../../adapters/channels.ts'
import type { Connection, Tx } from '../../../database/database.ts'
import { newMessengerLinkId, type UserId } from '../../../domain/identifier/identifier.ts'
import type { Random } from '../../../domain/identifier/random.ts'
import { accepted, refuse, refused, type Result } from '../../../domain/refusal/refusal.ts'
import type { ServerLocale } from '../../../locales/wording.ts'
import { RequestRefused } from '../../../kernel/refusal.ts'
import { product } from '../../../runtime/product.ts'
import { hashOfSecret, newSecret } from '../../../runtime/random.ts'

const minuteMs = 60_000
/** With an invite code after it, it has to fit into the 64 characters that a messenger passes on. */
const startBits = 128

const inMinutes = (at: Date, minutes: number) => new Date(at.getTime() + minutes * minuteMs)

/** A way in by the messenger: from the button, over the bot's answer, to a session or a linked account. */
export interface MessengerLink {
  readonly id: string
  readonly purpose: 'log_in' | 'link'
  readonly userId: UserId | null
  readonly locale: ServerLocale
  readonly telegramId: string
  readonly telegramUserName: string | null
  /** Of who brought them, as it stood in the button's address. */
  readonly inviteCode: string | null
}

/** Makes the code of a link to the bot, for an account or for whoever may come. */
export async function startLink(
  db: Connection,
  random: Random,
  asked: {
    readonly userId: UserId | null
    readonly inviteCode: string | null
    readonly locale: ServerLocale
  },
  at: Date,
): Promise<{ readonly code: string; readonly expiresAt: Date }> {
  const code = newSecret(random, startBits)
  const expiresAt = inMinutes(at, product.session.messengerStartMinutes)
  await db
    .insertInto('messenger_link')
    .values({
      id: newMessengerLinkId(at, random),
      code_hash: hashOfSecret(code),
      purpose: asked.userId === null ? 'log_in' : 'link',
      user_id: asked.userId,
      invite_code: asked.inviteCode,
      locale: asked.locale,
      telegram_id: null,
      telegram_user_name: null,
      otp_hash: null,
      otp_used_at: null,
      phone_step_hash: null,
      code_step_hash: null,
      created_at: at,
      expires_at: expiresAt,
      used_at: null,
    })
    .execute()
  return { code: asked.inviteCode === null ? code : `${code}-ref-${asked.inviteCode}`, expiresAt }
}

/** The code that somebody started the bot with, without its invite code; null where there is none. */
export const startCodeIn = (text: string): string | null =>
  /^\/start ([A-Za-z0-9_-]{22})(?:-ref-[A-Za-z0-9_-]{1,32})?$/.exec(text.trim())?.[1] ?? null

/**
 * Gives the link of a code to who started the bot with it: the first one has it. Somebody who starts the bot again with
 * their own code has it again, until its answer was opened.
 * @returns its id, or null for a code that is worth nothing to them
 */
export async function claimLink(
  tx: Tx,
  code: string,
  { from, userName }: MessengerUpdate,
  at: Date,
): Promise<string | null> {
  const claimed = await tx
    .updateTable('messenger_link')
    .set({ telegram_id: from, telegram_user_name: userName })
    .where('code_hash', '=', hashOfSecret(code))
    .where('otp_used_at', 'is', null)
    .where('expires_at', '>', at)
    .where(eb => eb.or([eb('telegram_id', 'is', null), eb('telegram_id', '=', from)]))
    .returning('id')
    .executeTakeFirst()
  return claimed?.id ?? null
}

/** A one-time password for an answer of the bot; the one of an answer before it is worth nothing. Null when it is too late. */
export async function mintOtp(
  db: Connection,
  random: Random,
  id: string,
  at: Date,
): Promise<{ readonly otp: string; readonly link: MessengerLink } | null> {
  const otp = newSecret(random)
  const row = await db
    .updateTable('messenger_link')
    .set({ otp_hash: hashOfSecret(otp), expires_at: inMinutes(at, product.session.messengerLinkMinutes) })
    .where('id', '=', id)
    .where('otp_used_at', 'is', null)
    .where('expires_at', '>', at)
    .returningAll()
    .executeTakeFirst()
  return row ? { otp, link: linkOf(row) } : null
}

/**
 * Opens the link of an answer, once: of two browsers one gets it. Refuses `link_unknown`, `link_used` and `link_expired` at
 * the field `token`.
 */
export async function openOtp(tx: Tx, otp: string, at: Date): Promise<Result<MessengerLink>> {
  const row = await tx
    .selectFrom('messenger_link')
    .selectAll()
    .where('otp_hash', '=', hashOfSecret(otp))
    .forUpdate()
    .executeTakeFirst()
  if (!row) return refused(refuse('link_unknown', 'token'))
  if (row.otp_used_at !== null) return refused(refuse('link_used', 'token'))
  if (row.expires_at <= at) return refused(refuse('link_expired', 'token'))
  await tx.updateTable('messenger_link').set({ otp_used_at: at }).where('id', '=', row.id).execute()
  return accepted(linkOf(row))
}

/** Begins the step in which a number is proved, for a link that was opened. */
export async function beginPhoneStep(tx: Tx, random: Random, { id }: MessengerLink, at: Date) {
  const token = newSecret(random)
  const expiresAt = inMinutes(at, product.session.messengerStepMinutes)
  await tx
    .updateTable('messenger_link')
    .set({ phone_step_hash: hashOfSecret(token), expires_at: expiresAt })
    .where('id', '=', id)
    .execute()
  return { token, expires_at: expiresAt.toISOString() }
}

/** The link of a phone step. Refuses `step_expired` for one that is unknown, done or late. */
export async function linkOfPhoneStep(db: Connection, token: string, at: Date): Promise<MessengerLink> {
  const row = await db
    .selectFrom('messenger_link')
    .selectAll()
    .where('phone_step_hash', '=', hashOfSecret(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', at)
    .executeTakeFirst()
  if (!row) throw new RequestRefused(refuse('step_expired'))
  return linkOf(row)
}

/** Ends a link; false when it has ended already. */
export async function spendLink(tx: Tx, { id }: MessengerLink, at: Date): Promise<boolean> {
  const spent = await tx
    .updateTable('messenger_link')
    .set({ used_at: at })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return spent.numUpdatedRows === 1n
}

export function linkOf(row: {
  readonly id: string
  readonly purpose: 'log_in' | 'link'
  readonly user_id: UserId | null
  readonly locale: ServerLocale
  readonly telegram_id: string | null
  readonly telegram_user_name: string | null
  readonly invite_code: string | null
}): MessengerLink {
  if (row.telegram_id === null) throw new Error(`Nobody has started the bot with the link ${row.id}`)
  return {
    id: row.id,
    purpose: row.purpose,
    userId: row.user_id,
    locale: row.locale,
    telegramId: row.telegram_id,
    telegramUserName: row.telegram_user_name,
    inviteCode: row.invite_code,
  }
}
