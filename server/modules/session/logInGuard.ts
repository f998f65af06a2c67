import { sql } from 'kysely'
import type { Connection, Database, Tx } from '../../database/database.ts'
import type { UserId } from '../../domain/identifier/identifier.ts'
import { refuseWith } from '../../domain/refusal/refusal.ts'
import { RequestRefused } from '../../kernel/refusal.ts'
import { product } from '../../runtime/product.ts'

const minuteMs = 60_000

/** How many failures of a key there may be, and how long each counts. */
interface Rule {
  readonly failures: number
  readonly withinMs: number
}

const logInRule: Rule = { failures: product.session.loginFailuresPerMinute, withinMs: minuteMs }
const codeRule: Rule = {
  failures: product.session.wrongCodes,
  withinMs: product.session.wrongCodeMinutes * minuteMs,
}

/** A try: counted already, or how many seconds to wait before the next. */
export type LogInTry =
  | { readonly isAllowed: true; readonly ids: readonly bigint[] }
  | { readonly isAllowed: false; readonly seconds: number }

/**
 * Counts a try to log in against every key (an account, an address), before the password is looked at: so guessing costs
 * time whatever the guess, and tries at the same moment are as many tries. One that turns out right is taken back by
 * {@link forgetTries}.
 */
export const beginTry = (
  database: Database,
  keys: readonly string[],
  at: Date,
  rule: Rule = logInRule,
): Promise<LogInTry> =>
  database.transaction(async tx => {
    for (const key of keys.toSorted())
      await sql`select pg_advisory_xact_lock(hashtextextended(${`log in: ${key}`}, 0))`.execute(tx)
    const seconds = await secondsToWait(tx, keys, at, rule)
    if (seconds > 0) return { isAllowed: false, seconds }
    const rows = await tx
      .insertInto('log_in_failure')
      .values(keys.map(key => ({ key, at })))
      .returning('id')
      .execute()
    return { isAllowed: true, ids: rows.map(({ id }) => id) }
  })

/** Forgets an account's failures after a right password, and this try; the address keeps its own failures. */
export const forgetTries = (tx: Tx, account: string, ids: readonly bigint[]) =>
  tx
    .deleteFrom('log_in_failure')
    .where(eb => eb.or([eb('key', '=', account), eb('id', 'in', ids)]))
    .execute()

/**
 * Counts a guess at the code of somebody's authenticator before it is looked at, as {@link beginTry} does for passwords.
 * Refuses `too_many_requests` at the field `code`.
 */
export async function beginGuess(
  database: Database,
  userId: UserId,
  at: Date,
): Promise<{ readonly takeBack: () => Promise<void> }> {
  const counted = await beginTry(database, [`code:${userId}`], at, codeRule)
  if (!counted.isAllowed)
    throw new RequestRefused(refuseWith('too_many_requests', { seconds: counted.seconds }, 'code'))
  return {
    async takeBack() {
      await database.db.deleteFrom('log_in_failure').where('id', 'in', counted.ids).execute()
    },
  }
}

async function secondsToWait(db: Connection, keys: readonly string[], at: Date, rule: Rule): Promise<number> {
  const rows = await db
    .selectFrom('log_in_failure')
    .select(({ fn }) => ['key', fn.countAll<string>().as('count'), fn.min('at').as('first')])
    .where('key', 'in', keys)
    .where('at', '>', new Date(at.getTime() - rule.withinMs))
    .groupBy('key')
    .execute()
  const waits = rows
    .filter(row => BigInt(row.count) >= BigInt(rule.failures))
    .map(row => Math.ceil((row.first.getTime() + rule.withinMs - at.getTime()) / 1000))
  return Math.max(0, ...waits)
}
