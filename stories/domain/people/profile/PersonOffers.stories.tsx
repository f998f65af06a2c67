import { expect, fn } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { PersonOffers } from '../../../../design-system/domain/trading/person/PersonOffers.tsx'
import { storyBook } from '../../support/storyAssetBook.ts'
import { withStoppedClock } from '../../support/storyClock.tsx'
import { storyMethod, storyOffer } from '../../support/trading/storyOffer.ts'
import { expectLink } from '../../../support/plays.ts'

const meta = preview.meta({
  title: 'Domain/Profile/PersonOffers',
  component: PersonOffers,
  decorators: [withStoppedClock],
})

const items = [
  storyOffer({ youGet: null }),
  storyOffer({
    id: 'ad-2',
    type: 'Buy',
    cryptoCurrencyCode: 'USDT',
    price: '0.000001',
    marketDeltaPercent: null,
    minimum: '1',
    maximum: '999999999999',
    youGet: null,
    paymentMethods: [storyMethod('Bank transfer'), storyMethod('M-Pesa', 'mobile_money')],
  }),
]
const args = {
  userName: 'lagoscoin',
  content: { status: 'ready' as const, items, page: 1, pages: 3, isStale: false },
  assets: storyBook,
  hrefOf: (id: string) => `/trade/new/${id}`,
  pageHref: (page: number) => `/user/offers/lagoscoin?page=${page}`,
  searchHref: '/buy',
}

/** Each offer says what the viewer does on it, in place of the owner, who is the same for all. */
export const States = meta.story({
  args,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You buy Bitcoin with NGN')).toBeVisible()
    await expect(canvas.getByText('You sell Tether for NGN')).toBeVisible()
    await expectLink(canvas, 'Buy from lagoscoin', '/trade/new/ad-1')
  },
})
/** A Russian phrase for what the viewer does takes the owner's place in each row of a phone. */
export const RussianOnPhone = meta.story({ globals: { locale: 'ru', viewport: { value: 'phone' } }, args })
/** Newer offers are being fetched: the prices of before recede, and the rows stay. */
export const Stale = meta.story({ args: { ...args, content: { ...args.content, isStale: true } } })
/** Somebody offers nothing now: it says who, and leads to the whole market. */
export const Empty = meta.story({ args: { ...args, content: { ...args.content, items: [], pages: 1 } } })
/** Three still rows with the cells of an offer. */
export const Loading = meta.story({ args: { ...args, content: { status: 'loading' as const } } })
/** Somebody's offers did not load: their place says so and asks again. */
export const Failed = meta.story({
  args: { ...args, content: { status: 'failed' as const, onRetry: fn() } },
})
