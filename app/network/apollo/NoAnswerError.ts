/** Nobody answered a call: the connection was lost, or the 50 s were over. Its status is 1 (specification 000 §8). */
export class NoAnswerError extends Error {
  override readonly name = 'NoAnswerError'
  readonly status = 1
  /** Whether it was sent and only the answer is missing, so that it may have been done. */
  readonly isTimeout: boolean

  constructor(cause: unknown) {
    super('No answer', { cause })
    this.isTimeout = cause instanceof Error && cause.name === 'TimeoutError'
  }
}
