/** Trades without an account. */
export const guest = {
  choice: {
    title: 'This ad needs no account',
    text: 'With an account the coins go to your balance. Without one they go to an address of your own wallet.',
    guest: 'Go on without an account',
  },
  fields: {
    title: 'Without an account',
    email: 'Your e-mail',
    emailHint: 'We send the way back to your trade there, and what happens in it. Nobody else sees it.',
    network: 'Network',
    address: 'Address for your coins',
    addressHint:
      'Of your own wallet. An address that also needs a memo does not work. The network’s fee is taken from the coins when they are sent.',
    limit:
      'One trade at a time. This browser keeps it for {{guestKeptTime}}; on another device you need the letter.',
  },
  trade: {
    title: 'You trade without an account',
    sentTo: 'A link back to this trade was sent to {{email}}.',
    goesTo: 'The coins go to this address on {{network}}',
    kept: '{{amount}} is kept for this address until it is sent. The network’s fee is taken from it then.',
    sent: {
      onItsWay: '{{amount}} is on its way to this address. Network fee: {{fee}}.',
      arrived: '{{amount}} has arrived at this address. Network fee: {{fee}}.',
      refused: 'The coins were not sent: this address violates AML policies. Give another one.',
      failed: 'The coins could not be sent. Give an address again.',
    },
    transaction: 'Transaction',
    look: 'Look at it in the explorer',
    change: 'Change the address',
    signUp: 'Sign up and keep the trade',
    signUpText: 'With an account, coins that are not released yet go to your balance instead.',
  },
  change: {
    title: 'Another address for your coins',
    save: 'Use this address',
    cancel: 'Keep the old one',
    letter: 'We write to your e-mail that the address was changed.',
  },
  link: {
    opening: 'Opening your trade',
    title: 'Back to your trade',
    lead: 'Write the e-mail that you left when you opened the trade. We send a link there; it works once, for {{returnLinkTime}}.',
    email: 'Your e-mail',
    send: 'Send me a link',
    sentTitle: 'Look into your mail',
    sentText: 'If a trade was opened with {{email}}, a link back is on its way.',
    other: 'Another e-mail',
    toOffers: 'To the offers',
    used: 'This link was used already. Each works once.',
    expired: 'This link worked for {{returnLinkTime}}. That time is over.',
    invalid: 'This link is invalid. Perhaps a part of it is missing.',
    member: 'You are logged in. Log out, then open the link again.',
  },
} as const
