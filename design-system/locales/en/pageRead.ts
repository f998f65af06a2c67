/** What pages are called that bring their own texts, before these are there: only the HTML that the server sends says it. */
export const pageRead = {
  guide: { title: 'Guide', description: 'Buy, sell and keep coins safely: a guide in short chapters.' },
  guideChapter: { title: 'Guide', description: 'A chapter of the guide.' },
  faq: { title: 'Questions', description: 'Answers to what people ask most, with search.' },
  aboutUs: { title: 'About us', description: 'What this market is, how it earns, and how coins are kept.' },
  userAgreement: { title: 'User agreement', description: 'The rules between you and this market.' },
  privacy: { title: 'Privacy', description: 'What we keep of you, for how long, and who sees it.' },
  amlPolicy: { title: 'AML policy', description: 'How we keep stolen money out.' },
  payTerms: { title: 'Payment terms', description: 'The rules for stores that take payments in coins.' },
  bugBounty: { title: 'Bug bounty', description: 'How to report a weakness, and what you may test.' },
  businessContacts: { title: 'Business contacts', description: 'How companies reach us.' },
  becomeTrader: {
    title: 'Become a trader',
    description: 'How to start with ads of your own, and what it brings.',
  },
  fraudWarning: {
    title: 'Fraud warning',
    description: 'How people are cheated, and what to do in the first hour.',
  },
  communities: { title: 'Communities', description: 'Where people of this market talk.' },
  iosApp: { title: 'On an iPhone', description: 'How to put the market on the screen of an iPhone.' },
  calculator: {
    title: 'Crypto calculator',
    description: 'Coins into money and back, at the market rate and at real offers.',
  },
  calculatorCoin: {
    title: '{{coin}} calculator',
    description: 'What {{coin}} is worth now, and what people really ask for it.',
  },
  cryptoWallet: {
    title: 'Crypto wallet',
    description: 'What the wallet of this market does, and what it costs.',
  },
  cryptoWalletCoin: {
    title: '{{coin}} wallet',
    description: 'Receive, send and sell {{coin}}: networks, fees and limits.',
  },
  blog: { title: 'Blog', description: 'How the market works, told with examples.' },
  blogCategory: { title: 'Blog', description: 'How the market works, told with examples.' },
  blogItem: { title: 'Blog', description: 'How the market works, told with examples.' },
  country: {
    title: 'Coins in your country',
    description: 'Prices in your currency, the best offers both ways, and how people pay.',
  },
} as const
