import type { Connection } from '../../../database/database.ts'
import { termsAt, type AffiliateTerms } from '../../../domain/affiliate/terms.ts'
import type { UserId } from '../../../domain/identifier/identifier.ts'

/** Every version of the terms, in the order of their dates. */
export async function termsVersions(db: Connection): Promise<readonly AffiliateTerms[]> {
  const rows = await db.selectFrom('affiliate_terms').selectAll().orderBy('holds_from').execute()
  return rows.map(termsOfRow)
}

/** A version as the database has it; its moment may be text, as in JSON. */
export interface TermsRow {
  readonly version: number
  readonly holds_from: Date | string
  readonly contractor_percent: number
  readonly owner_percent: number
  readonly second_percent: number
  readonly third_percent: number
}

export const termsOfRow = (row: TermsRow): AffiliateTerms => ({
  version: row.version,
  holdsFrom: new Date(row.holds_from),
  contractorPercent: row.contractor_percent,
  ownerPercent: row.owner_percent,
  secondPercent: row.second_percent,
  thirdPercent: row.third_percent,
})

/** The terms that hold for somebody, and until when they are kept for them: null where they follow the newest. */
export async function termsFor(
  db: Connection,
  userId: UserId | null,
  at: Date,
): Promise<{ readonly terms: AffiliateTerms; readonly pinnedUntil: Date | null }> {
  const row =
    userId &&
    (await db
      .selectFrom('referrer')
      .select(['terms_version', 'pinned_until'])
      .where('user_id', '=', userId)
      .executeTakeFirst())
  const pinned = row ? { version: row.terms_version, until: row.pinned_until } : null
  return {
    terms: termsAt(await termsVersions(db), pinned, at),
    pinnedUntil: pinned && at < pinned.until ? pinned.until : null,
  }
}
