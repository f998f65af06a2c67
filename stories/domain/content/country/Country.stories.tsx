import { expect, within } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { CountryBody } from '../../../../design-system/domain/content/country/CountryBody.tsx'
import { CountryView } from '../../../../design-system/domain/content/country/CountryView.tsx'
import { withStillLinks } from '../../support/withStillLinks.tsx'
import { storyCountry, storyCountryHrefs, storyCountryMarket } from '../../support/content/storyCountry.ts'
import { expectLink, showsRole, showsText } from '../../../support/plays.ts'

const ready = (value = storyCountry()) => ({ status: 'ready', value, isStale: false }) as const

const meta = preview.meta({
  title: 'Domain/Country/CountryView',
  component: CountryView,
  decorators: [withStillLinks],
  args: { content: ready(), hrefs: storyCountryHrefs, action: '/buy' },
})

/** Every part has data: a coin without offers says so on the board, and a method without a page is text, no link. */
export const Loaded = meta.story({
  tags: ['visual'],
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const board = within(canvas.getByRole('region', { name: 'Today in naira' }))
    await expect(board.getByText('16:48 UTC')).toBeVisible()
    await expect(board.getByRole('row', { name: /^USDT/ })).toHaveTextContent('1,593.60')
    await expect(board.getByRole('row', { name: /^ETH/ })).toHaveTextContent('No offer')
    await expect(board.queryByText('Monero')).not.toBeInTheDocument()
    const buy = within(canvas.getByRole('region', { name: 'Buy USDT' }))
    await expectLink(buy, 'Buy USDT from QuickNaira', '/trade/new/1')
    await expect(buy.getAllByRole('listitem')).toHaveLength(3)
    await expect(canvas.getByRole('link', { name: 'USDT' })).toHaveAttribute('aria-current', 'true')
    await expectLink(canvas, 'BTC', '/nigeria?coin=BTC')
    await expectLink(canvas, /^MTN MoMo/, '/buy-usdt-with-mtn-momo-nigeria?currencyCode=NGN')
    await expect(canvas.getAllByRole('term')[0]).toHaveTextContent('Aza')
    // A part that has no way of its own is a text.
    await expect(canvas.getByRole('region', { name: 'On holidays' })).toHaveTextContent('counters are closed')
  },
})

Loaded.test('a sum leads to the offers that take it, by a form of the browser’s own', async ({ canvas }) => {
  const field = canvas.getByRole('textbox', { name: 'How much do you want to spend, in NGN?' })
  await expect(field).toHaveValue('100000')
  const form = field.closest('form')
  await expect(form).toHaveAttribute('action', '/buy')
  await expect([...new FormData(form ?? undefined)]).toEqual([
    ['cryptoCurrencyCode', 'USDT'],
    ['currencyCode', 'NGN'],
    ['amount', '100000'],
  ])
})

Loaded.test('a question folds out', async ({ canvas, userEvent }) => {
  const answer = canvas.getByText(/marked “No sign-up”/)
  await expect(answer).not.toBeVisible()
  await userEvent.click(canvas.getByText('Can I buy without an account?'))
  await expect(answer).toBeVisible()
})

/** How the board, the offers and the ways to pay share the width between a phone’s and a desktop’s. */
export const OnTablet = meta.story({
  tags: ['visual'],
  globals: { viewport: { value: 'tablet' } },
})

/** Its text has fewer parts: the market is shown all the same. */
export const OnPhoneInRussian = meta.story({
  tags: ['visual'],
  args: { content: ready(storyCountry('ru')) },
  globals: { viewport: { value: 'phone' }, locale: 'ru' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Лучшие предложения сейчас' })).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 2, name: 'Как там платят' })).toBeVisible()
  },
})

/** The market is away: everything leads to where it is. */
export const WithoutMarket = meta.story({
  tags: ['visual'],
  args: {
    content: ready(storyCountry('en', { market: { coin: 'USDT', offers: null, prices: null }, others: [] })),
  },
  play: async ({ canvas }) => {
    await expectLink(canvas, /^The prices did not come/, '/buy-usdt?currencyCode=NGN')
    await expect(canvas.queryByRole('heading', { name: 'Other countries' })).not.toBeInTheDocument()
  },
})

/** Nobody offers anything in this currency yet. */
export const NoOffers = meta.story({
  args: {
    content: ready(
      storyCountry('en', {
        market: {
          ...storyCountryMarket,
          offers: { buy: [], sell: [] },
          prices: { at: '2026-11-26T16:48:00.000Z', coins: [] },
        },
      }),
    ),
  },
  play: showsText('Nobody sells USDT for NGN right now.', 'Nobody buys USDT for NGN right now.'),
})

/** A text without any words, in another language than the reader's. */
export const Untranslated = meta.story({
  args: {
    content: ready(
      storyCountry('en', {
        country: {
          ...storyCountry('ru').country,
          methods: [],
          amount: null,
          page: { ...storyCountry('ru').country.page, isTranslated: false, blocks: [] },
        },
      }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/It is in Russian/)).toBeVisible()
    await expect(canvas.getByRole('textbox')).toHaveValue('')
    await expect(canvas.queryByRole('heading', { name: 'How people pay' })).not.toBeInTheDocument()
  },
})

/** The page by itself, with drawings of coins that somebody else has made. */
export const Body = meta.story({
  render: ({ hrefs, action }) => (
    <CountryBody
      page={storyCountry()}
      hrefs={hrefs}
      action={action}
      renderIcon={coin => <i>{coin.at(0)}</i>}
    />
  ),
  play: showsRole('row', { name: /^U ?USDT/ }),
})
