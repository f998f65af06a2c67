/** Where a seller is paid in one trade: saved details, or others typed for it. */
export const requisite = {
  saved: 'Choose from your saved details',
  other: 'Other details',
  otherNote: 'You type them now.',
  keep: 'Keep these details for the next trades',
  kept: 'The details are saved',
  notKept: 'The details were not saved for later',
  example: 'For example {{example}}',
  masked: 'ends in {{digits}}',
  noteHint: 'For example the address, the hours, or how to hand it over',
  issueTitle: 'Send the payment details to {{name}}',
  issueText: '{{name}} cannot pay before. Only this buyer sees them.',
  sending: 'Sending',
  loading: 'Loading your payment details',
  failed: 'Your payment details did not load',
} as const
