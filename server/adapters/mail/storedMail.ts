import type { MailSender } from '../channels.ts'
import { leave, type DevMailbox } from '../devMailbox.ts'

/** Letters that go no further than the page /dev. */
export const storedMail = (mailbox: DevMailbox): MailSender => ({
  send: ({ to, subject, text, html }) =>
    leave(mailbox, {
      channel: 'mail',
      recipient: to,
      subject,
      text,
      ...(html === undefined ? {} : { html }),
    }),
})
