/** What the bot says: an answer to a code, by what the code is for; else what to do instead. */
export type BotAnswer =
  | 'log_in'
  | 'link'
  | 'stale'
  | 'hello'
  | 'approved'
  | 'declined'
  | 'released'
  | 'release_declined'
  | 'too_late'

/** An answer, and what its button says. */
export interface BotText {
  readonly text: string
  /** On the button under it. */
  readonly button?: string
}
