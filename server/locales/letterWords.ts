/** A letter in one language. Braces name a parameter; `{name}` and `{brand}` are always there. */
export interface LetterWords {
  readonly subject: string
  readonly lines: readonly string[]
  /** What the button says, of a letter with a link. */
  readonly button?: string
}
