import { Type } from 'typebox'
import { Value } from 'typebox/value'
import type { PushSender } from '../channels.ts'
import { leaveInDevMailbox, type DevMailbox } from '../devMailbox.ts'
import { shellAddress } from './shellPush.ts'

const webAddress = Type.Object({ endpoint: Type.String() })

/** Notices that go no further than the page /dev; under the text is the page that one would open. */
export const storedPush = (mailbox: DevMailbox): PushSender => ({
  async send({ address }, { title, body, path }) {
    const recipient = recipientOf(address)
    if (recipient === null) return 'gone'
    await leaveInDevMailbox(mailbox, {
      channel: 'push',
      recipient,
      subject: title,
      text: `${body}\n\n${path}`,
    })
    return 'sent'
  },
})

function recipientOf(address: unknown): string | null {
  if (Value.Check(shellAddress, address)) return address.token
  return Value.Check(webAddress, address) ? address.endpoint : null
}
