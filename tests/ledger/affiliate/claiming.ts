import { expect } from 'vitest'
import { parseClaimId } from '../../../server/domain/identifier/identifier.ts'
import type { TradeId } from '../../../server/domain/identifier/tradeId.ts'
import { RequestRefused } from '../../../server/kernel/refusal.ts'
import { fileClaim } from '../../../server/modules/trading/claim/fileClaim.ts'
import { ruleClaim } from '../../../server/modules/trading/claim/ruleClaim.ts'
import { toBuyerOf } from './model.ts'
import { type Step } from './world.ts'

const openMs = 7 * 86_400_000

/** A buyer says that they paid in a trade that time ended: its coins are held once more, without a fee. */
export const claim: Step = world => {
  const ended = world.take(world.claimable)
  if (!ended || ended.trade.buyer.isGone || ended.trade.seller.isGone) return null
  const { trade, at: endedAt } = ended
  const { now: at, database, tradeParts } = world
  const buyerId = trade.buyer.id
  const filing = { buyerId, statement: 'I paid', attachmentIds: [], at } as const
  return async () => {
    const filed = database.transaction(tx =>
      fileClaim(tx, tradeParts, {
        ...filing,
        tradeId: trade.id as TradeId,
        actor: { kind: 'person', userId: buyerId, duty: 'user' },
      }),
    )
    if (at.getTime() >= endedAt.getTime() + openMs) {
      await expect(filed).rejects.toThrow('time_ran_out')
      return () => world.did('claim too late')
    }
    await filed
    const { id } = await database.db
      .selectFrom('claim')
      .select('id')
      .where('trade_id', '=', trade.id as TradeId)
      .executeTakeFirstOrThrow()
    return () => {
      trade.seller.wealth[trade.coin] -= toBuyerOf(trade)
      for (const side of [trade.buyer, trade.seller]) side.openClaims += 1
      world.claims.push({ id, trade })
    }
  }
}

/** Two arbiters' rulings at one time, one for each side: one of them holds. */
export const ruleOnClaim: Step = world => {
  const found = world.take(world.claims)
  const claimId = parseClaimId(found?.id)
  if (!found || !claimId) return null
  const { now: at, database, tradeParts, arbiter: ruledBy } = world
  const { trade } = found
  const sides = world.chance.shuffle(['buyer', 'seller'] as const)
  const rule = async (inFavourOf: (typeof sides)[number]) => {
    try {
      await database.transaction(tx =>
        ruleClaim(tx, tradeParts, { claimId, inFavourOf, reason: 'why', ruledBy, at }),
      )
      return true
    } catch (error) {
      if (!(error instanceof RequestRefused)) throw error
      return false
    }
  }
  return async () => {
    const held = await Promise.all(sides.map(rule))
    const [won, ...others] = sides.filter((_, index) => held[index])
    expect(others).toEqual([])
    return () => {
      if (won === undefined) throw new Error(`Claim ${claimId} was not ruled on`)
      trade[won].wealth[trade.coin] += toBuyerOf(trade)
      for (const side of [trade.buyer, trade.seller]) side.openClaims -= 1
      world.divided.set(trade.id, [])
      world.did(`claim for the ${won}`)
    }
  }
}
