import { sql } from 'kysely'
import type { Connection } from '../../../database/database.ts'
import type { UserId } from '../../../domain/identifier/identifier.ts'
import { exactRate, type Rates } from '../../../domain/rate/rates.ts'
import type { TransactionType } from '../../../domain/wallet/transactionType.ts'
import type { WalletFiat } from '../../../domain/wallet/walletFiat.ts'
import type { DepositOfMovement, WithdrawalOfMovement } from './movementDetails.ts'
import type { ReadFilter } from './movementFilter.ts'
import { depositPart, described, withdrawalPart, type IsSimulated, type Transaction } from './present.ts'
import { coinOf, worthAt } from './walletWorth.ts'

/** So many are shown; nobody waits for more at a time. */
const most = 100

interface Coming {
  readonly type: TransactionType
  readonly amount: bigint
  readonly at: Date
  readonly coin: string
  readonly places: readonly (string | null)[]
  readonly part: Parameters<typeof described>[3]
  readonly id: string
}

/** How what is on its way is looked at. */
interface View {
  readonly fiat: WalletFiat
  readonly rates: Rates
  readonly isSimulated: IsSimulated
}

/** What has not come to the ledger yet, or has not left it: narrowed as the list is, newest first. */
export async function underWay(
  db: Connection,
  userId: UserId,
  filter: ReadFilter,
  view: View,
): Promise<Transaction[]> {
  const [deposits, withdrawals] = await Promise.all([
    comingDeposits(db, userId, view),
    openWithdrawals(db, userId),
  ])
  return [...deposits, ...withdrawals]
    .filter(coming => isWithin(coming, filter))
    .toSorted((a, b) => b.at.getTime() - a.at.getTime())
    .map(({ id, type, amount, at, coin, part }) => ({
      ...described(type, amount, coin, part),
      id,
      status: 'under_way' as const,
      is_confirmed: false,
      balance_after: null,
      value: {
        amount: worthAt(exactRate(view.rates, coinOf(coin), view.fiat), amount, coinOf(coin), view.fiat),
        asset: view.fiat,
      },
      created_at: at.toISOString(),
    }))
}

function isWithin({ coin, type, amount, at, places }: Coming, filter: ReadFilter): boolean {
  const { asset = coin, kinds, from = at, until, text } = filter
  return (
    asset === coin &&
    (kinds?.some(kind => kind.type === type && kind.isIn === amount > 0n) ?? true) &&
    at >= from &&
    (until === undefined || at < until) &&
    (text === null || places.some(place => place?.toLowerCase().startsWith(text)))
  )
}

type DepositRow = Omit<DepositOfMovement, 'status'> & { readonly amount: string; readonly at: Date }

async function comingDeposits(db: Connection, userId: UserId, { isSimulated }: View): Promise<Coming[]> {
  const { rows } = await sql<DepositRow>`
    select id, coin, network, address, memo, txid, confirmations, amount, seen_at as at from deposit
    where user_id = ${userId} and status in ('seen', 'confirming') order by id desc limit ${most}`.execute(db)
  return rows.map(row => ({
    id: `deposit:${row.id}`,
    type: 'Transaction::WalletRefill',
    amount: BigInt(row.amount),
    at: row.at,
    coin: row.coin,
    places: [row.address, row.txid],
    part: depositPart(row, isSimulated),
  }))
}

type WithdrawalRow = Omit<WithdrawalOfMovement, 'serviceFee' | 'networkFee' | 'isOwn'> & {
  readonly amount: string
  readonly serviceFee: string
  readonly networkFee: string
  readonly isInternal: boolean
  readonly at: Date
}

/** What leaves what is available: those that pay a guest out were never in it. */
async function openWithdrawals(db: Connection, userId: UserId): Promise<Coming[]> {
  const { rows } = await sql<WithdrawalRow>`
    select w.id, w.coin, w.network, w.address, w.memo, w.txid, w.comment, w.confirmations, w.is_simulated as "isSimulated", w.amount,
      w.service_fee as "serviceFee", w.network_fee as "networkFee", w.recipient_id is not null as "isInternal",
      partner.user_name as "partnerName", w.created_at as at
    from withdrawal w left join app_user partner on partner.id = w.recipient_id
    where w.user_id = ${userId} and w.status in ('awaiting_approval', 'approved', 'signed', 'broadcast')
      and w.source = 'available'
    order by w.id desc limit ${most}`.execute(db)
  return rows.map(({ amount, isInternal, at, ...row }) => {
    const [serviceFee, networkFee] = [BigInt(row.serviceFee), BigInt(row.networkFee)]
    return {
      id: `withdrawal:${row.id}`,
      type: isInternal ? 'Transaction::InternalWithdrawalFunds' : 'Transaction::WithdrawalFunds',
      amount: -(BigInt(amount) + serviceFee + networkFee),
      at,
      coin: row.coin,
      places: [row.address, row.txid],
      part: withdrawalPart({ ...row, serviceFee, networkFee, isOwn: true }),
    }
  })
}
