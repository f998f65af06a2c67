import { sql, type RawBuilder } from 'kysely'
import type { Connection, Tx } from '../database/database.ts'
import type { TransactionType } from '../domain/wallet/transactionType.ts'
import type { AccountName } from './account.ts'
import { JournalKeyReused } from './outcome.ts'
import type { PostOutcome } from './outcome.ts'

/** One side of a journal. */
export interface Entry {
  readonly account: AccountName
  /** Minor units of the account's asset; negative takes. */
  readonly amount: bigint
  /** Shown in the history of the account's holder under this name; without it the movement is only in the books. */
  readonly type?: TransactionType
  /** What the history shows beside it (a chain's transaction id, a comment); never a secret. */
  readonly meta?: Readonly<Record<string, unknown>>
}

/** A journal to post. Entries sum to zero per asset, else the database throws. */
export interface Journal {
  /** Names the effect, for ever: posting the same key again changes nothing. */
  readonly key: string
  readonly kind: string
  readonly at: Date
  readonly tradeId?: string
  readonly entries: readonly Entry[]
}

/** An account as it is now. It is an {@link AccountName}, so it can be posted to. */
export interface Account extends Required<AccountName> {
  readonly id: bigint
  readonly balance: bigint
  readonly closedAt: Date | null
}

/** What `ledger_post` answers. */
export interface PostRow {
  readonly o_outcome: 'posted' | 'repeated' | 'differs' | 'closed' | 'insufficient'
  readonly o_journal_id: bigint | null
  readonly o_entry: number | null
  readonly o_balance: string | null
}

/** Posts a journal in one round trip. Throws JournalKeyReused when its key stands for other postings. */
export async function post(tx: Tx, journal: Journal): Promise<PostOutcome> {
  const { rows } = await sql<PostRow>`select * from ledger_post(${postArguments(journal)})`.execute(tx)
  const [row] = rows
  if (row === undefined) throw new Error('ledger_post gave no answer')
  return outcomeOf(row, journal)
}

/** A journal as the arguments of `ledger_post`, for it and for functions that post it together with what belongs to it. */
export function postArguments({ key, kind, at, tradeId, entries }: Journal): RawBuilder<unknown> {
  const accounts = entries.map(entry => entry.account)
  return sql`${key}, ${kind}, ${tradeId ?? null}, ${at}, ${accounts.map(account => account.owner)},
    ${accounts.map(account => account.kind)}, ${accounts.map(account => account.asset)},
    ${accounts.map(account => account.shard ?? 0)}, ${accounts.map(account => account.holder ?? account.owner)},
    ${entries.map(entry => entry.amount)}, ${entries.map(entry => entry.type ?? null)},
    ${entries.map(entry => (entry.meta === undefined ? null : JSON.stringify(entry.meta)))}`
}

/** As many arguments where there is no journal. */
export const noJournal: RawBuilder<unknown> = sql.raw(Array.from({ length: 12 }, () => 'null').join(', '))

/** What became of a journal, from the answer of `ledger_post`. Throws JournalKeyReused. */
export function outcomeOf(row: PostRow, { key, entries }: Journal): PostOutcome {
  if (row.o_outcome === 'differs') throw new JournalKeyReused(key)
  if (row.o_outcome === 'closed') return { outcome: 'account_closed', account: entryAt(entries, row).account }
  if (row.o_outcome === 'insufficient') {
    const { account } = entryAt(entries, row)
    const needed = entries
      .filter(entry => isSame(entry.account, account))
      .reduce((sum, { amount }) => sum - amount, 0n)
    return { outcome: 'insufficient_funds', account, balance: BigInt(row.o_balance ?? 0), needed }
  }
  if (row.o_journal_id === null) throw new Error('ledger_post posted no journal')
  return { outcome: 'posted', journalId: row.o_journal_id, repeated: row.o_outcome === 'repeated' }
}

function entryAt(entries: readonly Entry[], { o_entry }: PostRow): Entry {
  const entry = entries[(o_entry ?? 0) - 1]
  if (entry === undefined) throw new Error('ledger_post named no entry')
  return entry
}

const isSame = (a: AccountName, b: AccountName): boolean =>
  a.owner === b.owner && a.kind === b.kind && a.asset === b.asset && (a.shard ?? 0) === (b.shard ?? 0)

/** The account of that name, made empty when it is absent. Postings make their accounts themselves. */
export async function openAccount(tx: Tx, name: AccountName): Promise<Account> {
  const known = await findAccount(tx, name)
  if (known !== undefined) return known
  await sql`insert into account (owner, kind, asset, shard, holder)
    values (${name.owner}, ${name.kind}, ${name.asset}, ${name.shard ?? 0}, ${name.holder ?? name.owner})
    on conflict on constraint account_name do nothing`.execute(tx)
  const made = await findAccount(tx, name)
  if (made === undefined) throw new Error('the account was not made')
  return made
}

/** The account of that name, if anything was ever posted to it. */
export async function findAccount(connection: Connection, name: AccountName): Promise<Account | undefined> {
  const row = await connection
    .selectFrom('account')
    .selectAll()
    .where('owner', '=', name.owner)
    .where('kind', '=', name.kind)
    .where('asset', '=', name.asset)
    .where('shard', '=', name.shard ?? 0)
    .executeTakeFirst()
  if (row === undefined) return undefined
  const { balance, closed_at: closedAt, ...rest } = row
  return { ...rest, balance: BigInt(balance), closedAt }
}

/** Makes assets known to the ledger. The scale of a known one never changes: that would change every amount. */
export async function registerAssets(
  tx: Tx,
  assets: readonly { readonly code: string; readonly scale: number }[],
): Promise<void> {
  if (assets.length === 0) return
  await tx
    .insertInto('asset')
    .values(assets.map(({ code, scale }) => ({ code, scale })))
    .onConflict(conflict => conflict.column('code').doNothing())
    .execute()
  const known = new Map(
    (await tx.selectFrom('asset').selectAll().execute()).map(row => [row.code, row.scale]),
  )
  for (const { code, scale } of assets) {
    if (known.get(code) !== scale)
      throw new Error(`the scale of ${code} is ${known.get(code)} and cannot become ${scale}`)
  }
}
