import type { Tx } from '../../../../database/database.ts'
import { newWithdrawalId, type UserId } from '../../../../domain/identifier/identifier.ts'
import { networks } from '../../../../domain/reference/network.ts'
import { refuse, refuseWith } from '../../../../domain/refusal/refusal.ts'
import {
  costOf,
  leastSent,
  withdrawalFeeRules,
  type WithdrawalCost,
} from '../../../../domain/withdrawal/fee.ts'
import { orRefuse, RequestRefused } from '../../../../kernel/refusal.ts'
import { product } from '../../../../runtime/product.ts'
import { schedule } from '../../../../runtime/job/jobs.ts'
import { demandCode } from '../../../people/proof/twoFactor.ts'
import { decimalOf } from '../../../../domain/reference/decimalOf.ts'
import { coinNamed, unitsWritten } from '../../../reference/reference/coinUnits.ts'
import { guardAllowList } from '../address/allowList.ts'
import { askSoon } from '../approval/approvalJob.ts'
import {
  depositorAt,
  isToUser,
  readDestination,
  type Destination,
  type Written,
} from '../address/destination.ts'
import { expiryJob } from '../record/expiryJob.ts'
import { approvalWayOf } from '../record/withdrawalMapping.ts'
import type { WithdrawalParts } from '../parts.ts'
import { lockSender, obstacleOf, refusalOf } from '../record/withdrawalObstacles.ts'
import type { WithdrawalRow } from '../record/tables.ts'
import { beginWithdrawal, emptyRow } from '../record/writeWithdrawal.ts'

/** What somebody asks to be sent. */
export interface Asked extends Written {
  readonly amount: string
  /** The fee that the sender saw. */
  readonly network_fee: string
  readonly comment?: string
  readonly code?: string
}

const minuteMs = 60_000
const hourMs = 3_600_000

/**
 * Asks for a withdrawal: everything that can be wrong with it is a refusal, at its field. Its coins are locked from here on, and
 * its owner is asked to approve it.
 */
export async function createWithdrawal(
  tx: Tx,
  parts: WithdrawalParts,
  userId: UserId,
  asked: Asked,
  at: Date,
): Promise<WithdrawalRow> {
  coinNamed(asked.crypto_currency_code)
  const sender = await lockSender(tx, userId)
  const obstacle = await obstacleOf(tx, sender, parts.hasMessenger, at)
  if (obstacle) throw new RequestRefused(refusalOf(obstacle))
  const to = orRefuse(await readDestination(tx, userId, asked))
  if (!isToUser(to)) {
    const depositor = await depositorAt(tx, to)
    if (depositor.userId === userId) throw new RequestRefused(refuse('own_deposit_address', 'address'))
    // At an address that serves all, nobody would know whose the coins are.
    if (networks[to.network].needsMemo && depositor.belongsHere && to.memo === null)
      throw new RequestRefused(refuse('required', 'memo'))
    // It was looked at before the transaction; what nobody has looked at is looked at before it is sent.
    if (parts.aml.known(to) === 'refused') throw new RequestRefused(refuse('aml_refused', 'address'))
  }
  await guardAllowList(tx, sender, to, at)
  const cost = costNow(parts, to, asked)
  await refuseTooMany(tx, userId, at)
  await demandCode(tx, userId, 'withdrawal', asked.code, at)
  const row = await beginWithdrawal(
    tx,
    parts,
    {
      ...emptyRow,
      ...placeOf(parts, to),
      id: newWithdrawalId(at, parts.random),
      user_id: userId,
      coin: to.coin,
      comment: asked.comment?.trim() || null,
      amount: String(cost.amount),
      network_fee: String(cost.networkFee),
      service_fee: String(cost.serviceFee),
      approval_way: approvalWayOf(sender, parts.hasMessenger),
      approve_until: new Date(at.getTime() + product.withdrawal.approvalMinutes * minuteMs),
      created_at: at,
      updated_at: at,
    },
    'ask',
    at,
  )
  await awaitApproval(tx, row, at)
  return row
}

const placeOf = ({ chains }: WithdrawalParts, to: Destination) =>
  isToUser(to)
    ? { network: null, address: null, recipient_id: to.recipient.id, is_simulated: false }
    : {
        network: to.network,
        address: to.address,
        memo: to.memo,
        is_simulated: chains.of(to.network).isSimulated,
      }

/** Has the owner asked, and the time to answer end. */
async function awaitApproval(tx: Tx, row: WithdrawalRow, at: Date): Promise<void> {
  if (row.approve_until === null) throw new Error(`Withdrawal ${row.id} has no time to be approved in`)
  await schedule(tx, {
    kind: expiryJob,
    key: row.id,
    runAt: row.approve_until,
    payload: { withdrawal_id: row.id },
  })
  await askSoon(tx, row, at)
}

function costNow(parts: WithdrawalParts, to: Destination, asked: Asked): WithdrawalCost {
  const { coin } = to
  const amount = unitsWritten(asked.amount, coin, 'amount')
  const least = leastSent(coin, isToUser(to) ? null : to.way)
  if (amount < least)
    throw new RequestRefused(refuseWith('too_small', { min: decimalOf(least, coin) }, 'amount'))
  const feeSeen = unitsWritten(asked.network_fee, coin, 'network_fee')
  if (feeSeen < 0n) throw new RequestRefused(refuseWith('too_small', { min: '0' }, 'network_fee'))
  if (isToUser(to)) {
    if (feeSeen !== 0n) throw new RequestRefused(refuse('not_applicable', 'network_fee'))
    return costOf(amount, 0n, withdrawalFeeRules.internalPercent)
  }
  const fee = parts.fees.known(coin, to.network)
  if (feeSeen < fee)
    throw new RequestRefused(
      refuseWith('fee_changed', { fee: decimalOf(fee, coin), asset: coin }, 'network_fee'),
    )
  // Whoever sends less than it costs to send has mistaken the coin or the point.
  if (amount <= fee) throw new RequestRefused(refuse('amount_below_fee', 'amount'))
  return costOf(amount, fee, withdrawalFeeRules.servicePercent)
}

/** So many an hour: whoever sends more has lost the account, or shares it with a program. */
async function refuseTooMany(tx: Tx, userId: UserId, at: Date): Promise<void> {
  const since = new Date(at.getTime() - hourMs)
  const rows = await tx
    .selectFrom('withdrawal')
    .select('created_at')
    .where('user_id', '=', userId)
    .where('source', '=', 'available')
    .where('created_at', '>', since)
    .orderBy('created_at', 'desc')
    .limit(product.withdrawal.requestsPerHour)
    .execute()
  const first = rows[product.withdrawal.requestsPerHour - 1]
  if (!first) return
  const seconds = Math.ceil((first.created_at.getTime() - since.getTime()) / 1000)
  throw new RequestRefused(refuseWith('too_many_requests', { seconds }))
}
