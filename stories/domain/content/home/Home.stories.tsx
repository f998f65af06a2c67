import { expect } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { MarketRates } from '../../../../design-system/domain/reference/asset/MarketRates.tsx'
import { CoinArches } from '../../../../design-system/domain/content/home/hero/CoinArches.tsx'
import type { HomeCountryShape } from '../../../../design-system/domain/content/home/hero/HomeCountry.tsx'
import { HomeTop } from '../../../../design-system/domain/content/home/hero/HomeTop.tsx'
import { HomeFrame } from '../../../../design-system/domain/content/home/HomeFrame.tsx'
import { HomeSections } from '../../../../design-system/domain/content/home/HomeSections.tsx'
import { QuoteCard } from '../../../../design-system/domain/content/home/quote/QuoteCard.tsx'
import { naira, storyBook } from '../../support/storyAssetBook.ts'
import {
  storyQuote,
  storyQuoteHrefs,
  storyQuoteSearch,
  storyRest,
  storyRestHrefs,
} from '../../support/content/storyHome.ts'
import { expectLink } from '../../../support/plays.ts'

const rates = [
  { coin: storyBook.of('BTC'), rate: '147376130', changePercent: '1.84', href: '#btc' },
  { coin: storyBook.of('ETH'), rate: '4973834', changePercent: '-0.6', href: '#eth' },
  { coin: storyBook.of('USDT'), rate: '1593.6', changePercent: '0', href: '#usdt' },
] as const

const meta = preview.meta({
  title: 'Domain/Home/Parts',
  component: HomeSections,
  parameters: { layout: 'fullscreen' },
  args: {
    rest: storyRest('en'),
    hrefs: storyRestHrefs,
    coin: storyBook.of('BTC'),
    fiat: naira,
    rates: <MarketRates fiat={naira} rates={rates} />,
    url: 'https://souk.example/',
  },
})

const top = (country: HomeCountryShape | null) => () => (
  <HomeFrame>
    <HomeTop
      coins={11}
      hrefs={{ how: '#how', guest: '#guest' }}
      country={country}
      aside={<CoinArches fiat={naira} rates={rates} />}
    >
      <QuoteCard
        search={storyQuoteSearch}
        assets={storyBook}
        content={{ status: 'ready', quote: storyQuote, freshness: 'live' }}
        hrefs={storyQuoteHrefs}
        action="/"
        takerPercent="0"
        onSearch={() => undefined}
      />
    </HomeTop>
  </HomeFrame>
)

/** The first screen. */
export const Top = meta.story({ render: top(null) })

const nigeria: Record<'en' | 'ru', HomeCountryShape> = {
  en: {
    code: 'nigeria',
    name: 'Nigeria',
    title: 'Buy and sell coins in Nigeria with naira',
    description: 'USDT and bitcoin for naira with people in Nigeria: live prices and ways to pay.',
    href: '#nigeria',
  },
  ru: {
    code: 'nigeria',
    name: 'Нигерия',
    title: 'Купить и продать монеты в Нигерии за найру',
    description: 'USDT и биткоин за найру с людьми в Нигерии: цены сейчас и способы оплаты.',
    href: '#nigeria',
  },
}

/** For who comes from a country that has a page of its own. */
export const TopInCountry = meta.story({
  tags: ['visual'],
  render: top(nigeria.en),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Buy and sell coins in Nigeria with naira')).toBeVisible()
    await expectLink(canvas, 'Nigeria: prices and ways to pay', '#nigeria')
  },
})
/** Russian words of a country’s page in the first screen of a phone: nothing is wider than it. */
export const TopInCountryRussianPhone = meta.story({
  globals: { locale: 'ru', viewport: { value: 'phone' } },
  render: top(nigeria.ru),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('link', { name: 'Нигерия: цены и способы оплаты' })).toBeVisible()
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})

/** Invented praise is marked as an example, and links to partners do not tell them where a reader came from. */
export const Rest = meta.story({
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: '48,210 trades so far' })).toBeVisible()
    await expect(canvas.getByText('5 min')).toBeVisible()
    await expect(canvas.getAllByText('Example, not a real person')).toHaveLength(2)
    await expect(canvas.getByRole('link', { name: 'Harbour Ledger' })).toHaveAttribute(
      'rel',
      'noopener noreferrer',
    )
    await expectLink(canvas, 'OPay', '#OPay')
  },
})
/** The parts of the page with the Russian texts of the server, to see headings and cards with longer words. */
export const Russian = meta.story({ globals: { locale: 'ru' }, args: { rest: storyRest('ru') } })
/** All parts of the first page under each other, for a picture to compare. */
export const Phone = meta.story({ tags: ['visual'], globals: { viewport: { value: 'phone' } } })

/** A place that has just opened: nothing is claimed that is not so. */
export const Young = meta.story({
  args: {
    rest: {
      ...storyRest('en'),
      trade: { ...storyRest('en').trade, sellerName: null, coins: null },
      figures: { trades: 0, people: 0, medianReleaseSeconds: null },
      methods: [],
      countries: [],
      fees: null,
      words: [],
      partners: [],
      areExamples: false,
      questions: [],
    },
    rates: null,
    url: null,
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/so far/)).not.toBeInTheDocument()
    await expect(canvas.queryByText(/Example, not/)).not.toBeInTheDocument()
  },
})
/** What people really said is not marked, and has its day; a fee of who takes an offer is said. */
export const Said = meta.story({
  args: {
    rest: {
      ...storyRest('en'),
      areExamples: false,
      figures: { trades: 1, people: 2, medianReleaseSeconds: null },
      fees: { tiers: [{ fromVolumeUsd: '0', percent: '0.9' }], takerPercent: '0.25', invoicePercent: '0' },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Example, not a real person')).not.toBeInTheDocument()
    await expect(canvas.getByText(/Jan.* 2026$/)).toBeVisible()
    await expect(canvas.getByText('1 trade so far')).toBeVisible()
  },
})
