import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { TransactionType } from '../../../../server/domain/wallet/transactionType.ts'
import { houseAccount } from '../../../../server/ledger/account.ts'
import { post } from '../../../../server/ledger/ledger.ts'
import { available } from '../../../../server/ledger/postings.ts'
import type { TestSouk } from '../../../support/souk.ts'
import type { Json, Person } from '../../../support/soukClient.ts'

/** Somebody whose books are written by hand: all of it through the ledger. */
export interface Holder extends Person {
  readonly id: string
}

export async function newHolder(souk: TestSouk, name: string): Promise<Holder> {
  const person = await souk.signUp(name)
  const { body } = await souk.call<{ id: string }>('GET /v1/me', { as: person })
  return { ...person, id: body.id }
}

/** A movement to write: units of a coin, in or out. */
export interface Written {
  readonly type: TransactionType
  readonly amount: bigint
  readonly asset?: string
  readonly at?: Date
  readonly meta?: Json
  readonly key?: string
}

/** Writes a movement between what is available to somebody and the world. */
export async function write(souk: TestSouk, { id }: Holder, written: Written): Promise<void> {
  const { type, amount, asset = 'BTC', at = new Date(), meta, key = randomUUID() } = written
  const { outcome } = await souk.server.parts.database.transaction(tx =>
    post(tx, {
      key,
      kind: 'test',
      at,
      entries: [
        { account: available(id, asset), amount, type, ...(meta ? { meta } : {}) },
        { account: houseAccount('external', asset, key), amount: -amount },
      ],
    }),
  )
  if (outcome !== 'posted') throw new Error(outcome)
}

/** A deposit as its module leaves it; answers its id. */
export async function writeDeposit(
  souk: TestSouk,
  { id: owner }: Holder,
  deposit: {
    readonly txid: string
    readonly address: string
    readonly status: 'seen' | 'confirming' | 'credited'
    readonly amount?: bigint
    readonly confirmations?: number
    readonly at?: Date
  },
): Promise<string> {
  const { txid, address, status, amount = 5000n, confirmations = 0, at = new Date() } = deposit
  const id = randomUUID()
  await sql`
    insert into deposit (id, network, txid, output, coin, amount, address, user_id, status, confirmations, seen_at, updated_at)
    values (${id}, 'bitcoin', ${txid}, 0, 'BTC', ${amount}, ${address}, ${owner}, ${status}, ${confirmations}, ${at}, ${at})`.execute(
    souk.server.parts.database.db,
  )
  return id
}

/** A withdrawal as its module leaves it; answers its id. */
export async function writeWithdrawal(
  souk: TestSouk,
  { id: owner }: Holder,
  withdrawal: {
    readonly address?: string
    readonly recipient?: Holder
    readonly status: 'awaiting_approval' | 'broadcast' | 'confirmed'
    readonly txid?: string
    readonly comment?: string
    readonly isSimulated?: boolean
    readonly at?: Date
  },
): Promise<string> {
  const { address = null, recipient, status, txid = null, comment = null } = withdrawal
  const { isSimulated = true, at = new Date() } = withdrawal
  const id = randomUUID()
  await sql`
    insert into withdrawal (id, user_id, source, coin, network, address, recipient_id, comment, amount, network_fee, service_fee,
      status, sequence, sender, txid, raw, confirmations, is_simulated, created_at, updated_at)
    values (${id}, ${owner}, 'available', 'BTC', ${address === null ? null : 'bitcoin'}, ${address}, ${recipient?.id ?? null},
      ${comment}, 10000, ${recipient ? 0 : 700}, ${recipient ? 0 : 50}, ${status}, ${txid === null ? null : 1},
      ${txid === null ? null : `sender of ${txid}`}, ${txid}, ${txid}, 1, ${isSimulated}, ${at}, ${at})`.execute(
    souk.server.parts.database.db,
  )
  return id
}
