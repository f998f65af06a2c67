/**
 * A provider did not do what it was asked. Made anew from what is safe to log: errors of the libraries beneath hold addresses
 * with tokens, keys and contents, and none of them goes on.
 */
export class ChannelFailed extends Error {
  /** What the provider answered, an HTTP or SMTP status; null when it did not answer. */
  readonly status: number | null

  /** @param message which provider, and what is wrong, as in `phone provider: POST /sms was answered with 500` */
  constructor(message: string, status: number | null = null) {
    super(message)
    this.name = 'ChannelFailed'
    this.status = status
  }
}
