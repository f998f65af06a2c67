import { sql } from 'kysely'
import type { Tx } from '../../../database/database.ts'
import { sharesOf, type Share } from '../../../domain/affiliate/shares.ts'
import { termsAt } from '../../../domain/affiliate/terms.ts'
import { weekOf, weekText } from '../../../domain/affiliate/week.ts'
import type { UserId } from '../../../domain/identifier/identifier.ts'
import { sideOfOwner } from '../../../domain/trade/party.ts'
import { shareAccount } from '../../../ledger/account.ts'
import type { TradeRow } from '../../trading/record/tradeMapping.ts'
import type { SharedFee } from '../../trading/trade/parts.ts'
import { earnBonus } from './earnBonus.ts'
import { termsOfRow, type TermsRow } from './terms.ts'

interface LineRow {
  readonly user_id: UserId
  readonly code: string
  readonly line: readonly [UserId, ...UserId[]]
  readonly gone: readonly UserId[]
  readonly terms_version: number
  readonly pinned_until: Date
  readonly has_bonus: boolean
  readonly versions: readonly TermsRow[]
}

/** Who gets what of a fee, and what of its trade's sides was not rewarded yet. */
interface FeeDivision {
  readonly shares: readonly Share[]
  readonly codes: ReadonlyMap<string, string>
  /** Who was brought, and has no bonus yet, with who brought them. */
  readonly withoutBonus: readonly { readonly userId: UserId; readonly inviterId: UserId }[]
}

/** How the fee of a trade that is released now divides. One question for a trade that nobody brought a side of. */
async function divideFee(tx: Tx, row: TradeRow, at: Date): Promise<FeeDivision> {
  const { buyer_id: buyer, seller_id: seller } = row
  const { rows } = await sql<LineRow>`
    select r.user_id, r.code, f.terms_version, f.pinned_until,
      array_remove(array[r.first_id, r.second_id, r.third_id], null) as line,
      array(select u.id from app_user u where u.id in (r.first_id, r.second_id, r.third_id)
        and (u.banned_at is not null or u.deleted_at is not null)) as gone,
      exists (select from invite_bonus b where b.user_id = r.user_id) as has_bonus,
      (select json_agg(t order by t.holds_from) from affiliate_terms t) as versions
    from referral r join referrer f on f.user_id = r.first_id
    where r.user_id in (${buyer}, ${seller}) and r.tie is null`.execute(tx)
  const [first] = rows
  if (!first) return { shares: [], codes: new Map(), withoutBonus: [] }
  const versions = first.versions.map(termsOfRow)
  return {
    codes: new Map(rows.map(({ user_id, code }) => [user_id as string, code])),
    withoutBonus: rows
      .filter(({ has_bonus: hasBonus }) => !hasBonus)
      .map(({ user_id, line: [inviterId] }) => ({ userId: user_id, inviterId })),
    shares: sharesOf({
      fee: BigInt(row.fee),
      owner: sideOfOwner[row.advert_type],
      parties: [buyer, seller],
      sides: rows.map(({ user_id, line, gone, ...pinned }) => ({
        side: user_id === buyer ? ('buyer' as const) : ('seller' as const),
        referralId: user_id,
        referrers: line.map(userId => ({ userId, earns: !gone.includes(userId) })),
        terms: termsAt(versions, { version: pinned.terms_version, until: pinned.pinned_until }, at),
      })),
    }),
  }
}

/** Writes down what the trade's journal has posted, what its owner paid in this week, and which bonus it has earned. */
async function keepDivision(tx: Tx, row: TradeRow, division: FeeDivision, at: Date): Promise<void> {
  const { shares, codes, withoutBonus } = division
  for (const one of withoutBonus) await earnBonus(tx, row, one, at)
  if (BigInt(row.fee) === 0n) return
  const lines = shares.map(({ userId, referralId, level, role, amount }) => ({
    referrer_id: userId,
    referral_id: referralId,
    level,
    role,
    // Below the first level the code is somebody else's.
    code: level === 1 ? (codes.get(referralId) ?? '') : '',
    shard: shareAccount(userId, row.coin, row.id).shard,
    amount: String(amount),
  }))
  await sql`
    with week as (
      insert into maker_fee_week as w (user_id, week, coin, fee)
        values (${ownerOf(row)}, ${weekText(weekOf(at))}, ${row.coin}, ${row.fee})
        on conflict (user_id, week, coin) do update set fee = w.fee + excluded.fee
    )
    insert into share (referrer_id, referral_id, level, role, code, trade_id, asset, shard, amount, at)
      select l.referrer_id, l.referral_id, l.level, l.role, l.code, ${row.id}, ${row.coin}, l.shard, l.amount, ${at}
      from json_to_recordset(${JSON.stringify(lines)}::json) as l (referrer_id uuid, referral_id uuid, level smallint, role text,
        code text, shard smallint, amount numeric)`.execute(tx)
}

const ownerOf = (row: TradeRow): UserId =>
  sideOfOwner[row.advert_type] === 'buyer' ? row.buyer_id : row.seller_id

/** Shares the fee of a trade that is released now among those who brought its sides. */
export async function shareFee(tx: Tx, row: TradeRow, at: Date): Promise<SharedFee> {
  const division = await divideFee(tx, row, at)
  return { shares: division.shares, keep: () => keepDivision(tx, row, division, at) }
}
