import type { Database } from '../database/database.ts'
import type { Clock } from '../runtime/clock.ts'

/** Where the embedded adapters leave what they would have sent. */
export interface DevMailbox {
  readonly database: Pick<Database, 'db'>
  readonly clock: Clock
}

/** Something that would have been sent. */
interface DevMessage {
  readonly channel: 'mail' | 'sms' | 'call' | 'messenger' | 'push'
  /** The address, number or id that it is for. */
  readonly recipient: string
  readonly subject?: string
  readonly text: string
  readonly html?: string
}

/** Leaves a message on the page /dev. */
export async function leaveInDevMailbox({ database, clock }: DevMailbox, message: DevMessage): Promise<void> {
  const { channel, recipient, subject = null, text, html = null } = message
  await database.db
    .insertInto('dev_message')
    .values({ channel, recipient, subject, text, html, at: clock.now() })
    .execute()
}
