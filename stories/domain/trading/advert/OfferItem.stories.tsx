import { expect } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { OfferItem } from '../../../../design-system/domain/trading/advert/offerList/OfferItem.tsx'
import { OfferListFrame } from '../../../../design-system/domain/trading/advert/offerList/OfferListFrame.tsx'
import { OfferList } from '../../../../design-system/domain/trading/advert/offerList/OfferList.tsx'
import { ListRoot, Rows } from '../../../../design-system/domain/trading/advert/offerList/OfferList.styles.ts'
import type { Offer, OfferFilters } from '../../../../design-system/domain/trading/advert/offer.ts'
import { requirementCodes } from '../../../../design-system/domain/trading/advert/requirement.ts'
import { bitcoin, naira, storyBook } from '../../support/storyAssetBook.ts'
import { withStoppedClock } from '../../support/storyClock.tsx'
import { storyMethod, storyOffer, storySearch } from '../../support/trading/storyOffer.ts'
import { expectLink } from '../../../support/plays.ts'

const meta = preview.meta({
  title: 'Domain/Advert/OfferItem',
  component: OfferItem,
  decorators: [withStoppedClock],
  parameters: { layout: 'fullscreen' },
  render: args => (
    <ListRoot>
      <Rows>
        <OfferItem {...args} />
      </Rows>
    </ListRoot>
  ),
})

const args = { offer: storyOffer(), coin: bitcoin, fiat: naira, search: storySearch, href: '#offer' }

const list = (offers: readonly Offer[], search: OfferFilters = storySearch) => (
  <OfferListFrame search={search} onSort={() => undefined}>
    <OfferList
      offers={{ items: offers, page: 1, pages: 1, total: offers.length, totalIsCapped: false }}
      search={search}
      coin={storyBook.of(search.cryptoCurrencyCode)}
      fiat={storyBook.of(search.currencyCode)}
      hrefOf={id => `#${id}`}
      remedyHrefOf={code => `#${code}`}
      pageHref={page => `#${page}`}
      pageSize={20}
    />
  </OfferListFrame>
)

/** One row for everything that may stand in the way. */
const refused = requirementCodes.map((code, index) =>
  storyOffer(
    { id: code, requirements: [{ code, required: null, present: null }] },
    { userName: `trader_${index + 1}` },
  ),
)

/** The best offer and a plain one, then a row for each thing that may stand in the way. */
export const States = meta.story({
  tags: ['visual'],
  args,
  render: () => list([storyOffer(), storyOffer({ id: 'plain' }), ...refused]),
})

/** A very long name, three Russian methods and a day to pay, among offers that cannot be taken. */
export const Russian = meta.story({
  globals: { locale: 'ru' },
  args,
  render: () =>
    list([
      storyOffer(
        {
          paymentMethods: ['Банковский перевод', 'Система быстрых платежей', 'Наличные'].map(name =>
            storyMethod(name),
          ),
          allowAnonymous: true,
          escrowMinutes: 1440,
        },
        { userName: 'Константин_Константинопольский', isOnline: false },
      ),
      ...refused.slice(0, 6),
    ]),
})

/** Trillions and millionths as prices, margins at both ends, no price, and an owner nobody has rated. */
export const HugeAndTiny = meta.story({
  args,
  render: () =>
    list([
      storyOffer({
        price: '1234567890123.45',
        marketDeltaPercent: '4999.99',
        minimum: '0.01',
        maximum: '999999999999',
        youGet: '12345678.12345678',
      }),
      storyOffer({
        id: 'tiny',
        price: '0.000001',
        marketDeltaPercent: '-99.99',
        youGet: '0.00000001',
        minimum: '10',
        maximum: '10',
      }),
      storyOffer({ id: 'unpriced', price: null, marketDeltaPercent: null, youGet: null }),
      storyOffer({ id: 'new' }, { ratingPercent: null, tradesCount: 0, isVerified: false }),
    ]),
})

/** The button is a link to the trade, and the distance to the market is said in words. */
export const LeadsToItsTrade = meta.story({
  args,
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Buy from lagoscoin' })
    await expect(link).toHaveAttribute('href', '#offer')
    await expect(canvas.getByText('0.40% below market')).toBeVisible()
  },
})

/** What is missing stands at the button with the way to mend it, and the button leads nowhere. */
export const SaysWhyNotBesideTheButton = meta.story({
  args: {
    ...args,
    offer: storyOffer({ requirements: [{ code: 'identity_required', required: null, present: null }] }),
    remedyHrefOf: (code: string) => `#meet-${code}`,
  },
  play: async ({ canvas }) => {
    await expectLink(canvas, 'Verify identity', '#meet-identity_required')
    const button = canvas.getByRole('button', { name: 'Buy from lagoscoin' })
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await expect(button).toHaveAccessibleDescription('Verified ID needed')
    await expect(canvas.queryByRole('link', { name: /Buy/ })).not.toBeInTheDocument()
  },
})

/** Being logged out closes no offer: the note says so, and the link still works. */
export const WhoIsLoggedOutMayGoOn = meta.story({
  args: {
    ...args,
    offer: storyOffer({ requirements: [{ code: 'login_required', required: null, present: null }] }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Log in to trade')).toBeVisible()
    await expectLink(canvas, 'Buy from lagoscoin', '#offer')
  },
})

/** The method that was searched for is named first; those without room are counted. */
export const SearchedMethodsStandFirst = meta.story({
  args: {
    ...args,
    offer: storyOffer({
      paymentMethods: ['Zenith Bank', 'UBA', 'Fidelity', 'Wema'].map(name => storyMethod(name)),
    }),
    search: { ...storySearch, paymentMethodCodes: ['wema'] },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Wema')).toBeVisible()
    await expect(canvas.getByText('2 more: UBA, Fidelity')).toBeInTheDocument()
  },
})

/** A search in coins turns the row around: it says what they cost. */
export const ShowsThePriceOfCoinsToGet = meta.story({
  args: { ...args, search: { ...storySearch, amount: '0.5', amountSide: 'crypto' as const } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^You pay/)).toBeInTheDocument()
    await expect(canvas.getByText(/^for 0\.5\sBTC$/)).toBeVisible()
  },
})

/** To a seller the price above the market is the better one, and the button sells to the owner. */
export const Selling = meta.story({
  args: {
    ...args,
    offer: storyOffer({ type: 'Buy', marketDeltaPercent: '0.5' }),
    search: { ...storySearch, type: 'sell' as const },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Sell to lagoscoin' })).toBeVisible()
    // A higher price is the better one for who sells.
    await expect(canvas.getByText('0.50% above market')).toHaveAttribute('data-verdict', 'better')
  },
})
