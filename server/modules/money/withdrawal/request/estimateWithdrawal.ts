import type { Connection } from '../../../../database/database.ts'
import type { UserId } from '../../../../domain/identifier/identifier.ts'
import { networks, type NetworkCode } from '../../../../domain/reference/network.ts'
import { coinCodes, coins, findCoinNetwork, type CoinCode } from '../../../../domain/reference/coin.ts'
import { refuse } from '../../../../domain/refusal/refusal.ts'
import { partsOf } from '../../../../domain/withdrawal/address.ts'
import { costOf, leastSent, mostOf, withdrawalFeeRules } from '../../../../domain/withdrawal/fee.ts'
import { orRefuse, RequestRefused } from '../../../../kernel/refusal.ts'
import { balances } from '../../../../ledger/statement.ts'
import { avatarUrl } from '../../../people/profile/traders.ts'
import { decimalOf } from '../../../../domain/reference/decimalOf.ts'
import { coinNamed, unitsWritten } from '../../../reference/reference/coinUnits.ts'
import { isKept } from '../address/allowList.ts'
import {
  depositorAt,
  isToUser,
  networkNameOf,
  readDestination,
  type AddressTo,
  type UserTo,
  type Written,
} from '../address/destination.ts'
import { approvalWayOf } from '../record/withdrawalMapping.ts'
import type { WithdrawalParts } from '../parts.ts'
import { obstacleOf, senderOf } from '../record/withdrawalObstacles.ts'

/** What sending is asked about, before it is asked for. */
interface Question {
  readonly crypto_currency_code: string
  readonly network?: string | undefined
  readonly is_internal?: boolean | undefined
  readonly amount?: string | undefined
}

/** What sending costs somebody now, a line each, and what stands in its way. */
export async function estimate(
  db: Connection,
  parts: WithdrawalParts,
  userId: UserId,
  question: Question,
  at: Date,
) {
  const coin = coinNamed(question.crypto_currency_code)
  const way = question.is_internal ? null : wayOf(coin, question.network)
  const networkFee = way ? await parts.fees.look(coin, way.network) : 0n
  const percent = way ? withdrawalFeeRules.servicePercent : withdrawalFeeRules.internalPercent
  const amount = question.amount === undefined ? null : unitsWritten(question.amount, coin, 'amount')
  const cost = amount === null || amount <= 0n ? null : costOf(amount, networkFee, percent)
  const sender = await senderOf(db, userId)
  const held = (await balances(db, userId)).find(({ asset }) => asset === coin)?.available ?? 0n
  const obstacle = await obstacleOf(db, sender, parts.hasMessenger, at)
  const shown = (units: bigint) => decimalOf(units, coin)
  return {
    network_fee: shown(networkFee),
    service_fee: shown(cost?.serviceFee ?? 0n),
    service_fee_percent: percent,
    amount: cost && shown(cost.amount),
    total: cost && shown(cost.total),
    available: shown(held),
    minimum: shown(leastSent(coin, way)),
    maximum: shown(mostOf(held, networkFee, percent)),
    minutes: way ? minutesOf(coin, way.network) : 0,
    needs_code: sender.totp_secret !== null && sender.two_factor_actions.includes('withdrawal'),
    approval_way: approvalWayOf(sender, parts.hasMessenger),
    obstacle: obstacle && { kind: obstacle.kind, until: obstacle.until?.toISOString() ?? null },
  }
}

function wayOf(coin: CoinCode, network: string | undefined) {
  const way = coins[coin].networks.find(each => network === undefined || each.network === network)
  if (!way) throw new RequestRefused(refuse('invalid_choice', 'network'))
  return way
}

/** Until it has arrived for good, usually: all its blocks, and a minute until it is sent. */
function minutesOf(coin: CoinCode, network: NetworkCode): number {
  const confirmations = findCoinNetwork(coin, network)?.confirmations ?? 1
  return 1 + Math.ceil((confirmations * networks[network].blockSeconds) / 60)
}

/** What sending each coin over each network costs now. */
export async function feeTable(parts: WithdrawalParts) {
  const ways = coinCodes.flatMap(coin => coins[coin].networks.map(way => ({ coin, way })))
  const items = await Promise.all(
    ways.map(async ({ coin, way }) => ({
      crypto_currency_code: coin,
      network: way.network,
      network_name: networkNameOf(coin, way.network),
      network_fee: decimalOf(await parts.fees.look(coin, way.network), coin),
      minimum: decimalOf(leastSent(coin, way), coin),
    })),
  )
  return { items, service_fee_percent: withdrawalFeeRules.servicePercent }
}

/** Says what is known of where coins shall go. Refuses, at its field, where they cannot. */
export async function checkDestination(
  db: Connection,
  parts: WithdrawalParts,
  userId: UserId,
  written: Written,
  at: Date,
) {
  const to = orRefuse(await readDestination(db, userId, written))
  return isToUser(to) ? checkUser(db, userId, to) : checkAddress(db, parts, userId, to, at)
}

const nothingKnown = {
  address: '',
  parts: [],
  belongs_to_souk: false,
  is_own: false,
  label: null,
  usable_at: null,
  needs_memo: false,
  recipient: null,
}

async function checkUser(db: Connection, userId: UserId, { recipient }: UserTo) {
  const trader = await db
    .selectFrom('trader')
    .select('completed_trades')
    .where('user_id', '=', recipient.id)
    .executeTakeFirst()
  return {
    ...nothingKnown,
    belongs_to_souk: true,
    is_first_time: !(await wasSentTo(db, userId, { recipient: recipient.id })),
    recipient: {
      user_name: recipient.user_name,
      avatar_url: avatarUrl(recipient.avatar_id),
      trades_count: trader?.completed_trades ?? 0,
    },
  }
}

async function checkAddress(db: Connection, parts: WithdrawalParts, userId: UserId, to: AddressTo, at: Date) {
  if ((await parts.aml.screen(to).catch(() => null)) === 'refused')
    throw new RequestRefused(refuse('aml_refused', 'address'))
  const sender = await senderOf(db, userId)
  const depositor = await depositorAt(db, to)
  const saved = await db
    .selectFrom('saved_address')
    .select(['label', 'usable_at'])
    .where('user_id', '=', userId)
    .where('coin', '=', to.coin)
    .where('network', '=', to.network)
    .where('address', '=', to.address)
    .where('memo', to.memo === null ? 'is' : '=', to.memo)
    .executeTakeFirst()
  const waits = saved && isKept(sender, at) && saved.usable_at > at
  return {
    ...nothingKnown,
    address: to.address,
    parts: [...partsOf(to.address)],
    is_first_time: !(await wasSentTo(db, userId, { address: to.address })),
    belongs_to_souk: depositor.belongsHere,
    is_own: depositor.userId === userId,
    label: saved?.label ?? null,
    usable_at: waits ? saved.usable_at.toISOString() : null,
    needs_memo: networks[to.network].needsMemo,
  }
}

/** Whether something of somebody's has arrived there before. */
async function wasSentTo(
  db: Connection,
  userId: UserId,
  to: { readonly address: string } | { readonly recipient: UserId },
): Promise<boolean> {
  const row = await db
    .selectFrom('withdrawal')
    .select('id')
    .where('user_id', '=', userId)
    .where('status', 'in', ['signed', 'broadcast', 'confirmed'])
    .where(eb => ('address' in to ? eb('address', '=', to.address) : eb('recipient_id', '=', to.recipient)))
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
