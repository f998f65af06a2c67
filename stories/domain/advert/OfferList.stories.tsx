import { expect, fn, screen } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { OfferList } from '../../../design-system/domain/advert/OfferList.tsx'
import { OfferListEmpty, liftableFilters } from '../../../design-system/domain/advert/OfferListEmpty.tsx'
import { OfferListFailed } from '../../../design-system/domain/advert/OfferListFailed.tsx'
import { OfferListLoading } from '../../../design-system/domain/advert/OfferListLoading.tsx'
import { StalePrices } from '../../../design-system/domain/advert/StalePrices.tsx'
import { Stack } from '../../../design-system/primitives/layout/Stack.tsx'
import { bitcoin, naira } from '../support/storyBook.ts'
import { minutesFromNow, withStoppedClock } from '../support/storyClock.tsx'
import { storyOffers, storySearch } from '../support/storyOffer.ts'

const onSort = fn()
const meta = preview.meta({
  title: 'Domain/Advert/OfferList',
  component: OfferList,
  decorators: [withStoppedClock],
  parameters: { layout: 'fullscreen' },
  args: {
    offers: { items: storyOffers, page: 1, pages: 36, total: 248, totalIsCapped: false },
    search: storySearch,
    coin: bitcoin,
    fiat: naira,
    onSort,
    hrefOf: (id: string) => `#${id}`,
    pageHref: (page: number) => `#page-${page}`,
    pageSize: 7,
  },
})

export const Loaded = meta.story({
  tags: ['visual'],
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'Offers to buy Bitcoin' })
    await expect(list.querySelectorAll(':scope > li')).toHaveLength(7)
    await expect(canvas.getByText('1–7 of 248 offers')).toBeVisible()
    await expect(canvas.getByRole('link', { name: '36' })).toHaveAttribute('href', '#page-36')
  },
})

export const Russian = meta.story({ globals: { locale: 'ru' } })
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })

export const CountedAsFarAsItGoes = meta.story({
  args: { offers: { items: storyOffers, page: 3, pages: 50, total: 1000, totalIsCapped: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('15–21 of 1,000+ offers')).toBeVisible()
  },
})

export const Sorts = meta.story({
  play: async ({ canvas, userEvent }) => {
    onSort.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: 'Sort by: Best price' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Fastest release' }))
    await expect(onSort.mock.calls).toEqual([['fastest_release']])
  },
})

export const Stale = meta.story({
  args: { isStale: true, note: <StalePrices ratesAt={minutesFromNow(-6)} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Prices are from 14:02/)).toBeVisible()
  },
})

export const Loading = meta.story({
  render: ({ search, onSort }) => <OfferListLoading search={search} onSort={onSort} rows={3} />,
})

const retry = fn()
export const Failed = meta.story({
  render: () => <OfferListFailed onRetry={retry} />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Your money is not affected')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(retry).toHaveBeenCalledOnce()
  },
})

const onLift = fn()
export const Empty = meta.story({
  render: ({ search, coin, fiat }) => (
    <Stack>
      {liftableFilters.map(without => (
        <OfferListEmpty
          key={without}
          {...{ search, coin, fiat, onLift }}
          nearest={{ without, total: 12, totalIsCapped: false }}
          onClear={retry}
        />
      ))}
      <OfferListEmpty
        {...{ coin, fiat, onLift }}
        search={{ ...search, amount: null, type: 'sell' }}
        nearest={null}
        onClear={retry}
      />
    </Stack>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('12 offers without the payment method.')).toBeVisible()
    const [first] = canvas.getAllByRole('button', { name: 'Show 12 offers' })
    if (first) await userEvent.click(first)
    await expect(onLift.mock.lastCall).toEqual(['paymentMethod'])
    await expect(canvas.getByText('No offers to sell Bitcoin')).toBeVisible()
  },
})
