/** What somebody wants done with a deposit. */
export interface CreditWish {
  readonly depositId: string
  /** Whom it is credited to. */
  readonly userName: string
  readonly reason: string
}

/** What has come of it: the deposit is credited, or another operator is asked until a moment. */
export interface CreditOutcome {
  readonly outcome: 'done' | 'asked'
  readonly expiresAt: string | null
}
