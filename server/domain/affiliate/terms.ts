/**
 * What referrers get of the platform's fees. Whole per cent; the shares of both sides of a trade add up. A version is a row of the
 * database and never changes: new terms are a new row.
 */
export interface AffiliateTerms {
  readonly version: number
  readonly holdsFrom: Date
  /** Of the fee, where the referral opened the trade on somebody else's advert. */
  readonly contractorPercent: number
  /** Of the fee, where the advert is the referral's. */
  readonly ownerPercent: number
  /** Of the first level's share, out of it. */
  readonly secondPercent: number
  readonly thirdPercent: number
}

/** How deep shares go. */
export const affiliateLevels = [1, 2, 3] as const
export type AffiliateLevel = (typeof affiliateLevels)[number]

/** How long the terms of the first referral's day are kept. */
export const pinnedMonths = 12

/**
 * A referrer keeps the terms of the day of their first referral until then (decisions, "Affiliate, bonus, cashback"). By months as the
 * platform counts them: from a leap day on that is until March, where dayjs would end a day sooner (terms.test.ts).
 */
export function pinnedUntil(firstReferralAt: Date): Date {
  const end = new Date(firstReferralAt)
  end.setUTCMonth(end.getUTCMonth() + pinnedMonths)
  return end
}

/**
 * The version that holds for a referrer at a moment: the pinned one for its year, then the newest that holds. `versions` are in the
 * order of their dates. Throws where none holds yet.
 */
export function termsAt<T extends { readonly version: number; readonly holdsFrom: Date }>(
  versions: readonly T[],
  pinned: { readonly version: number; readonly until: Date } | null,
  at: Date,
): T {
  const kept = pinned && at < pinned.until ? versions.find(({ version }) => version === pinned.version) : null
  const terms = kept ?? versions.findLast(({ holdsFrom }) => holdsFrom <= at)
  if (!terms) throw new RangeError(`no affiliate terms hold at ${at.toISOString()}`)
  return terms
}
