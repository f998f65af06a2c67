import { sql } from 'kysely'
import type { Connection } from '../../../database/database.ts'
import {
  parseDepositId,
  parseIdentityCheckId,
  parseWithdrawalId,
  type UserId,
} from '../../../domain/identifier/identifier.ts'
import type { Act } from '../../../domain/desk/act.ts'
import { decimalOf } from '../../../domain/reference/decimalOf.ts'
import { earlier } from '../../../domain/time/calendar.ts'
import { readPage, type Page } from '../../../database/readPage.ts'
import { readBefore } from '../../../kernel/refusal.ts'
import { product } from '../../../runtime/product.ts'
import { underWay } from '../today/queues.ts'
import { parseCaseNumber } from '../../growth/affiliate/caseNumber.ts'
import { claimantsOf } from '../../money/deposit/claimDeposit.ts'

/** Which part of a queue is asked for. */
export interface QueuePage {
  readonly after?: string | undefined
  readonly limit: number
}

const shown = <Row, Item>({ rows, has_more }: Page<Row>, present: (row: Row) => Item) => ({
  items: rows.map(present),
  has_more,
})

/** Deposits without an owner, the oldest first. */
export async function unattributedDeposits(db: Connection, { after, limit }: QueuePage) {
  const last = readBefore(after, parseDepositId)
  const list = db
    .selectFrom('deposit')
    .selectAll()
    .where('status', '=', 'unattributed')
    .$if(last !== null, rows => rows.where('id', '>', last!))
    .orderBy('id')
  const page = await readPage(list, limit)
  const claimants = await claimantsOf(
    db,
    page.rows.map(({ id }) => id),
  )
  return shown(page, row => ({
    id: row.id,
    coin: row.coin,
    amount: decimalOf(BigInt(row.amount), row.coin),
    network: row.network,
    txid: row.txid,
    address: row.address,
    sender: row.sender,
    confirmations: row.confirmations,
    seen_at: row.seen_at.toISOString(),
    claimants: claimants(row.id).map(({ userName, claimedAt, earlier: before }) => ({
      user_name: userName,
      claimed_at: claimedAt.toISOString(),
      earlier: before,
    })),
  }))
}

/** Withdrawals that are under way and have not moved for too long, the oldest first. */
export async function stuckWithdrawals(db: Connection, { after, limit }: QueuePage, at: Date) {
  const last = readBefore(after, parseWithdrawalId)
  const list = db
    .selectFrom('withdrawal')
    .innerJoin('app_user', 'app_user.id', 'withdrawal.user_id')
    .selectAll('withdrawal')
    .select('app_user.user_name')
    .where('withdrawal.status', 'in', underWay)
    .where('withdrawal.updated_at', '<', earlier(at, { minutes: product.desk.stuckMinutes }))
    .$if(last !== null, rows => rows.where('withdrawal.id', '>', last!))
    .orderBy('withdrawal.id')
  return shown(await readPage(list, limit), row => ({
    id: row.id,
    user_name: row.user_name,
    coin: row.coin,
    amount: decimalOf(BigInt(row.amount), row.coin),
    network: row.network,
    address: row.address,
    status: row.status,
    txid: row.txid,
    confirmations: row.confirmations,
    not_before: row.not_before?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }))
}

/** Checks that their provider has not answered, the oldest first. */
export async function pendingChecks(db: Connection, { after, limit }: QueuePage) {
  const last = readBefore(after, parseIdentityCheckId)
  const list = db
    .selectFrom('identity_check')
    .innerJoin('app_user', 'app_user.id', 'identity_check.user_id')
    .select(['identity_check.id', 'user_name', 'identity_check.created_at'])
    .where('identity_check.status', '=', 'pending')
    .$if(last !== null, rows => rows.where('identity_check.id', '>', last!))
    .orderBy('identity_check.id')
  return shown(await readPage(list, limit), row => ({ ...row, created_at: row.created_at.toISOString() }))
}

const invitationActs = ['clear_tie', 'keep_tie'] as const satisfies readonly Act[]

/** Invitations that wait for a decision, the oldest first. */
export async function openInvitations(db: Connection, { after, limit }: QueuePage, reader: UserId) {
  const last = readBefore(after, parseCaseNumber)
  const list = db
    .selectFrom('affiliate_case')
    .innerJoin('referral', 'referral.user_id', 'affiliate_case.user_id')
    .innerJoin('app_user', 'app_user.id', 'affiliate_case.user_id')
    .innerJoin('app_user as inviter', 'inviter.id', 'referral.first_id')
    .select([
      sql<string>`affiliate_case.id::text`.as('id'),
      'app_user.user_name',
      'affiliate_case.user_id',
      'referral.first_id',
      'inviter.user_name as inviter',
      'affiliate_case.kind',
      'affiliate_case.trade_id',
      'affiliate_case.at',
    ])
    .where('affiliate_case.closed_at', 'is', null)
    .$if(last !== null, rows => rows.where('affiliate_case.id', '>', last!))
    .orderBy('affiliate_case.id')
  return shown(await readPage(list, limit), ({ user_id: invitee, first_id: inviter, ...row }) => ({
    ...row,
    at: row.at.toISOString(),
    // Nobody decides on what they gain by.
    acts: [invitee, inviter].includes(reader) ? [] : [...invitationActs],
  }))
}
