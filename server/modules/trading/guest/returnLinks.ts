import { refuse, refuseWith } from '../../../domain/refusal/refusal.ts'
import type { UserId } from '../../../domain/identifier/identifier.ts'
import type { Connection } from '../../../database/database.ts'
import type { Context } from '../../../kernel/context.ts'
import { networkOf } from '../../../../http/network.ts'
import { orRefuse, RequestRefused } from '../../../kernel/refusal.ts'
import { openLink } from '../../telling/outgoing/mailedLinks.ts'
import { enter } from '../../people/session/enterSession.ts'
import { beginTry, tryRules } from '../../people/proof/logInGuard.ts'
import type { SessionParts } from '../../people/session/routes.ts'
import { emailKey, findUser } from '../../people/user/users.ts'
import { writeToGuest } from '../../telling/outgoing/guestLetter.ts'

/** Of the trades that were opened with an address, the latest are mailed a link back. */
const mostLinks = 3

/** Mails links back to the trades of an address. Whoever asks learns nothing of it, and asking is counted for all. */
export async function askReturnLink(
  { database, random }: SessionParts,
  email: string,
  { address, at }: Context,
): Promise<void> {
  const counted = [
    [`return link:${emailKey(email)}`, tryRules.returnLink],
    [`return links of ${networkOf(address)}`, tryRules.returnLinkOfNetwork],
  ] as const
  for (const [key, rule] of counted) {
    const tried = await beginTry(database, [key], at, rule)
    if (tried.kind === 'wait')
      throw new RequestRefused(refuseWith('too_many_requests', { seconds: tried.seconds }))
  }
  await database.transaction(async tx => {
    const trades = await tx
      .selectFrom('guest_payout')
      .innerJoin('app_user', 'app_user.id', 'guest_payout.user_id')
      .select(['trade_id', 'user_id', 'app_user.email'])
      .where('guest_payout.email_key', '=', emailKey(email))
      .where('app_user.kind', '=', 'guest')
      .where('app_user.banned_at', 'is', null)
      .orderBy('guest_payout.created_at', 'desc')
      .limit(mostLinks)
      .execute()
    for (const { trade_id: trade, user_id: userId, email: to } of trades)
      if (to !== null)
        await writeToGuest(
          tx,
          random,
          { kind: 'guest_return', userId, email: to, params: { trade } },
          at,
          trade,
        )
  })
}

/** Exchanges the token of a letter for its guest's session. A user's own session is not ended by it: they log out first. */
export const openReturnLink = ({ database, ...parts }: SessionParts, token: string, context: Context) =>
  database.transaction(async tx => {
    const { userId } = orRefuse(await openLink(tx, token, ['guest_return'], context.at))
    const guest = await findUser(tx, userId)
    const tradeId = await latestTrade(tx, userId)
    // Whoever signed up has a password from then on.
    if (guest?.kind !== 'guest' || guest.banned_at !== null || tradeId === null)
      throw new RequestRefused(refuse('link_unknown', 'token'))
    if (context.viewer.kind === 'user') throw new RequestRefused(refuse('log_out_first'))
    return { trade_id: tradeId, me: await enter(parts, tx, context, { userId, kind: 'guest' }) }
  })

async function latestTrade(db: Connection, userId: UserId): Promise<string | null> {
  const row = await db
    .selectFrom('guest_payout')
    .select('trade_id')
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.trade_id ?? null
}
