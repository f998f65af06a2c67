import type { BotAnswer, BotText } from '../botWords.ts'

/** What the bot answers. */
export const bot: Readonly<Record<BotAnswer, BotText>> = {
  log_in: {
    text: 'Open this link to log in to {brand}. It works for {botLinkTime}, once. Give it to nobody. If you did not ask for it, do nothing.',
    button: 'Log in',
  },
  link: {
    text: 'Open this link to link this messenger to the account {name}. It works for {botLinkTime}, once, in the browser in which you are logged in. If you did not ask for it, do nothing.',
    button: 'Link',
  },
  stale: { text: 'This link is too old, or it was used. Press the button at {brand} once more.' },
  approved: { text: 'Approved. The coins are on their way.' },
  declined: { text: 'Declined. The coins are on your balance again.' },
  released: { text: 'Released. The coins are with the buyer.' },
  release_declined: { text: 'Declined. The coins stay in escrow.' },
  too_late: { text: 'This was decided already, or its time is over. Look at {brand}.' },
  hello: {
    text: 'This is the bot of {brand}. To log in, press the button of this messenger on the log-in page.',
  },
}
