/** Confirming a phone number by a call or a message. */
export const phone = {
  country: 'Country',
  searchCountry: 'Search countries',
  noCountry: 'No such country',
  chooseCountry: 'Choose',
  number: 'Phone number',
  how: 'How the code comes',
  method: { call: 'Call', sms: 'SMS' },
  methodNote: {
    call: 'Costs you nothing: a number rings and hangs up. The code is its last {{digits}} digits.',
    sms: 'A message with a code of {{digits}} digits.',
  },
  send: { call: 'Call me', sms: 'Send the message' },
  sending: { call: 'Calling', sms: 'Sending' },
  codeOf: {
    call: 'Last {{digits}} digits of the number that calls you',
    sms: '{{digits}}-digit code from the message',
  },
  sentTo: {
    call: 'A number rings {{phone}}. There is no need to answer.',
    sms: 'The message goes to {{phone}}.',
  },
  again: { call: 'Call again', sms: 'Send again' },
  instead: { call: 'Call me instead', sms: 'Send an SMS instead' },
  otherNumber: 'Other number',
} as const
