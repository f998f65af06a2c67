/** What a whole page says when it cannot show what it is for. */
export const state = {
  notFound: {
    title: 'Error 404, page not found',
    text: 'There is no page at this address. Check it, or go on from here.',
    home: 'To the home page',
    buy: 'Buy crypto',
    sell: 'Sell crypto',
  },
  failed: { title: 'This page did not load', retrying: 'Trying again' },
  forbidden: {
    title: 'This is not your trade',
    text: 'Only the buyer and the seller can see a trade, and an arbiter once one of them asks for a ruling. If it is yours, you are logged in under another name.',
    trades: 'To my trades',
    home: 'To the home page',
  },
  logIn: {
    title: 'Login or sign up to create a trade',
    text: 'The coins are locked in escrow as soon as the trade is open.',
  },
} as const
