/** What the bot asks somebody to approve. */
export type AskWords = 'withdrawal' | 'transfer' | 'release'

/** A question, and what its buttons say. */
export interface AskText {
  readonly text: string
  /** On the buttons under it. */
  readonly yes: string
  readonly no: string
}
