import type { Block } from '../../../design-system/domain/content/contentTree.ts'
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

/** Has a server answer all that there is to read. */
export function answerReading(server: FakeServer): void {
  for (const page of ['guide', 'guide-first-purchase', 'faq', ...Object.values(wordPages)])
    server.reply(`GET /api/v1/pages/${page}`, pageAnswer(page))
  for (const page of ['user_agreement', 'privacy_policy'])
    server.reply(`GET /api/v1/pages/${page}`, legalAnswer(page))
  server.reply('GET /api/v1/blog_categories', { items: [category] })
  server.reply('GET /api/v1/blog_categories/safety', category)
  const items = Array.from({ length: 13 }, (_, index) => cardAnswer(`item-${index + 1}`))
  server.reply('GET /api/v1/blog_items', { items, has_more: true })
  server.reply('GET /api/v1/blog_items/item-1', itemAnswer('item-1'))
  server.reply('GET /api/v1/blog_items/item-1/similar', { items: [cardAnswer('item-2')] })
  server.reply('GET /api/v1/home', homeAnswer)
  server.reply('GET /api/v1/fees', feesAnswer)
}
