import { sql } from 'kysely'
import type { Connection, Database, Tx } from '../../../database/database.ts'
import type { UserId } from '../../../domain/identifier/identifier.ts'
import { refuseWith } from '../../../domain/refusal/refusal.ts'
import { RequestRefused } from '../../../kernel/refusal.ts'
import { product } from '../../../runtime/product.ts'

const minuteMs = 60_000

/** How many failures of a key there may be, and how long each counts. */
interface Rule {
  readonly failures: number
  readonly withinMs: number
  /**
   * After how many failures in one minute a captcha goes before each further try, as long as they count. Then the rest of the
   * failures pause; slower ones take a captcha when there are so many, and pause nobody: a stranger who guesses now and then
   * would keep the owner out for ever.
   */
  readonly captchaPerMinute?: number
}

/** What is counted, and how often it may go wrong (decisions, accounts). */
export const tryRules = {
  /** After five failures in one minute each try takes a captcha; five behind a captcha pause for a quarter of an hour. */
  logIn: {
    failures: product.session.loginFailures,
    withinMs: product.session.loginPauseMinutes * minuteMs,
    captchaPerMinute: product.session.loginFailuresPerMinute,
  },
  code: {
    failures: product.session.wrongCodes,
    withinMs: product.session.wrongCodeMinutes * minuteMs,
  },
  recovery: { failures: product.session.recoveriesPerHour, withinMs: 60 * minuteMs },
  returnLink: { failures: product.guest.returnLinksPerHour, withinMs: 60 * minuteMs },
  returnLinkOfNetwork: { failures: product.guest.returnLinksPerHourOfNetwork, withinMs: 60 * minuteMs },
  phoneCode: { failures: product.session.phoneCodesPerHour, withinMs: 60 * minuteMs },
  phoneCodeOfNetwork: { failures: product.session.phoneCodesPerHourOfNetwork, withinMs: 60 * minuteMs },
  phoneGuess: { failures: product.session.phoneGuessesPerDay, withinMs: 24 * 60 * minuteMs },
  identity: { failures: product.session.identityChecksPerHour, withinMs: 60 * minuteMs },
  contactOfNetwork: { failures: product.contact.perHourOfNetwork, withinMs: 60 * minuteMs },
} as const satisfies Record<string, Rule>

/** A try: counted already, how many seconds to wait before the next, or that a captcha goes before it. */
export type LogInTry =
  | { readonly kind: 'counted'; readonly ids: readonly bigint[] }
  | { readonly kind: 'wait'; readonly seconds: number }
  | { readonly kind: 'captcha' }

/**
 * Counts a try to log in against every key (an account, an address), before the password is looked at: so guessing costs
 * time whatever the guess, and tries at the same moment are as many tries. One that turns out right is taken back by
 * {@link forgetTries}.
 */
export const beginTry = (
  database: Database,
  keys: readonly string[],
  at: Date,
  rule: Rule = tryRules.logIn,
  hasSolvedCaptcha = false,
): Promise<LogInTry> => database.transaction(tx => countTry(tx, keys, at, rule, hasSolvedCaptcha))

/** {@link beginTry} within a transaction: what is refused after it was not tried. */
export async function countTry(
  tx: Tx,
  keys: readonly string[],
  at: Date,
  rule: Rule,
  hasSolvedCaptcha = false,
): Promise<LogInTry> {
  for (const key of keys.toSorted())
    await sql`select pg_advisory_xact_lock(hashtextextended(${`log in: ${key}`}, 0))`.execute(tx)
  const { needsCaptcha, seconds } = await failuresOf(tx, keys, at, rule)
  if (seconds > 0) return { kind: 'wait', seconds }
  if (needsCaptcha && !hasSolvedCaptcha) return { kind: 'captcha' }
  const rows = await tx
    .insertInto('log_in_failure')
    .values(keys.map(key => ({ key, at })))
    .returning('id')
    .execute()
  return { kind: 'counted', ids: rows.map(({ id }) => id) }
}

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
async function beginGuess(
  database: Database,
  userId: UserId,
  at: Date,
): Promise<{ readonly takeBack: () => Promise<void> }> {
  const counted = await beginTry(database, [`code:${userId}`], at, tryRules.code)
  if (counted.kind === 'wait')
    throw new RequestRefused(refuseWith('too_many_requests', { seconds: counted.seconds }, 'code'))
  const ids = counted.kind === 'counted' ? counted.ids : []
  return {
    async takeBack() {
      await database.db.deleteFrom('log_in_failure').where('id', 'in', ids).execute()
    },
  }
}

/** Work that looks at a code. The guess is counted outside of its transaction, which ends with a refusal. */
export async function guessing<T>(
  database: Database,
  userId: UserId,
  at: Date,
  work: () => Promise<T>,
): Promise<T> {
  const { takeBack } = await beginGuess(database, userId, at)
  try {
    const answer = await work()
    await takeBack()
    return answer
  } catch (error) {
    if (!(error instanceof RequestRefused && error.refusal.code === 'wrong_code')) await takeBack()
    throw error
  }
}

/** Whether a captcha goes before the next try, and how long to wait where failures are too many in all. */
async function failuresOf(db: Connection, keys: readonly string[], at: Date, rule: Rule) {
  const rows = await db
    .selectFrom('log_in_failure')
    .select(['key', 'at'])
    .where('key', 'in', keys)
    .where('at', '>', new Date(at.getTime() - rule.withinMs))
    .orderBy('at')
    .execute()
  const found = keys.map(key =>
    weighed(
      rows.filter(row => row.key === key).map(row => row.at.getTime()),
      rule,
    ),
  )
  const ends = Math.max(0, ...found.map(({ pausedUntil }) => pausedUntil))
  return {
    needsCaptcha: found.some(({ needsCaptcha }) => needsCaptcha),
    seconds: Math.max(0, Math.ceil((ends - at.getTime()) / 1000)),
  }
}

/** What failures of one key, in their order, lead to. */
function weighed(times: readonly number[], { failures, withinMs, captchaPerMinute: most }: Rule) {
  const isMany = times.length >= failures
  const endOf = (time = 0) => time + withinMs
  if (most === undefined) return { needsCaptcha: false, pausedUntil: isMany ? endOf(times[0]) : 0 }
  const last = times.findIndex((time, index) => time - (times[index + 1 - most] ?? -Infinity) < minuteMs)
  const isPaused = last !== -1 && times.length - last - 1 >= failures - most
  return { needsCaptcha: isMany || last !== -1, pausedUntil: isPaused ? endOf(times[last + 1 - most]) : 0 }
}
