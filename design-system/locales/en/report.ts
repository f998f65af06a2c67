/** Telling the house what is wrong with an offer, a person, a message or a store. */
export const report = {
  /** The quiet buttons that open the dialog. */
  open: {
    offer: 'Report this offer',
    person: 'Report',
    message: 'Report this message',
    store: 'Report this store',
  },
  title: {
    offer: 'Report the offer of {{name}}',
    person: 'Report {{name}}',
    message: 'Report a message of {{name}}',
    store: 'Report the store {{name}}',
  },
  lead: {
    offer: 'Those who run this place look at it. Its owner is not told who reported it.',
    person: 'Those who run this place look at it. They are not told who reported them.',
    message:
      'Those who run this place read this message alone. Whoever wrote it is not told who reported it. A report moves no coins: for that, open a dispute in the trade.',
    store: 'Those who run this place look at it. The store is not told who reported it.',
  },
  reasonLabel: 'What is wrong?',
  reason: {
    fraud: 'Cheats, or tries to',
    outside: 'Wants to trade or be paid elsewhere',
    untrue: 'Says what is not true',
    impersonation: 'Pretends to be somebody else',
    abuse: 'Insults or threatens',
    spam: 'Spam',
    forbidden_goods: 'Offers what is forbidden',
    other: 'Something else',
  },
  words: 'In your own words',
  wordsHint: 'What happened, if a reason says too little.',
  wordsNeeded: 'Say what is wrong.',
  send: 'Report',
  sending: 'Sending',
  noAnswer: 'No answer. What you wrote is still here: try again.',
  taken: 'Thank you. Your report was taken',
  takenText: 'Somebody looks at it.',
  takenBefore: 'You have reported this already',
  takenBeforeText: 'What you wrote on {{date}} is still being looked at.',
  told: 'You get a notification when it is decided.',
} as const
