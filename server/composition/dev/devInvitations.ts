import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import { Value } from 'typebox/value'
import { weekOf, weeksLater } from '../../domain/affiliate/week.ts'
import type { UserId } from '../../domain/identifier/identifier.ts'
import { decimal } from '../../domain/money/decimal.ts'
import { refuse } from '../../domain/refusal/refusal.ts'
import { RequestRefused } from '../../kernel/refusal.ts'
import { lookAtBonusesOf } from '../../modules/growth/affiliate/settleBonus.ts'
import { codesOf } from '../../modules/growth/affiliate/inviteCodes.ts'
import { createAccount } from '../../modules/people/user/users.ts'
import { actOnTrade } from '../../modules/trading/trade/act/actOnTrade.ts'
import { openOnAdvert } from '../../modules/trading/trade/act/openTrade.ts'
import type { Parts } from '../parts.ts'

const bringBody = Type.Object(
  { user_name: Type.String({ minLength: 1, maxLength: 32 }) },
  { additionalProperties: false },
)
const minuteMs = 60_000

/** What `/dev` plays of invitations: somebody comes by a link and trades, and a week ends. */
export function devInvitations(app: FastifyInstance, parts: Parts, runDue: () => Promise<void>): void {
  const { database, clock, random } = parts

  app.post('/dev/referral', async request => {
    if (!Value.Check(bringBody, request.body)) throw new RequestRefused(refuse('invalid_input'))
    const { user_name: inviter } = request.body
    const name = `guest-${Buffer.from(random(4)).toString('hex')}`
    const at = clock.now()
    await database.transaction(async tx => {
      const owner = await tx
        .selectFrom('app_user')
        .select('id')
        .where('user_name', '=', inviter)
        .executeTakeFirst()
      const [code] = owner ? await codesOf(tx, owner.id) : []
      if (!code) throw new RequestRefused(refuse('not_found', 'user_name'))
      const account = {
        userName: name,
        email: `${name}@demo.souk.example`,
        // Nobody logs in by it: `/dev` logs in as anybody.
        passwordHash: 'none',
        locale: 'en' as const,
        timeZone: 'UTC',
        inviteCode: code.code,
      }
      const userId = await createAccount(parts.session, tx, account, null, at)
      await tx
        .updateTable('app_user')
        .set({ identity_verified_at: at, legal_name: name.toUpperCase() })
        .where('id', '=', userId)
        .execute()
      await lookAtBonusesOf(tx, userId, at)
      await tradeOnce(parts, tx, userId, inviter, at)
    })
    await runDue()
    return { user_name: name }
  })

  app.post('/dev/clock/next_week', async () => {
    const now = clock.now()
    await runDue()
    const after = await clock.advance(weeksLater(weekOf(now), 1).getTime() - now.getTime() + minuteMs)
    await runDue()
    await parts.bus.settle()
    return { now: after.toISOString() }
  })
}

/** A purchase on somebody's advert, paid and released at once, where there is one. */
async function tradeOnce(
  { trade: tradeParts }: Parts,
  tx: Parameters<Parameters<Parts['database']['transaction']>[0]>[0],
  buyerId: UserId,
  inviter: string,
  at: Date,
): Promise<void> {
  const advert = await tx
    .selectFrom('advert')
    .innerJoin('app_user', 'app_user.id', 'advert.owner_id')
    .select(['advert.id', 'advert.method_codes', 'advert.minimum', 'advert.maximum_now'])
    .where('type', '=', 'Ad::Sell')
    .where('is_visible', '=', true)
    .where('is_fix_price', '=', false)
    .where('app_user.user_name', '<>', inviter)
    .orderBy('advert.id')
    .limit(1)
    .executeTakeFirst()
  if (!advert) return
  const { id, seller_id: sellerId } = await openOnAdvert(tx, tradeParts, {
    advertId: advert.id,
    opener: { kind: 'user', userId: buyerId },
    amount: decimal(advert.maximum_now),
    amountSide: 'fiat',
    // Whatever it costs.
    priceSeen: decimal('1000000000000000'),
    methodCode: advert.method_codes[0] ?? '',
    requisites: [],
    at,
  })
  const by = (userId: UserId) => ({ kind: 'person', userId, duty: 'user' }) as const
  const remarks = { payer_name: 'A NEWCOMER' }
  await actOnTrade(tx, tradeParts, { tradeId: id, action: 'confirm', actor: by(buyerId), at, remarks })
  await actOnTrade(tx, tradeParts, { tradeId: id, action: 'complete', actor: by(sellerId), at })
}
