import type { MailSender } from '../channels.ts'
import { leaveInDevMailbox, type DevMailbox } from '../devMailbox.ts'

/** Letters that go no further than the page /dev. */
export const storedMail = (mailbox: DevMailbox): MailSender => ({
  send: ({ to, subject, text, html }) =>
    leaveInDevMailbox(mailbox, {
      channel: 'mail',
      recipient: to,
      subject,
      text,
      ...(html === undefined ? {} : { html }),
    }),
})
