import type { Block } from '../../../design-system/domain/content/text/contentTree.ts'
import { answerCoins } from './coinAnswers.ts'
import type { FakeServer } from './fakeServer.ts'

const says = (text: string): Block => ({ kind: 'paragraph', text: [text] })

const shown = {
  title: 'A title',
  description: 'What it says in a sentence.',
  locale: 'en',
  is_translated: true,
  updated_at: '2026-11-20T23:30:00.000Z',
}

const chapters = ['account', 'first-purchase', 'safety'].map(code => ({
  code,
  title: `Chapter ${code}`,
  description: `About ${code}.`,
  minutes: 3,
}))

const topics = [
  {
    code: 'safety',
    title: 'Safety',
    questions: [
      { code: 'escrow', question: 'What is escrow?', tree: JSON.stringify([says('Coins wait.')]) },
      {
        code: 'receipt',
        question: 'Is a receipt proof?',
        tree: JSON.stringify([
          says('No.'),
          { kind: 'list', ordered: false, items: [[says('Look at your bank.')]] },
        ]),
      },
    ],
  },
]

/** The server's answer to a page of words. */
export const pageAnswer = (page: string, changed: object = {}, blocks?: readonly Block[]) => ({
  page,
  version: 1,
  ...shown,
  minutes: 4,
  tree: JSON.stringify(blocks ?? [says(`The text of ${page}.`), ...headings]),
  legal: null,
  chapters: page.startsWith('guide') ? chapters : [],
  topics: page === 'faq' ? topics : [],
  ...changed,
})

const headings: readonly Block[] = [
  { kind: 'heading', level: 2, id: 'first', text: ['The first part'] },
  says('Something.'),
]

/** The server's answer to a legal text of two versions. */
export const legalAnswer = (page: string, version = 2) =>
  pageAnswer(page, {
    version,
    legal: {
      holds_from: '2026-12-01',
      is_template: true,
      versions: [2, 1].map(number => ({
        version: number,
        holds_from: `2026-1${number}-01`,
        change: `Change ${number}.`,
      })),
    },
  })

export const cardAnswer = (code: string, changed: object = {}) => ({
  url_code: code,
  category_url_code: 'safety',
  category_title: 'Safety',
  ...shown,
  title: `Item ${code}`,
  published_at: '2026-11-01T10:00:00.000Z',
  minutes: 5,
  cover: 'lock',
  alt: 'A closed padlock.',
  ...changed,
})

/** The server's answer to an item of the blog. */
export const itemAnswer = (
  code: string,
  changed: object = {},
  blocks: readonly Block[] = [says('An item.')],
) => ({
  ...cardAnswer(code),
  tree: JSON.stringify(blocks),
  ...changed,
})

const category = { url_code: 'safety', title: 'Safety', description: 'How to trade safely.', items: 20 }

/** Real data of a pair. */
export const homeAnswer = {
  market_rate: '100000000',
  rates_at: '2026-11-26T11:58:00.000Z',
  best_to_buy: [
    {
      id: 'ad-1',
      price: '101000000',
      owner: { user_name: 'harbor', rating_percent: '99.5', trades_count: 212 },
      crypto_currency_code: 'BTC',
      currency_code: 'NGN',
      minimum: '10000',
      maximum: '500000',
      payment_methods: [{ name: 'PalmPay' }],
    },
  ],
}

const offerAnswer = homeAnswer.best_to_buy[0]

/** What a currency has both ways. */
export const countryHomeAnswer = {
  ...homeAnswer,
  best_to_buy: homeAnswer.best_to_buy,
  best_to_sell: [
    { ...offerAnswer, id: 'ad-2', price: '99000000', owner: { ...offerAnswer?.owner, user_name: 'quay' } },
  ],
}

export const bestPricesAnswer = {
  items: [
    { crypto_currency_code: 'BTC', buy_price: '101000000', sell_price: '99000000', market_rate: '100000000' },
    { crypto_currency_code: 'ETH', buy_price: null, sell_price: null, market_rate: '5000000' },
    { crypto_currency_code: 'USDT', buy_price: '1600', sell_price: null, market_rate: '1590' },
  ],
  rates_at: '2026-11-26T11:58:00.000Z',
}

const countryCards = [
  ['nigeria', 'Nigeria', 'NG', 'NGN'],
  ['ghana', 'Ghana', 'GH', 'GHS'],
].map(([code, name, territory_code, currency_code]) => ({
  code,
  name,
  territory_code,
  currency_code,
  title: `Coins in ${name}`,
  description: `How people in ${name} trade.`,
}))

const head = (level: 2 | 3, id: string, title: string): Block => ({
  kind: 'heading',
  level,
  id,
  text: [title],
})
const countryBlocks: readonly Block[] = [
  says('What this is.'),
  head(2, 'prices', 'Today in naira'),
  head(2, 'watch', 'What to watch for'),
  head(3, 'names', 'Compare two names'),
  says('Both are shown.'),
  head(2, 'words', 'Words'),
  {
    kind: 'list',
    ordered: false,
    items: [[{ kind: 'paragraph', text: [{ kind: 'strong', text: ['Aza'] }, ' Account details.'] }]],
  },
  head(2, 'questions', 'Questions'),
  head(3, 'guest', 'Without an account?'),
  says('From some offers.'),
]

/** The server's answer to the page of a country. */
export const countryAnswer = (changed: object = {}, blocks: readonly Block[] = countryBlocks) =>
  pageAnswer(
    'country-nigeria',
    {
      country: {
        territory_code: 'NG',
        name: 'Nigeria',
        currency_code: 'NGN',
        coins: ['USDT', 'BTC'],
        methods: [{ code: 'opay', url_code: 'opay', name: 'OPay', group: 'wallet', speed: 'instant' }],
        amount: '100000',
      },
      ...changed,
    },
    blocks,
  )

export const feesAnswer = { maker_tiers: [{ from_volume_usd: '0', percent: '0.8' }] }

/** The pages that are made of words alone, with their addresses. */
export const wordPages = {
  '/about-us': 'about-us',
  '/user-agreement': 'user_agreement',
  '/privacy': 'privacy_policy',
  '/aml-policy': 'aml-policy',
  '/bitpapa-pay-terms': 'pay-terms',
  '/bug-bounty': 'bug-bounty',
  '/business-contacts': 'business-contacts',
  '/become-trader': 'become-trader',
  '/fraud-warning': 'fraud-warning',
  '/communities': 'communities',
  '/ios-app': 'ios-app',
} as const

/** The pages of coins with words of their own, with their addresses. */
export const coinPages = {
  '/calculator': 'calculator',
  '/calculator/bitcoin': 'calculator-bitcoin',
  '/crypto-wallet': 'crypto-wallet',
  '/crypto-wallet/bitcoin': 'crypto-wallet-bitcoin',
} as const

/** Has a server answer all that there is to read. */
export function answerReading(server: FakeServer): void {
  for (const page of [
    'guide',
    'guide-first-purchase',
    'faq',
    ...Object.values(wordPages),
    ...Object.values(coinPages),
  ])
    server.reply(`GET /api/v1/pages/${page}`, pageAnswer(page))
  for (const page of ['user_agreement', 'privacy_policy'])
    server.reply(`GET /api/v1/pages/${page}`, legalAnswer(page))
  server.reply('GET /api/v1/blog_categories', { items: [category] })
  server.reply('GET /api/v1/blog_categories/safety', category)
  const items = Array.from({ length: 13 }, (_, index) => cardAnswer(`item-${index + 1}`))
  server.reply('GET /api/v1/blog_items', { items, has_more: true })
  server.reply('GET /api/v1/blog_items/item-1', itemAnswer('item-1'))
  server.reply('GET /api/v1/blog_items/item-1/similar', { items: [cardAnswer('item-2')] })
  server.reply('GET /api/v1/pages/country-nigeria', countryAnswer())
  server.reply('GET /api/v1/country_pages', { items: countryCards })
  server.reply('GET /api/v1/home/best_prices', bestPricesAnswer)
  server.reply('GET /api/v1/home', countryHomeAnswer)
  server.reply('GET /api/v1/fees', feesAnswer)
  answerCoins(server)
}
