/**
 * Titles and descriptions of pages, as the browser's tab and search engines show them, keyed by the names of the app's
 * routes. `{{coin}}` and `{{method}}` are proper names, `{{brand}}` the product's,
 * `{{currency}}` a code: NGN. A page that search engines leave out has its description in `pageAside.ts`.
 */
export const page = {
  titled: '{{title}} · {{brand}}',
  inCurrency: '{{title}}, {{currency}}',
  home: {
    title: 'Buy and sell crypto with people',
    description:
      'Trade crypto for money directly with people. The coins stay in escrow until the payment has arrived.',
  },
  buy: {
    title: 'Buy crypto',
    description:
      'Compare offers by price, rating and payment method. The coins stay in escrow until you have paid.',
  },
  sell: {
    title: 'Sell crypto',
    description:
      'Find a buyer by price, rating and payment method. Your coins stay in escrow until the money is there.',
  },
  search: {
    title: 'Offers',
  },
  searchFilter: { title: 'Filters' },
  buyCoin: {
    title: 'Buy {{coin}}',
    description:
      'Buy {{coin}} from people, with over 100 payment methods. The coins stay in escrow until you have paid.',
  },
  sellCoin: {
    title: 'Sell {{coin}}',
    description:
      'Sell {{coin}} to people, with over 100 payment methods. Your coins stay in escrow until the money is there.',
  },
  buyCoinWith: {
    title: 'Buy {{coin}} with {{method}}',
    description:
      'Buy {{coin}} from people and pay with {{method}}. The coins stay in escrow until you have paid.',
  },
  sellCoinWith: {
    title: 'Sell {{coin}} for {{method}}',
    description:
      'Sell {{coin}} to people and be paid by {{method}}. Your coins stay in escrow until the money is there.',
  },
  newTrade: {
    title: 'New trade',
  },
  trade: { title: 'Trade #{{tradeId}}' },
  dashboard: { title: 'Dashboard' },
  trades: { title: 'Trades' },
  ads: { title: 'Ads' },
  createAdvert: { title: 'New ad' },
  editAdvert: { title: 'Edit the ad' },
  editAdverts: { title: 'Edit ads' },
  wallet: { title: 'Wallet' },
  walletStory: { title: 'Wallet' },
  send: {
    title: 'Send {{cryptoCurrencyCode}}',
  },
  approval: { title: 'Approve a withdrawal' },
  transactions: { title: 'Transactions' },
  transactionsFilter: { title: 'Filters' },
  receive: {
    title: 'Receive {{cryptoCurrencyCode}}',
  },
  stores: { title: 'Stores' },
  createStore: { title: 'Open a store' },
  editStore: { title: 'Change a store' },
  store: { title: 'Store' },
  storeStats: { title: 'Statistics of a store' },
  merchantStats: { title: 'Statistics of your stores' },
  attractedStores: { title: 'Stores you brought' },
  attractedStore: { title: 'A store you brought' },
  storeSoftware: { title: 'For your software' },
  invoices: { title: 'Invoices' },
  createInvoice: { title: 'New invoice' },
  swap: {
    title: 'Swap',
    description: 'Swap coins at a locked price.',
  },
  card: {
    title: 'Buy by card',
    description: 'Buy coins by card.',
  },
  storeStyle: { title: 'Invoice style' },
  invoicePreview: { title: 'Preview of an invoice style' },
  cardAck: {
    title: 'Card payment',
  },
  addressHistory: {
    title: '{{cryptoCurrencyCode}} addresses',
  },
  notifications: { title: 'Notifications' },
  me: { title: 'Your pages' },
  profile: { title: 'Profile' },
  settings: {
    title: 'Settings',
  },
  security: { title: 'Security' },
  securityTab: {
    title: 'Security',
  },
  paymentCredentials: { title: 'Payment details' },
  createPaymentCredential: { title: 'New payment details' },
  editPaymentCredential: { title: 'Change payment details' },
  userFaq: {
    title: 'How reputation works',
    description: 'What the figures of a profile say, which feedback counts, and what blocking does.',
  },
  affiliate: { title: 'Invitations' },
  affiliatePeople: { title: 'People you brought' },
  earnBitcoins: {
    title: 'Earn bitcoin by inviting people',
    description: 'What the trades of people you invite bring you, on three levels.',
  },
  fees: {
    title: 'Fees',
    description: 'Every fee, how we round it, and what you would pay.',
  },
  bonus: {
    title: 'Bonus and cashback',
    description: 'A bonus for both, and a part of fees back.',
  },
  invitation: { title: 'Invitation of {{userName}}' },
  userOffers: { title: 'Offers of {{userName}}', description: 'What {{userName}} buys and sells now.' },
  userFeedback: {
    title: 'Feedback on {{userName}}',
    description: 'What partners said of {{userName}} after their trades.',
  },
  feedback: {
    title: 'Feedback on {{userName}}',
  },
  user: {
    title: '{{userName}}, trader',
    description: 'Rating, trades, offers and feedback of {{userName}}.',
  },
  logIn: { title: 'Log in', description: 'Log in to trade crypto with people.' },
  signUp: {
    title: 'Sign up',
    description: 'Make an account in a minute: an e-mail address, a name and a password.',
  },
  logInCode: { title: 'Log in: second step' },
  recovery: { title: 'Recover access' },
  newPassword: { title: 'New password' },
  guest: { title: 'Back to your trade' },
  guestReturn: { title: 'Back to your trade' },
  confirmation: { title: 'E-mail confirmation' },
  messengerAuth: { title: 'Log in by messenger' },
  messengerPhone: { title: 'Phone number' },
  logOut: { title: 'Log out' },
  notFound: { title: 'Page not found' },
  error: { title: 'Something went wrong' },
} as const
