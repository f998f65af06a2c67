import { sql } from 'kysely'
import type { Connection } from '../../../database/database.ts'
import type { DepositStatus } from '../../../domain/deposit/machine.ts'
import type { UserId } from '../../../domain/identifier/identifier.ts'
import type { NetworkCode } from '../../../domain/reference/network.ts'
import type { Movement } from '../../../ledger/movements.ts'
import { partnersIn, type TradeOfMovement } from './tradePartners.ts'

/** What a movement shows of its deposit. */
export interface DepositOfMovement {
  readonly id: string
  readonly coin: string
  readonly network: NetworkCode
  readonly address: string
  readonly memo: string | null
  readonly txid: string
  readonly confirmations: number
  readonly status: DepositStatus
}

/** What a movement shows of its withdrawal; its recipient sees it from the other side. */
export interface WithdrawalOfMovement {
  readonly id: string
  readonly coin: string
  readonly network: NetworkCode | null
  readonly address: string | null
  readonly memo: string | null
  readonly txid: string | null
  readonly comment: string | null
  readonly confirmations: number
  /** It goes over a network that is only played here. */
  readonly isSimulated: boolean
  readonly serviceFee: bigint
  readonly networkFee: bigint
  readonly isOwn: boolean
  /** The other user, of a transfer that touches no chain. */
  readonly partnerName: string | null
}

/** What the movements of one page belong to, by id. Nothing of anybody else's is in it. */
export interface Details {
  readonly deposits: ReadonlyMap<string, DepositOfMovement>
  readonly withdrawals: ReadonlyMap<string, WithdrawalOfMovement>
  readonly trades: ReadonlyMap<string, TradeOfMovement>
}

/** The id of a kind that a movement's meta names; null where it names none. */
export function metaId(
  { meta }: Pick<Movement, 'meta'>,
  kind: 'deposit' | 'withdrawal' | 'swap' | 'card',
): string | null {
  const id = meta?.[kind]
  return typeof id === 'string' && uuid.test(id) ? id : null
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Reads what movements belong to: a query for each kind of thing, however many movements there are. */
export async function detailsOf(
  db: Connection,
  userId: UserId,
  movements: readonly Movement[],
): Promise<Details> {
  const idsOf = (kind: 'deposit' | 'withdrawal') => [
    ...new Set(movements.flatMap(one => metaId(one, kind) ?? [])),
  ]
  const [deposits, withdrawals, trades] = await Promise.all([
    depositsOf(db, userId, idsOf('deposit')),
    withdrawalsOf(db, userId, idsOf('withdrawal')),
    partnersIn(
      db,
      userId,
      movements.flatMap(({ tradeId }) => tradeId ?? []),
    ),
  ])
  return { deposits, withdrawals, trades }
}

async function depositsOf(db: Connection, userId: UserId, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, DepositOfMovement>()
  const { rows } = await sql<DepositOfMovement>`
    select id, coin, network, address, memo, txid, confirmations, status from deposit
    where id = any(${[...ids]}::uuid[]) and user_id = ${userId}`.execute(db)
  return new Map(rows.map(row => [row.id, row]))
}

type WithdrawalRow = Omit<WithdrawalOfMovement, 'serviceFee' | 'networkFee'> & {
  readonly serviceFee: string
  readonly networkFee: string
}

async function withdrawalsOf(db: Connection, userId: UserId, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, WithdrawalOfMovement>()
  const { rows } = await sql<WithdrawalRow>`
    select w.id, w.coin, w.network, w.address, w.memo, w.txid, w.comment, w.confirmations, w.is_simulated as "isSimulated", w.service_fee as "serviceFee",
      w.network_fee as "networkFee", w.user_id = ${userId} as "isOwn", partner.user_name as "partnerName"
    from withdrawal w left join app_user partner
      on partner.id = case when w.user_id = ${userId} then w.recipient_id when w.recipient_id is not null then w.user_id end
    where w.id = any(${[...ids]}::uuid[]) and (w.user_id = ${userId} or w.recipient_id = ${userId})`.execute(
    db,
  )
  return new Map(
    rows.map(row => [
      row.id,
      { ...row, serviceFee: BigInt(row.serviceFee), networkFee: BigInt(row.networkFee) },
    ]),
  )
}
