import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * What lists of movements are narrowed by stands in the posting, in the order of its indexes; and a credit repays first what
 * its owner owes (docs/adr/0093-wallet-lists.md; `functions/ledger_repay.sql`).
 */
export const walletLists: Migration = {
  async up(db) {
    for (const statement of [...columns, ...indexes]) await sql.raw(statement).execute(db)
  },
}

/** The moment, and where the coins came from or went to: lower case, sorted by byte, so that a beginning is a range. */
const columns = [
  `alter table posting add column at timestamptz, add column place text collate "C"`,
  // Rows of postings never change: this once they are given what their journal and their deposit have had all along.
  `alter table posting disable trigger posting_append_only`,
  `update posting p set at = j.at from journal j where j.id = p.journal_id`,
  `update posting p set place = lower(d.address) from deposit d, account a
    where d.id::text = p.meta->>'deposit' and a.id = p.account_id and a.kind = 'available'`,
  `update posting p set place = lower(w.address) from withdrawal w, account a
    where w.id::text = p.meta->>'withdrawal' and a.id = p.account_id and a.kind = 'available'`,
  `alter table posting enable trigger posting_append_only`,
  `alter table posting alter column at set not null`,
]

/**
 * A type of movement has one sign, but for few; with both in front of the time every filter is a handful of ranges that are in
 * order already. Only what has a type is in somebody's history.
 */
const indexes = [
  `create index posting_history on posting (account_id, at desc, id desc) where type is not null`,
  `create index posting_typed on posting (account_id, type, (amount > 0), at desc, id desc) where type is not null`,
  `create index posting_place on posting (account_id, place, type, (amount > 0), at desc, id desc) where place is not null`,
  `create index posting_belongs on posting ((coalesce(meta->>'deposit', meta->>'withdrawal')))
    where coalesce(meta->>'deposit', meta->>'withdrawal') is not null`,
  `create index deposit_txid_of on deposit (user_id, (lower(txid)) collate "C")`,
  `create index withdrawal_txid_of on withdrawal (user_id, (lower(txid)) collate "C") where txid is not null`,
  `create index deposit_under_way on deposit (user_id) where status in ('seen', 'confirming')`,
  `create index withdrawal_under_way on withdrawal (user_id)
    where status in ('awaiting_approval', 'approved', 'signed', 'broadcast')`,
]
