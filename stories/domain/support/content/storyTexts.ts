import type {
  LiveData,
  LiveOfferShape,
  PageShape,
  TopicShape,
} from '../../../../design-system/domain/content/text/contentShape.ts'
import type { ChapterShape } from '../../../../design-system/domain/content/text/contentShape.ts'
import type { Block } from '../../../../design-system/domain/content/text/contentTree.ts'
import english from './texts.en.json' with { type: 'json' }
import russian from './texts.ru.json' with { type: 'json' }

interface Piece {
  readonly title: string
  readonly description: string
  readonly minutes: number
  readonly blocks: readonly Block[]
}

interface Texts {
  readonly chapters: readonly ChapterShape[]
  readonly topics: readonly TopicShape[]
  /** A text with a block of every kind. */
  readonly every: Piece
  readonly chapter: Piece
  readonly guide: Piece
  readonly faq: Piece
  readonly legal: Piece
}

/** A part of the words that the product comes with, as the server reads them. */
export const storyTexts = { en: english as unknown as Texts, ru: russian as unknown as Texts }
type StoryLocale = keyof typeof storyTexts

const pageOf = (
  locale: StoryLocale,
  page: string,
  piece: Piece,
  more: Partial<PageShape> = {},
): PageShape => ({
  ...piece,
  page,
  version: 1,
  locale,
  isTranslated: true,
  updatedAt: '2026-11-18T09:30:00Z',
  legal: null,
  chapters: [],
  topics: [],
  ...more,
})

export const storyEvery = (locale: StoryLocale): PageShape =>
  pageOf(locale, 'about-us', storyTexts[locale].every, { topics: storyTexts[locale].topics })

export const storyGuide = (locale: StoryLocale): PageShape =>
  pageOf(locale, 'guide', storyTexts[locale].guide, { chapters: storyTexts[locale].chapters })

export const storyChapter = (locale: StoryLocale): PageShape =>
  pageOf(locale, 'guide-first-purchase', storyTexts[locale].chapter, {
    chapters: storyTexts[locale].chapters,
  })

export const storyFaq = (locale: StoryLocale): PageShape =>
  pageOf(locale, 'faq', storyTexts[locale].faq, { topics: storyTexts[locale].topics })

/** A document of rules in its third version. */
export const storyLegal = (locale: StoryLocale, version = 3): PageShape =>
  pageOf(locale, 'user_agreement', storyTexts[locale].legal, {
    version,
    legal: {
      holdsFrom: '2026-12-01',
      isTemplate: false,
      versions: [
        { version: 3, holdsFrom: '2026-12-01', change: changes[locale][0] },
        { version: 2, holdsFrom: '2026-09-15', change: changes[locale][1] },
        { version: 1, holdsFrom: '2026-06-01', change: changes[locale][2] },
      ],
    },
  })

const changes = {
  en: ['Who answers for a store’s goods is said.', 'Claims after a trade are added.', 'The first version.'],
  ru: ['Сказано, кто отвечает за товары магазинов.', 'Добавлены претензии после сделки.', 'Первая версия.'],
} as const

const offer = (id: string, more: Partial<LiveOfferShape>): LiveOfferShape => ({
  id,
  userName: id,
  rating: '99.6',
  trades: 4812,
  price: '147376128.40',
  coin: 'BTC',
  fiat: 'NGN',
  minimum: '10000',
  maximum: '5000000',
  methods: ['PalmPay', 'Bank transfer'],
  href: `/offers/${id}`,
  ...more,
})

export const storyLive: LiveData = {
  offers: {
    'BTC NGN': [
      offer('lagoscoin', {}),
      offer('a-trader-with-a-very-long-name', {
        rating: null,
        trades: 0,
        price: '148010000',
        methods: ['Bank transfer'],
      }),
      offer('ngozi_h', { rating: '100', trades: 1, price: '148200500.5', minimum: '2500', maximum: '90000' }),
    ],
  },
  rates: { 'BTC USD': { price: '91240.5', at: '2026-11-26T14:02:00Z' } },
  fees: [
    { fromUsd: '0', percent: '0.9' },
    { fromUsd: '10000', percent: '0.8' },
    { fromUsd: '100000', percent: '0.65' },
  ],
}

export const storyGuideHrefs = { guide: '/guide', chapter: (code: string) => `/guide/${code}` }
