import type { ServerLocale } from '../../../locales/wording.ts'
import { sql, type Insertable } from 'kysely'
import type { Connection, Tx } from '../../../database/database.ts'
import { violatedConstraint } from '../../../database/errors.ts'
import { userNameColumns, userNameKey } from '../../../domain/account/userName.ts'
import { newUserId, type UserId } from '../../../domain/identifier/identifier.ts'
import type { Random } from '../../../domain/identifier/random.ts'
import { refuse } from '../../../domain/refusal/refusal.ts'
import { RequestRefused } from '../../../kernel/refusal.ts'
import { defaultLocale } from '../../../locales/localeTable.ts'
import type { AppUserTable } from './tables.ts'
import { runConsequences, type UserParts } from './consequences.ts'

export const emailKey = (email: string): string => email.normalize('NFKC').toLowerCase()

/** An account's row by id, or nothing. */
export const findUser = (db: Connection, id: UserId) =>
  db.selectFrom('app_user').selectAll().where('id', '=', id).executeTakeFirst()

/**
 * The account that a log-in names: an e-mail address or a user name. Of those that claim an address it is the one that
 * confirmed it, else the first.
 */
export function findByLogin(db: Connection, login: string) {
  const accounts = db
    .selectFrom('app_user')
    .selectAll()
    .where('kind', '=', 'user')
    .where('deleted_at', 'is', null)
  return login.includes('@')
    ? accounts
        .where('email_key', '=', emailKey(login))
        .orderBy(sql`email_confirmed_at is null`)
        .orderBy('created_at')
        .orderBy('id')
        .limit(1)
        .executeTakeFirst()
    : accounts.where('user_name_key', '=', userNameKey(login)).executeTakeFirst()
}

/** Makes a guest: someone with a session and settings of their own, but no account. */
export async function createGuest(tx: Tx, random: Random, at: Date): Promise<UserId> {
  const id = newUserId(at, random)
  const name = `guest-${Buffer.from(random(5)).toString('hex')}`
  await tx
    .insertInto('app_user')
    .values({ id, kind: 'guest', ...userNameColumns(name), created_at: at })
    .execute()
  return id
}

/** What an account is made of. */
export interface NewAccount {
  readonly userName: string
  readonly email: string
  readonly passwordHash: string
  readonly locale: ServerLocale
  readonly timeZone: string
  /** Of who brought them; null where nobody did. */
  readonly inviteCode: string | null
}

/** What the database says where somebody has the name, or one that looks like it. */
const nameConstraints: readonly (string | undefined)[] = [
  'app_user_user_name_key_key',
  'app_user_user_name_fold_key',
]

/** The refusal of a name that is taken, where that is what an error means; else the error. */
export const orNameTaken = (error: unknown): unknown =>
  nameConstraints.includes(violatedConstraint(error))
    ? new RequestRefused(refuse('user_name_taken', 'user_name'))
    : error

/** What making an account stands on. */
export interface JoinParts extends UserParts {
  readonly random: Random
}

/** Makes an account, or turns a guest into one with everything that is theirs. Refuses a taken name; an address is a claim. */
export async function createAccount(
  parts: JoinParts,
  tx: Tx,
  account: NewAccount,
  guestId: UserId | null,
  at: Date,
): Promise<UserId> {
  const values = {
    ...userNameColumns(account.userName),
    email: account.email,
    email_key: emailKey(account.email),
    password_hash: account.passwordHash,
    locale: account.locale,
    time_zone: account.timeZone,
  }
  try {
    return await keepAccount(parts, tx, values, { guestId, inviteCode: account.inviteCode }, at)
  } catch (error) {
    throw orNameTaken(error)
  }
}

type AccountValues = Pick<Insertable<AppUserTable>, 'user_name' | 'user_name_key' | 'user_name_fold'> &
  Partial<Omit<Insertable<AppUserTable>, 'id' | 'kind' | 'created_at'>>

/** Where an account comes from: the guest who becomes it, and the code of who brought them. */
export interface Origin {
  readonly guestId: UserId | null
  readonly inviteCode: string | null
}

/** Keeps an account with what it begins with, in place of the guest who becomes it with all that is theirs. */
export async function keepAccount(
  { random, consequences }: JoinParts,
  tx: Tx,
  values: AccountValues,
  { guestId, inviteCode }: Origin,
  at: Date,
): Promise<UserId> {
  const id = guestId ?? newUserId(at, random)
  if (guestId === null)
    await tx
      .insertInto('app_user')
      .values({ id, kind: 'user', ...values, created_at: at })
      .execute()
  else {
    await runConsequences(consequences.guestBecomes, tx, guestId, at)
    await tx
      .updateTable('app_user')
      .set({ kind: 'user', ...values })
      .where('id', '=', id)
      .execute()
  }
  await tx
    .insertInto('trader')
    .values({ user_id: id, first_trade_at: null, median_release_seconds: null })
    .onConflict(conflict => conflict.doNothing())
    .execute()
  const newcomer = {
    userId: id,
    userName: values.user_name,
    locale: values.locale ?? defaultLocale,
    inviteCode,
  }
  await runConsequences(consequences.joined, tx, newcomer, at)
  return id
}

/** Whether an address is the confirmed one of somebody else. */
export async function ownerOfEmail(db: Connection, email: string, except: UserId): Promise<UserId | null> {
  const row = await db
    .selectFrom('app_user')
    .select('id')
    .where('email_key', '=', emailKey(email))
    .where('email_confirmed_at', 'is not', null)
    .where('id', '<>', except)
    .executeTakeFirst()
  return row?.id ?? null
}
