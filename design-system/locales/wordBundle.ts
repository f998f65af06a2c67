// What is said when: the rows that the chunks of words and the types of `useT` are made of by `npm run generate`. A new
// noun is a file in every language's folder and its name here; a new bundle is a row.

/** Nouns that every page may say: they come with the first page of a visit. */
export const firstNouns = [
  'advert',
  'auth',
  'common',
  'connection',
  'error',
  'form',
  'nav',
  'page',
  'profile',
  'state',
  'trade',
] as const

/** Nouns that come with the pages that say them, most visitors never need them: a row is one chunk in each language. */
export const bundleNouns = {
  // Pages of trades, adverts and requisites.
  member: ['errorTrade', 'tradePage'],
  // A conversation.
  talk: ['chat'],
  // One's own trades and money.
  holdings: ['dashboard', 'wallet'],
  // One's own account.
  account: ['errorAccount', 'notificationPage', 'phone', 'security', 'setting'],
  // What is about another person.
  person: ['person'],
  feedback: ['feedback'],
  reputation: ['reputation'],
  // Pages on which somebody chooses where they are paid.
  requisite: ['errorRequisite', 'requisite'],
  // Saved payment details.
  credential: ['credential'],
  // The dashboard.
  workspace: ['ownAdvert', 'story'],
  // The offer to buy at once.
  instant: ['instantTrade'],
  // The page on which a trade is opened.
  opening: ['openTrade'],
  // Pages that a link in a letter leads to.
  recovery: ['recovery', 'confirmation'],
  // Searches that somebody keeps.
  kept: ['savedSearch'],
  // Once the first page is there, and with the market card.
  home: ['home', 'market'],
  homeTop: ['homeTop'],
  // Disputes and claims: with a trade's page and with the arbiter's desk.
  dispute: ['dispute'],
  // Pages on which ads are made and changed.
  advertWizard: ['advertBulk', 'advertPart', 'advertWizard'],
  // Trades without an account.
  guest: ['guest'],
  receive: ['errorReceive', 'receive'],
  transaction: ['download', 'transaction'],
  send: ['errorSend', 'send'],
  swap: ['errorSwap', 'swap'],
  // Swaps with traders, for whom these are switched on.
  swapOffers: ['swapOffer'],
  // Card payments.
  card: ['card'],
  merchant: ['errorStore', 'merchant'],
  merchantStyle: ['errorStyle', 'merchantStyle'],
  merchantInvoice: ['download', 'errorInvoice', 'merchantInvoice'],
  merchantIntegration: ['merchantIntegration'],
  merchantStats: ['merchantStats'],
  affiliate: ['affiliate', 'download'],
  // The page of a payer, and its preview.
  invoice: ['invoice'],
  affiliateCalculator: ['affiliateCalculator'],
  fees: ['fees'],
  // Pages of bonuses, and the sign-up.
  bonus: ['bonus'],
  // The sign-up, an invitation, and the question whether a new agreement is accepted.
  invitation: ['agreement', 'invitation'],
  // Hints of the demo.
  demo: ['demo'],
  // Pages of words.
  content: ['content'],
  // What happens to somebody's trades while they are here.
  news: ['news'],
  // What happened to somebody: behind the bell, and on a page of its own.
  notification: ['notification'],
  // Forms to write to us, and where else we are: under some pages of words.
  contact: ['contact'],
  country: ['country'],
  calculator: ['calculator'],
  coinWallet: ['coinWallet'],
  // The list of what can be done from anywhere, and the pages in it whose words come with their texts.
  command: ['command'],
  pageNames: ['pageRead'],
  // The editor of texts.
  editor: ['editor', 'errorContent'],
  // The desk of operators.
  desk: ['desk', 'deskJob', 'errorDesk'],
  // People, at the operator's desk.
  deskPerson: ['deskPerson'],
  // The queues of the operator's desk.
  deskQueue: ['deskQueue'],
  // Disputes, at the desk of operators and of arbiters.
  deskDispute: ['deskDispute'],
  // What runs, at the operator's desk, and lists of it taken away.
  deskRunning: ['deskRunning'],
  deskExport: ['download'],
  // The dialog that reports somebody or something.
  report: ['report'],
  // The interface kit.
  uiKit: ['uiKit', 'uiKitPart'],
} as const satisfies Readonly<Record<string, readonly [noun: string, ...more: string[]]>>
export type WordBundle = keyof typeof bundleNouns
export const wordBundles = Object.keys(bundleNouns) as readonly WordBundle[]

/** Nouns that are needed in every language at once: on pages that the gateway renders, in the script for shops, in samples. */
export const nounsAtOnce = [
  'invoice',
  'embed',
  'sample',
  'content',
  'page',
  'advert',
  'profile',
  'homeTop',
  'home',
  'market',
  'calculator',
  'country',
  'coinWallet',
  'contact',
  'form',
  'common',
  'auth',
  'error',
  'preview',
  'pageRead',
  'pageAside',
] as const
