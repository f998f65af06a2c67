import type { Random } from '../../domain/identifier/random.ts'
import type { PhoneSender } from '../channels.ts'
import { leaveInDevMailbox, type DevMailbox } from '../devMailbox.ts'

/** A country code that nobody has: no telephone rings. */
const nowhere = '+999000'

/** Text messages and calls that go no further than the page /dev; of a call it shows the number that rang. */
export const storedPhone = (mailbox: DevMailbox, random: Random): PhoneSender => ({
  sms: (to, text) => leaveInDevMailbox(mailbox, { channel: 'sms', recipient: to, text }),
  async call(to) {
    const digits = fourDigits(random)
    await leaveInDevMailbox(mailbox, { channel: 'call', recipient: to, text: `${nowhere}${digits}` })
    return digits
  },
})

/** Each of the ten thousand as likely as any other: what is left of 65,536 above six times that is drawn again. */
function fourDigits(random: Random): string {
  const drawn = Buffer.from(random(2)).readUInt16BE()
  return drawn < 60_000 ? String(drawn % 10_000).padStart(4, '0') : fourDigits(random)
}
