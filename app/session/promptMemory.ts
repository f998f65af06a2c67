/** What the account keeps of what somebody was asked. */
export interface KeptPrompts {
  readonly askedToRate: readonly string[]
  readonly reviewAskedAt: string | null
}

/** What somebody was asked of themselves, so that nothing is asked twice, on whatever device. */
export interface PromptMemory {
  readonly wasAskedToRate: (userId: string, tradeId: string) => boolean
  readonly askedToRate: (userId: string, tradeId: string) => void
  /** When a review was last asked for; null when never. */
  readonly reviewAskedAt: (userId: string) => Date | null
  readonly askedForReview: (userId: string, at: Date) => void
}

interface PromptParts {
  /** What the account of this user keeps; null when it is not known. */
  readonly kept: (userId: string) => KeptPrompts | null
  /** Keeps it with the account: trades are added to those that it knows. */
  readonly save: (asked: { readonly askedToRate: string[] } | { readonly reviewAskedAt: string }) => void
}

/** Makes the {@link PromptMemory} of the account; what it has not answered yet, this page remembers. */
export function createPromptMemory({ kept, save }: PromptParts): PromptMemory {
  const rated = new Set<string>()
  const reviews = new Map<string, Date>()
  const keyOf = (userId: string, tradeId: string) => `${userId} ${tradeId}`
  return {
    wasAskedToRate: (userId, tradeId) =>
      rated.has(keyOf(userId, tradeId)) || (kept(userId)?.askedToRate.includes(tradeId) ?? false),
    askedToRate: (userId, tradeId) => {
      rated.add(keyOf(userId, tradeId))
      save({ askedToRate: [tradeId] })
    },
    reviewAskedAt: userId => {
      const at = kept(userId)?.reviewAskedAt ?? null
      return reviews.get(userId) ?? (at === null ? null : new Date(at))
    },
    askedForReview: (userId, at) => {
      reviews.set(userId, at)
      save({ reviewAskedAt: at.toISOString() })
    },
  }
}
