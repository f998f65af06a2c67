import type { Connection, Database } from '../../../database/database.ts'
import { inviteCodeRules } from '../../../domain/affiliate/inviteCode.ts'
import type { UserId } from '../../../domain/identifier/identifier.ts'
import type { Random } from '../../../domain/identifier/random.ts'
import type { Rates } from '../../../domain/rate/rates.ts'
import { refuse, refuseWith } from '../../../domain/refusal/refusal.ts'
import type { Handlers } from '../../../kernel/handlers.ts'
import type { Reply } from '../../../kernel/operation.ts'
import { RequestRefused } from '../../../kernel/refusal.ts'
import { walletViewOf } from '../../money/wallet/walletView.ts'
import { addCode, codesOf, lockCodes, ownCode, readTag, retag } from './inviteCodes.ts'
import { downloadRewards } from './downloadRewards.ts'
import { listReferrals, listRewards } from './listRewards.ts'
import type { affiliateOperations } from './schema.ts'
import { presentTerms, summaryOf } from './summary.ts'
import type { InviteCodeRow } from './tables.ts'
import { termsFor } from './terms.ts'
import { freshTraders, monthSums } from './totals.ts'
import { worthOf, type Market } from './worth.ts'

/** What the affiliate programme stands on. */
export interface AffiliateParts {
  readonly database: Database
  readonly random: Random
  readonly rates: () => Rates
}

type Link = Reply<(typeof affiliateOperations)['createInviteCode']>

/** Links with what came of them: read together, for a list is short and sums are few. */
async function present(
  db: Connection,
  userId: UserId,
  rows: readonly InviteCodeRow[],
  market: Market,
): Promise<Link[]> {
  const sums = await monthSums(db, userId)
  const fresh = await freshTraders(db, userId)
  return rows.map(({ code, tag, invited, traded, created_at }) => ({
    code,
    tag,
    invited,
    traded: traded + fresh.filter(one => one.code === code).length,
    worth: worthOf(
      market,
      sums.filter(sum => sum.code === code),
    ),
    created_at: created_at.toISOString(),
  }))
}

/** Invite codes, who came by them, and what that earns: their owner's alone. */
export function affiliateHandlers(parts: AffiliateParts): Handlers<typeof affiliateOperations> {
  const { database, random, rates } = parts
  const marketOf = async (db: Connection, userId: UserId): Promise<Market> => ({
    rates: rates(),
    fiat: (await walletViewOf(db, userId)).fiat,
  })

  const presented = async (db: Connection, userId: UserId, rows: readonly InviteCodeRow[]): Promise<Link[]> =>
    present(db, userId, rows, await marketOf(db, userId))
  const presentedOne = async (db: Connection, userId: UserId, row: InviteCodeRow): Promise<Link> =>
    (await presented(db, userId, [row]))[0] as Link

  return {
    async affiliateRewards({ query }, { db, viewer: { userId } }) {
      const { timeZone } = await walletViewOf(db, userId)
      return listRewards(db, { userId, timeZone }, query, await marketOf(db, userId))
    },

    downloadAffiliateRewards: downloadRewards,

    affiliateSummary: async (_, { db, viewer: { userId }, at }) =>
      summaryOf(db, userId, await marketOf(db, userId), at),

    affiliateReferrals: async ({ query }, { db, viewer: { userId } }) =>
      listReferrals(db, userId, query, await marketOf(db, userId)),

    async inviteTerms(_, { db, viewer, at }) {
      const { terms, pinnedUntil } = await termsFor(db, viewer.kind === 'visitor' ? null : viewer.userId, at)
      return presentTerms(terms, pinnedUntil)
    },

    async inviteCodes(_, { db, viewer: { userId }, at }) {
      const known = await codesOf(db, userId)
      const rows = known.length > 0 ? known : await database.transaction(tx => firstCode(tx, userId, at))
      return { items: await presented(db, userId, rows), limit: inviteCodeRules.mostOfOne }
    },

    async createInviteCode({ body }, { db, viewer: { userId }, at }) {
      const tag = readTag(body.tag, 'tag')
      const codes = await lockCodes(db, userId)
      const { mostOfOne } = inviteCodeRules
      if (codes.length >= mostOfOne)
        throw new RequestRefused(refuseWith('invite_code_limit', { max: mostOfOne }))
      return presentedOne(db, userId, await addCode(db, random, { userId, tag }, at))
    },

    async updateInviteCode({ body }, { db, viewer: { userId } }) {
      const tag = readTag(body.tag, 'tag')
      const { code } = ownCode(await lockCodes(db, userId), body.code, 'code')
      return presentedOne(db, userId, await retag(db, code, tag))
    },

    async updateInviteCodes({ body }, { db, viewer: { userId } }) {
      const codes = await lockCodes(db, userId)
      const changed = []
      for (const [index, { code, tag }] of body.items.entries()) {
        const own = ownCode(codes, code, `items.${index}.code`)
        changed.push(await retag(db, own.code, readTag(tag, `items.${index}.tag`)))
      }
      return { items: await presented(db, userId, changed) }
    },

    async deleteInviteCode({ query }, { db, viewer: { userId }, at }) {
      const codes = await lockCodes(db, userId)
      const { code } = ownCode(codes, query.code, 'code')
      if (codes.length === 1) throw new RequestRefused(refuse('last_invite_code', 'code'))
      await db.updateTable('invite_code').set({ deleted_at: at }).where('code', '=', code).execute()
      return { is_done: true }
    },
  }

  /** Of an account that is older than codes. Of two who ask at once the second finds what the first has made. */
  async function firstCode(
    tx: Parameters<typeof lockCodes>[0],
    userId: UserId,
    at: Date,
  ): Promise<readonly InviteCodeRow[]> {
    const codes = await lockCodes(tx, userId)
    if (codes.length > 0) return codes
    const { user_name: tag } = await tx
      .selectFrom('app_user')
      .select('user_name')
      .where('id', '=', userId)
      .executeTakeFirstOrThrow()
    return [await addCode(tx, random, { userId, tag }, at)]
  }
}
