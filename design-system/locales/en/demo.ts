/** What a demo says of itself, in the app and in the terminal where it was started. */
export const demo = {
  title: 'A demo market, with made-up people and coins',
  people: 'Log in as {{people}}; the password is {{password}}.',
  putAway: 'Put the demo’s hints away',
  tries: {
    buy: 'Buy from a demo trader',
    people: 'Be anybody, move the clock, read the mail',
    store: 'Send an invoice as a shop',
  },
} as const
