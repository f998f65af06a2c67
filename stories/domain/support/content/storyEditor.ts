import type { Block } from '../../../../design-system/domain/content/text/contentTree.ts'
import type { PreviewCard } from '../../../../design-system/domain/content/editor/cardShape.ts'
import { emptyText } from '../../../../design-system/domain/content/editor/editorShape.ts'
import type {
  DocumentCardShape,
  DocumentLocaleShape,
  EditedDocumentShape,
  LintShape,
  PreviewShape,
  VersionShape,
  WrittenText,
} from '../../../../design-system/domain/content/editor/editorShape.ts'
import { storyPartners, storyPromo, storyWords } from './storyHomeTexts.ts'
import { minutesFromNow as minutes } from '../storyClock.tsx'

const hour = 60

/** What readers see of a chapter, in its earlier version and in the one that is written. */
export const storyShownText: WrittenText = {
  ...emptyText,
  title: 'Your first purchase',
  description: 'From an offer to coins in your wallet, one step after the other, with what to look at.',
  source: [
    'You buy coins from a person. They are locked before you pay.',
    '',
    '## Choose an offer {#offer}',
    '',
    'Compare the price, the rating and the payment method.',
    '',
    '## Pay {#pay}',
    '',
    'Pay from an account in your own name, and say so.',
  ].join('\n'),
}

export const storyText: WrittenText = {
  ...storyShownText,
  source: storyShownText.source
    .replace('Compare the price', 'Compare the price, what you get')
    .concat('\n\n> Never pay before the coins are locked.'),
}

export const storyVersion = (number: number, more: Partial<VersionShape> = {}): VersionShape => ({
  number,
  revision: 1,
  state: 'earlier',
  showsFrom: minutes(-number * hour),
  title: storyText.title,
  madeAt: minutes((number - 5) * 24 * hour),
  madeBy: 'ngozi_ops',
  ...more,
})

const first = storyVersion(1, { madeBy: null })
const shown = storyVersion(2, { state: 'shown' })
const draft = storyVersion(3, { state: 'draft', revision: 4, showsFrom: null })

/** A text with a version that readers see and a draft. */
export const storyStand: DocumentLocaleShape = {
  locale: 'en',
  shown,
  scheduled: null,
  draft,
  latest: draft,
  versions: [draft, shown, first],
  hasMore: false,
}

/** Nothing is written in the other language. */
export const storyEmptyStand: DocumentLocaleShape = {
  locale: 'ru',
  shown: null,
  scheduled: null,
  draft: null,
  latest: null,
  versions: [],
  hasMore: false,
}

/** Its draft waits for tomorrow. */
export const storyScheduledStand: DocumentLocaleShape = {
  ...storyStand,
  draft: null,
  scheduled: { ...draft, state: 'scheduled', showsFrom: minutes(24 * hour) },
}

export const storyDocument: EditedDocumentShape = {
  id: 'doc-1',
  kind: 'chapter',
  code: 'first-purchase',
  parent: null,
  place: 2,
  address: '/guide/first-purchase',
  archivedAt: null,
  changedAt: minutes(-20),
  changedBy: 'ngozi_ops',
  hasText: true,
  titleMost: 200,
  descriptionMost: 400,
  extraFields: [],
  locales: [storyStand, storyEmptyStand],
}

const says = (text: string): Block => ({ kind: 'paragraph', text: [text] })
const heading = (id: string, text: string): Block => ({ kind: 'heading', level: 2, id, text: [text] })

export const storyPreview: PreviewShape = {
  title: storyText.title,
  description: storyText.description,
  minutes: 1,
  blocks: [
    says('You buy coins from a person. They are locked before you pay.'),
    heading('offer', 'Choose an offer'),
    says('Compare the price, what you get, the rating and the payment method.'),
    { kind: 'live', name: 'rate', values: { coin: 'BTC', fiat: 'NGN' } },
    heading('pay', 'Pay'),
    { kind: 'steps', items: [[says('Pay from an account in your own name.')], [says('Say that you paid.')]] },
    { kind: 'quote', blocks: [says('Never pay before the coins are locked.')] },
  ],
  topics: [],
  card: null,
}

const firstOf = <Of>([first]: readonly Of[], card: (of: Of) => PreviewCard) =>
  first === undefined ? null : card(first)

/** Each kind of card. */
export const storyPreviewCards: Readonly<Record<PreviewCard['kind'], PreviewCard | null>> = {
  story: {
    kind: 'story',
    story: {
      id: 'preview',
      tone: 'accent',
      icon: 'lock',
      title: 'How escrow works',
      isViewed: false,
      slides: [
        {
          title: 'The coins are locked first',
          text: 'When a trade opens, the seller’s coins are locked.',
          linkPath: null,
          linkLabel: null,
        },
        {
          title: 'Release comes last',
          text: 'Look at your own account before you release.',
          linkPath: '/buy',
          linkLabel: 'See the offers',
        },
      ],
    },
  },
  promo_block: firstOf(storyPromo, block => ({ kind: 'promo_block', block })),
  service_feedback: firstOf(storyWords, word => ({ kind: 'service_feedback', word, isExample: true })),
  media_partner: firstOf(storyPartners, partner => ({ kind: 'media_partner', partner, isExample: false })),
}

export const storyLint: LintShape = {
  findings: [
    { code: 'raw_html', severity: 'error', line: 5, values: [] },
    {
      code: 'broken_link',
      severity: 'warning',
      line: 9,
      values: [{ name: 'href', value: '/guide/nowhere' }],
    },
    { code: 'field_missing', severity: 'error', line: null, values: [{ name: 'field', value: 'said_on' }] },
    { code: 'missing_locale', severity: 'warning', line: null, values: [{ name: 'locale', value: 'ru' }] },
    {
      code: 'headings_differ',
      severity: 'warning',
      line: null,
      values: [
        { name: 'locale', value: 'ru' },
        { name: 'lacks', value: '' },
        { name: 'has', value: 'pay' },
      ],
    },
  ],
  readability: { words: 214, sentences: 19, longestSentence: 24, ease: 68 },
}

const card = (id: string, more: Partial<DocumentCardShape>): DocumentCardShape => ({
  id,
  kind: 'page',
  code: 'about-us',
  parent: null,
  address: '/about-us',
  archivedAt: null,
  changedAt: minutes(-90),
  changedBy: null,
  locales: [],
  ...more,
})
const stands = { isShown: true, scheduledAt: null, hasDraft: false } as const

export const storyCards: readonly DocumentCardShape[] = [
  card('doc-1', {
    kind: 'chapter',
    code: 'first-purchase',
    address: '/guide/first-purchase',
    changedBy: 'ngozi_ops',
    locales: [{ ...stands, locale: 'en', title: 'Your first purchase', hasDraft: true }],
  }),
  card('doc-2', {
    kind: 'item',
    code: 'fees-explained',
    parent: 'money',
    address: '/blog/money/fees-explained',
    changedBy: 'd.osei',
    locales: [
      { ...stands, locale: 'en', title: 'What a trade costs', scheduledAt: minutes(24 * hour) },
      {
        ...stands,
        locale: 'ru',
        title: 'Сколько стоит сделка, если считать всё, что платят обе стороны',
        isShown: false,
        scheduledAt: minutes(24 * hour),
      },
    ],
  }),
  card('doc-3', {
    archivedAt: minutes(-30),
    locales: [
      { ...stands, locale: 'en', title: 'About us' },
      { ...stands, locale: 'ru', title: 'О нас' },
    ],
  }),
  card('doc-4', { kind: 'topic', code: 'safety', address: '/faq', changedBy: 'ngozi_ops' }),
]
