import { sql } from 'kysely'
import type { Connection, Tx } from '../../../database/database.ts'
import type { DepositStatus } from '../../../domain/deposit/machine.ts'
import type { DepositId, InvoiceId, InvoiceRefundId } from '../../../domain/identifier/identifier.ts'
import type { RestKind, RestStatus } from '../../../domain/invoice/machine.ts'
import type { CoinCode } from '../../../domain/reference/coin.ts'
import type { NetworkCode } from '../../../domain/reference/network.ts'

/** A payment with its deposit. Amounts are coin units, `worth` is in what the invoice asks for. */
export interface Payment {
  readonly id: DepositId
  readonly coin: CoinCode
  readonly network: NetworkCode
  readonly txid: string
  readonly output: number
  readonly timesCredited: number
  readonly status: DepositStatus
  readonly confirmations: number
  readonly seenAt: Date
  readonly amount: bigint
  readonly isLate: boolean
  readonly worth: bigint
  readonly settled: bigint
  readonly fee: bigint
  readonly rest: bigint
  readonly restKind: RestKind | null
  readonly restStatus: RestStatus | null
  readonly refundId: InvoiceRefundId | null
}

const gone: ReadonlySet<DepositStatus> = new Set(['vanished', 'reversed'])

/** Whether its chain still has it. */
export const isThere = ({ status }: Pick<Payment, 'status'>): boolean => !gone.has(status)

/** Whether it is in the books. */
export const isConfirmed = ({ status }: Pick<Payment, 'status'>): boolean => status === 'credited'

/** Whether it is asked what becomes of its coins: in the books, and not divided yet. */
export const isUndivided = (payment: Payment): boolean =>
  isConfirmed(payment) && payment.settled === 0n && payment.rest === 0n

/** What came for these invoices, in the order in which it was seen. */
export async function paymentsOf(
  db: Connection,
  ids: readonly InvoiceId[],
): Promise<ReadonlyMap<InvoiceId, readonly Payment[]>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('invoice_payment')
    .innerJoin('deposit', 'deposit.id', 'invoice_payment.deposit_id')
    .select([
      'deposit.id',
      'invoice_payment.invoice_id',
      'coin',
      'network',
      'txid',
      'output',
      'times_credited',
      'status',
      'confirmations',
      'seen_at',
      'amount',
      'is_late',
      'worth',
      'settled',
      'fee',
      'rest',
      'rest_kind',
      'rest_status',
      'refund_id',
    ])
    .where(sql<boolean>`invoice_payment.invoice_id = any(${[...ids]}::uuid[])`)
    .orderBy('seen_at')
    .orderBy('deposit.id')
    .execute()
  const byInvoice = new Map<InvoiceId, Payment[]>()
  for (const row of rows) {
    const payments = byInvoice.get(row.invoice_id) ?? []
    byInvoice.set(row.invoice_id, payments)
    payments.push({
      id: row.id,
      coin: row.coin,
      network: row.network,
      txid: row.txid,
      output: row.output,
      timesCredited: row.times_credited,
      status: row.status,
      confirmations: row.confirmations,
      seenAt: row.seen_at,
      amount: BigInt(row.amount),
      isLate: row.is_late,
      worth: BigInt(row.worth),
      settled: BigInt(row.settled),
      fee: BigInt(row.fee),
      rest: BigInt(row.rest),
      restKind: row.rest_kind,
      restStatus: row.rest_status,
      refundId: row.refund_id,
    })
  }
  return byInvoice
}

/** What came for one invoice. */
export const paymentsOfOne = async (tx: Tx | Connection, id: InvoiceId): Promise<readonly Payment[]> =>
  (await paymentsOf(tx, [id])).get(id) ?? []

export const sumOf = (amounts: readonly bigint[]): bigint => amounts.reduce((sum, amount) => sum + amount, 0n)
