import type { AccountName } from './account.ts'

/** The journal is in the ledger. `repeated`: it was already, from an earlier call with the same key and postings. */
export interface Posted {
  readonly outcome: 'posted'
  readonly journalId: bigint
  readonly repeated: boolean
}

/** Nothing was written: an account has less than the journal takes. */
export interface InsufficientFunds {
  readonly outcome: 'insufficient_funds'
  readonly account: AccountName
  /** What it has, and what the journal takes, in minor units. */
  readonly balance: bigint
  readonly needed: bigint
}

/** Nothing was written: the escrow or hold was already paid out by another journal. */
export interface AccountClosed {
  readonly outcome: 'account_closed'
  readonly account: AccountName
}

/** What became of a journal. Refusals leave the transaction usable. */
export type PostOutcome = Posted | InsufficientFunds | AccountClosed

/** A program's fault: the key of a journal was used again for other postings. */
export class JournalKeyReused extends Error {
  constructor(key: string) {
    super(`The journal ${key} exists with other postings.`)
    this.name = 'JournalKeyReused'
  }
}
