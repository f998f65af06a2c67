import { expect, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { CountryPage } from '../../app/features/country/CountryPage.tsx'
import { storyCountry } from '../domain/support/content/storyCountry.ts'
import { onPhone } from '../support/app/currentExchange.ts'
import { findVisible } from '../support/findVisible.ts'
import { pageMeta } from '../support/app/pageAt.tsx'
import { onceLoaded, showsRole } from '../support/plays.ts'
import { textPage } from './textPage.ts'
import { countryAnswers } from './countryAnswers.ts'

const meta = preview.meta({ title: 'Pages/Country', component: CountryPage, ...pageMeta })

const { title } = storyCountry().country.page
const page = textPage('/nigeria', countryAnswers)

/** One country's page: today's prices in its currency, the best offers, and the ways to other countries. */
export const Loaded = meta.story({
  tags: ['visual'],
  globals: { viewport: { value: 'desktop' } },
  render: page.usual,
  play: onceLoaded(async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(title)
    await expect(document.title).toBe(`${title} · Souk`)
    const board = within(await canvas.findByRole('region', { name: 'Today in naira' }))
    await findVisible(board.findByRole('row', { name: /^USDT/ }))
    await findVisible(canvas.findByRole('link', { name: /^Ghana, GHS/ }))
  }),
})

/** The offers of another coin have an address of their own. */
export const AnotherCoin = meta.story({
  render: page.at('/nigeria?coin=BTC'),
  play: onceLoaded(async ({ canvas }) => {
    await findVisible(canvas.findByRole('region', { name: 'Buy BTC' }))
    await expect(canvas.getByRole('link', { name: 'BTC' })).toHaveAttribute('aria-current', 'true')
  }),
})

/** The sum and both buttons come before the board of prices on a phone, in Russian. */
export const OnPhoneInRussian = meta.story({
  tags: ['visual'],
  globals: { ...onPhone, locale: 'ru' },
  render: page.with(() => countryAnswers('ru')),
  play: onceLoaded(async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      storyCountry('ru').country.page.title,
    )
  }),
})

/** The country's text comes first of all: until it is there the page says that a text is loading. */
export const Loading = meta.story(page.loading('page'))

/** A country in whose currency nobody offers anything, with a text that has no words yet. */
export const Empty = meta.story({
  render: page.with(() => countryAnswers('en', { isEmpty: true })),
  play: onceLoaded(async ({ canvas }) => {
    await findVisible(canvas.findByText('Nobody sells USDT for NGN right now.'))
    await expect(canvas.queryByRole('heading', { name: 'Other countries' })).not.toBeInTheDocument()
  }),
})

/** The market does not come: the page is there all the same. */
export const WithoutMarket = meta.story({
  ...page.failed('home', 'bestPrices'),
  play: onceLoaded(showsRole('link', { name: /^The prices did not come/ })),
})

/** Without its text a country has no page to show: all of it is asked for again, unlike a market that is away. */
export const Failed = meta.story(page.failed('page'))

/** A word that is no country is nobody's page. */
export const Forbidden = meta.story({
  render: page.at('/nowhere'),
  play: async ({ canvas }) => {
    await findVisible(canvas.findByText('Error 404, page not found'))
    await expect(document.title).toBe('Page not found · Souk')
  },
})
