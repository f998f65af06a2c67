import type { Tx } from '../../../database/database.ts'
import type { CredentialId, UserId } from '../../../domain/identifier/identifier.ts'
import type { ServerLocale } from '../../../locales/localeTable.ts'

/** Somebody who has an account from now on. */
export interface Newcomer {
  readonly userId: UserId
  readonly userName: string
  readonly locale: ServerLocale
  /** Of who brought them; null where nobody did. */
  readonly inviteCode: string | null
}

/** Is done in the transaction that it follows from; what it refuses is refused there. */
type Consequence<Fact> = readonly ((tx: Tx, fact: Fact, at: Date) => Promise<unknown>)[]

/**
 * What else happens when something happens to an account, each list in its order. People stand below money, trades and shops, and
 * know none of them: each of those gives its own part, and `server/composition/consequences.ts` names them all.
 */
export interface Consequences {
  /** A guest is about to become the account that they make. */
  readonly guestBecomes: Consequence<UserId>
  /** An account was made. */
  readonly joined: Consequence<Newcomer>
  /** A guest logs in to an account that is there already. */
  readonly guestLogsIn: Consequence<{ readonly guestId: UserId; readonly userId: UserId }>
  /** A session has begun. */
  readonly entered: Consequence<UserId>
  /** A phone or an identity is proved. */
  readonly verified: Consequence<UserId>
  /** No money leaves for a while. */
  readonly moneyHeld: Consequence<UserId>
  /** They switched types of adverts, coins or fiats on or off. */
  readonly assetsSwitched: Consequence<UserId>
  /** Saved requisites were changed. */
  readonly requisitesChanged: Consequence<CredentialId>
  /** The account is about to be forgotten. */
  readonly leaves: Consequence<UserId>
}

/** What every change of an account stands on. */
export interface UserParts {
  readonly consequences: Consequences
}

/** Does what follows, one after the other. */
export async function runConsequences<Fact>(
  follows: Consequence<Fact>,
  tx: Tx,
  fact: Fact,
  at: Date,
): Promise<void> {
  for (const next of follows) await next(tx, fact, at)
}
