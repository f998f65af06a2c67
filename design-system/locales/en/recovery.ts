/** A new way in, for whoever has lost theirs. */
export const recovery = {
  title: 'Recover access',
  lead: 'A link for a new password comes to the e-mail address of the account.',
  send: 'Send the link',
  sentTitle: 'Look into your mail',
  sentText:
    'If there is an account for {{login}}, a letter with a link goes out to its address. It may be among the spam.',
  other: 'Try another address or name',
  opening: 'Opening the link',
  newLink: 'Ask for a new link',
  usedText: 'A link works once. If you have not set the password, ask for a new link.',
  newTitle: 'Choose a new password',
  save: 'Save the password',
  anyCode: 'Code from the authenticator, or a recovery code',
  follows: 'All devices are logged out, and withdrawals are held for {{time}}.',
} as const
