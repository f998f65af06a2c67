import { readPage } from '../../../database/readPage.ts'
import { parseWithdrawalId } from '../../../domain/identifier/identifier.ts'
import { refuse } from '../../../domain/refusal/refusal.ts'
import { withdrawalFeeRules } from '../../../domain/withdrawal/fee.ts'
import type { SignedContext, SignedWriteContext } from '../../../kernel/context.ts'
import type { Handlers } from '../../../kernel/handlers.ts'
import { readBefore, RequestRefused } from '../../../kernel/refusal.ts'
import { readSeq } from '../../../runtime/outbox.ts'
import { coinNamed } from '../../reference/reference/coinUnits.ts'
import { askSoon } from './approval/approvalJob.ts'
import { createWithdrawal } from './request/createWithdrawal.ts'
import { decide } from './approval/decideWithdrawal.ts'
import { addressTo, type Written } from './address/destination.ts'
import { checkDestination, estimate, feeTable } from './request/estimateWithdrawal.ts'
import { approvalWayOf } from './record/withdrawalMapping.ts'
import type { WithdrawalParts } from './parts.ts'
import { presentApproval, presentWithdrawal, presentWithdrawals } from './present.ts'
import { deleteSavedAddress, saveAddress, savedAddresses, setAllowList } from './address/savedAddresses.ts'
import type { withdrawalOperations } from './schema.ts'
import { senderOf } from './record/withdrawalObstacles.ts'
import type { WithdrawalRow } from './record/tables.ts'
import { withdrawalOfToken } from './approval/approvalTokens.ts'
import { findWithdrawal, lockWithdrawal, moveWithdrawal } from './record/writeWithdrawal.ts'

/** Sending coins: what it costs, where it may go, asking for it, approving it, taking it back. */
export function withdrawalHandlers(parts: WithdrawalParts): Handlers<typeof withdrawalOperations> {
  return {
    async createWithdrawal({ body }, { db, viewer, at }) {
      return presentWithdrawal(db, await createWithdrawal(db, parts, viewer.userId, body, at))
    },

    async withdrawals({ query }, { db, viewer }) {
      const seq = await readSeq(db, viewer.userId)
      const { limit = 20, crypto_currency_code: coin } = query
      const before = readBefore(query.before, parseWithdrawalId)
      let list = db
        .selectFrom('withdrawal')
        .selectAll()
        .where('user_id', '=', viewer.userId)
        .where('refund_id', 'is', null)
      if (coin !== undefined) list = list.where('coin', '=', coinNamed(coin))
      if (before !== null) list = list.where('id', '<', before)
      const { rows, has_more } = await readPage(list.orderBy('id', 'desc'), limit)
      return { items: await presentWithdrawals(db, rows), has_more, seq }
    },

    withdrawal: async ({ params }, context) => presentWithdrawal(context.db, await own(context, params.id)),

    async cancelWithdrawal({ params }, context) {
      const row = await lockOwn(context, params.id)
      const cancelled = await moveWithdrawal(context.db, parts, row, 'cancel', 'owner', context.at)
      return presentWithdrawal(context.db, cancelled)
    },

    async resendWithdrawalApproval({ params }, context) {
      const { db, at } = context
      const row = await lockOwn(context, params.id)
      if (row.status !== 'awaiting_approval') throw new RequestRefused(refuse('withdrawal_moved_on'))
      const sender = await senderOf(db, row.user_id)
      const way = approvalWayOf(sender, parts.hasMessenger)
      if (way === 'email' && sender.email_confirmed_at === null)
        throw new RequestRefused(refuse('email_unconfirmed'))
      await db.updateTable('withdrawal').set({ approval_way: way }).where('id', '=', row.id).execute()
      const asked: WithdrawalRow = { ...row, approval_way: way }
      await askSoon(db, asked, at)
      return presentWithdrawal(db, asked)
    },

    withdrawalApproval: async ({ body }, { db, at }) =>
      presentApproval(db, await withdrawalOfToken(db, body.token, at)),

    async decideWithdrawal({ body }, { db, at }) {
      const { id } = await withdrawalOfToken(db, body.token, at)
      return presentApproval(db, await decide(db, parts, id, body.decision, at))
    },

    estimatedFee: ({ query }, { db, viewer, at }) => estimate(db, parts, viewer.userId, query, at),

    serviceFee: async () => ({
      percent: withdrawalFeeRules.servicePercent,
      internal_percent: withdrawalFeeRules.internalPercent,
    }),

    withdrawalFees: () => feeTable(parts),

    checkAddress: ({ body }, { db, viewer, at }) => checkDestination(db, parts, viewer.userId, body, at),

    savedAddresses: ({ query }, { db, viewer, at }) =>
      savedAddresses(db, viewer.userId, query.crypto_currency_code, at),

    saveAddress: ({ body }, { db, viewer, at }) => saveAddress(db, parts, viewer.userId, body, at),

    async deleteSavedAddress({ params }, { db, viewer }) {
      await deleteSavedAddress(db, viewer.userId, params.id)
      return { is_done: true }
    },

    setAllowList: ({ body }, { db, viewer, at }) => setAllowList(db, viewer.userId, body, at),
  }
}

/** Before a withdrawal is asked for, outside of its transaction: what the chain takes, and what is known of the address. */
export async function lookBeforehand(
  { fees, aml }: WithdrawalParts,
  body: Written,
  log: SignedContext['log'],
): Promise<void> {
  const to = addressTo(body)
  if (!to.ok) return
  await fees.look(to.value.coin, to.value.network)
  // Without its answer nothing is sent: it is asked again before that.
  await aml
    .screen(to.value)
    .catch((error: unknown) => log.warn({ err: error }, 'an address was not screened'))
}

/** A withdrawal of the caller's; for everybody else there is none. */
async function own({ db, viewer }: SignedContext, text: string): Promise<WithdrawalRow> {
  const id = parseWithdrawalId(text)
  const row = id && (await findWithdrawal(db, id))
  if (!row || row.user_id !== viewer.userId) throw new RequestRefused(refuse('not_found', 'id'))
  return row
}

async function lockOwn({ db, viewer }: SignedWriteContext, text: string): Promise<WithdrawalRow> {
  const id = parseWithdrawalId(text)
  const row = id && (await lockWithdrawal(db, id))
  if (!row || row.user_id !== viewer.userId) throw new RequestRefused(refuse('not_found', 'id'))
  return row
}
