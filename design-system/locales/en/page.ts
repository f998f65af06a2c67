/**
 * Titles and descriptions of pages, as the browser's tab and search engines show them, keyed by the names of the app's
 * routes. `{{coin}}` and `{{method}}` are proper names, `{{brand}}` the product's,
 * `{{currency}}` a code: NGN.
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
    description: 'Compare offers by price, rating and payment method. The coins stay in escrow.',
  },
  searchFilter: { title: 'Filters', description: 'Choose which offers you see.' },
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
    description: 'Check the price and open the trade. The coins are locked in escrow.',
  },
  trade: { title: 'Trade #{{tradeId}}', description: 'Payment, chat and escrow of a trade.' },
  dashboard: { title: 'Dashboard', description: 'Your trades, ads and balances.' },
  trades: { title: 'Trades', description: 'Your trades.' },
  ads: { title: 'Ads', description: 'Your ads: prices, limits, and who sees them.' },
  createAdvert: { title: 'New ad', description: 'Set a price, limits and conditions, and publish it.' },
  editAdvert: { title: 'Edit the ad', description: 'Change the price, limits and conditions of your ad.' },
  editAdverts: { title: 'Edit ads', description: 'Change several of your ads at once.' },
  wallet: { title: 'Wallet', description: 'Your balances and movements.' },
  notifications: { title: 'Notifications', description: 'What happened in your trades, ads and wallet.' },
  me: { title: 'Your pages', description: 'Your profile, settings, security and wallet.' },
  profile: { title: 'Profile', description: 'What other people see of you.' },
  settings: {
    title: 'Settings',
    description: 'Language, currencies, coins, ads, notifications, blocked people and your account.',
  },
  security: { title: 'Security', description: 'Who can get into your account, and what keeps others out.' },
  securityTab: {
    title: 'Security',
    description: 'Who can get into your account, and what keeps others out.',
  },
  paymentCredentials: { title: 'Payment details', description: 'Where people pay you.' },
  createPaymentCredential: { title: 'New payment details', description: 'Save where people pay you.' },
  editPaymentCredential: { title: 'Change payment details', description: 'Change where people pay you.' },
  userFaq: {
    title: 'How reputation works',
    description: 'What the figures of a profile say, which feedback counts, and what blocking does.',
  },
  userOffers: { title: 'Offers of {{userName}}', description: 'What {{userName}} buys and sells now.' },
  userFeedback: {
    title: 'Feedback on {{userName}}',
    description: 'What partners said of {{userName}} after their trades.',
  },
  feedback: {
    title: 'Feedback on {{userName}}',
    description: 'What partners said of {{userName}} after their trades.',
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
  logInCode: { title: 'Log in: second step', description: 'Enter the code of your authenticator.' },
  recovery: { title: 'Recover access', description: 'Get a link for a new password by e-mail.' },
  newPassword: { title: 'New password', description: 'Choose a new password.' },
  guest: { title: 'Back to your trade', description: 'The way back to a trade without an account.' },
  guestReturn: { title: 'Back to your trade', description: 'Opening a trade without an account again.' },
  confirmation: { title: 'E-mail confirmation', description: 'Confirming your e-mail address.' },
  messengerAuth: { title: 'Log in by messenger', description: 'Logging in by a messenger.' },
  messengerPhone: { title: 'Phone number', description: 'Confirm your phone number to log in.' },
  logOut: { title: 'Log out', description: 'Logging out.' },
  notFound: { title: 'Page not found', description: 'There is no page at this address.' },
  error: { title: 'Something went wrong', description: 'The page did not load. Your money is not affected.' },
} as const
