/** An address of mail is confirmed by the link of a letter. */
export const confirmation = {
  page: 'Confirm your e-mail',
  checking: 'Checking the link',
  confirmed: { title: 'The address is confirmed', text: 'Letters about your trades go there from now on.' },
  used: {
    title: 'This link was used already',
    text: 'A link works once. If you opened it before, the address is confirmed.',
  },
  expired: { title: 'This link is too old', text: 'Ask for another one; the newest letter counts.' },
  invalid: {
    title: 'This link is invalid',
    text: 'Open it from the letter again, or copy its whole address.',
  },
  taken: {
    title: 'This address belongs to another account',
    text: 'Somebody has confirmed it meanwhile. Log in there, or use another address.',
  },
  resend: 'Send another link',
  dashboard: 'To the dashboard',
} as const
