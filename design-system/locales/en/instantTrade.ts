/** Buying at once from the best offer. */
export const instantTrade = {
  title: 'Buy at once',
  about:
    '{{brand}} opens a trade on the best offer that needs nobody to answer. You see where to pay right away.',
  plan: {
    fiat: 'You pay {{amount}} by {{method}}, at most {{price}} for 1 {{coin}}.',
    crypto: 'You get {{amount}} and pay by {{method}}, at most {{price}} for 1 {{coin}}.',
  },
  start: 'Open a trade now',
  starting: 'Asking',
  again: 'Try again',
  logIn: 'Log in to buy at once',
  toTrade: 'Go to the trade',
  gap: {
    login: 'Log in first.',
    amount: 'Say above how much you want.',
    method: 'Choose one payment method above.',
    offer: 'No offer of this kind now.',
  },
  status: {
    created: 'Looking for the best offer…',
    trade_initiated: 'Your trade is open. Pay before its time ends.',
    paid: 'Done: the coins are in your wallet.',
    past_due: 'The time to pay ran out, and the trade was cancelled.',
    offer_not_found: 'No offer fits now. Another amount or payment method may.',
    trade_cancelled: 'The trade was cancelled.',
    init_trade_error: 'The trade could not be opened.',
  },
} as const
