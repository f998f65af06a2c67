import { expect, fn, screen, waitFor, within } from 'storybook/test'
import type { ComponentProps, ReactNode } from 'react'
import preview from '../../../../.storybook/preview.tsx'
import { OfferList } from '../../../../design-system/domain/trading/advert/offerList/OfferList.tsx'
import {
  OfferListEmpty,
  liftableFilters,
} from '../../../../design-system/domain/trading/advert/offerList/OfferListEmpty.tsx'
import { OfferListFailed } from '../../../../design-system/domain/trading/advert/offerList/OfferListFailed.tsx'
import { MoreOffers } from '../../../../design-system/domain/trading/advert/offerList/MoreOffers.tsx'
import { OfferListFrame } from '../../../../design-system/domain/trading/advert/offerList/OfferListFrame.tsx'
import { OfferNews } from '../../../../design-system/domain/trading/advert/offerList/OfferNews.tsx'
import { LongOfferRows } from '../../../../design-system/domain/trading/advert/offerList/LongOfferRows.tsx'
import { OfferItem } from '../../../../design-system/domain/trading/advert/offerList/OfferItem.tsx'
import { OfferListLoading } from '../../../../design-system/domain/trading/advert/offerList/OfferListLoading.tsx'
import { StalePrices } from '../../../../design-system/domain/trading/advert/offerList/StalePrices.tsx'
import { Stack } from '../../../../design-system/primitives/layout/Stack.tsx'
import { bitcoin, naira } from '../../support/storyAssetBook.ts'
import { minutesFromNow, withStoppedClock } from '../../support/storyClock.tsx'
import { storyOffer, storyOffers, storySearch } from '../../support/trading/storyOffer.ts'
import { expectLink, showsText } from '../../../support/plays.ts'

const onSort = fn()
const framed = (note?: ReactNode) => (args: ComponentProps<typeof OfferList>) => (
  <OfferListFrame search={args.search} onSort={onSort} note={note}>
    <OfferList {...args} />
  </OfferListFrame>
)
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
    hrefOf: (id: string) => `#${id}`,
    pageHref: (page: number) => `#page-${page}`,
    pageSize: 7,
  },
})

/** A page of seven rows, what part of all offers it is, and links to the other pages. */
export const Loaded = meta.story({
  render: framed(),
  tags: ['visual'],
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'Offers to buy Bitcoin' })
    await expect(list.querySelectorAll(':scope > li')).toHaveLength(7)
    await expect(canvas.getByText('1–7 of 248 offers')).toBeVisible()
    await expectLink(canvas, '36', '#page-36')
  },
})

/** Russian column names over Russian rows; no column may run into the next. */
export const Russian = meta.story({ globals: { locale: 'ru' }, render: framed() })
/** The same rows at a phone's width: every fact of an offer must still be found. */
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } }, render: framed() })

/** Offers are counted up to a thousand; beyond it the foot says "1,000+". */
export const CountedAsFarAsItGoes = meta.story({
  args: { offers: { items: storyOffers, page: 3, pages: 50, total: 1000, totalIsCapped: true } },
  play: showsText('15–21 of 1,000+ offers'),
})

/** The button of the menu says the present order, and choosing another one asks for it. */
export const Sorts = meta.story({
  render: framed(),
  play: async ({ canvas, userEvent }) => {
    onSort.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: 'Sort by: Best price' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Fastest release' }))
    await expect(onSort.mock.calls).toEqual([['fastest_release']])
  },
})

/** Old prices say from when they are, and the amounts recede beside it. */
export const Stale = meta.story({
  args: { isStale: true },
  render: framed(<StalePrices ratesAt={minutesFromNow(-6)} />),
  play: showsText(/^Prices are from 14:02/),
})

const onShow = fn()
/** The list has moved on; its rows wait. */
export const News = meta.story({
  args: { gone: new Set(['ad-2']) },
  render: args => (
    <OfferListFrame
      search={args.search}
      onSort={onSort}
      note={
        <>
          <OfferNews count={3} onShow={onShow} />
          <OfferNews count={0} onShow={onShow} />
        </>
      }
    >
      <OfferList {...args} />
    </OfferListFrame>
  ),
  play: async ({ canvas, userEvent }) => {
    onShow.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: '3 new offers' }))
    await expect(onShow).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('button', { name: 'Prices have moved. Sort again' })).toBeVisible()
  },
})

const onMore = fn()
const further = (count: number) => (
  <LongOfferRows
    ids={Array.from({ length: count }, (_, index) => `further-${index}`)}
    from={8}
    total={7 + count}
    renderRow={(id, props) => (
      <OfferItem
        {...props}
        {...{ coin: bitcoin, fiat: naira, search: storySearch }}
        offer={storyOffer({ id }, { userName: id })}
        href={`#${id}`}
      />
    )}
  />
)

/** Further pages stand under the first, in one list. */
export const More = meta.story({
  args: { more: further(2), action: <MoreOffers onMore={onMore} /> },
  render: framed(),
  play: async ({ canvas, userEvent }) => {
    onMore.mockClear()
    const list = canvas.getByRole('list', { name: 'Offers to buy Bitcoin' })
    const rows = within(list).getAllByRole('listitem')
    await expect(rows).toHaveLength(9)
    await expect(rows.at(-1)).toHaveAttribute('aria-posinset', '9')
    await userEvent.click(canvas.getByRole('button', { name: 'Show more offers' }))
    await expect(onMore).toHaveBeenCalledOnce()
  },
})

/** Of thousands of rows a few are there; the one with the focus stays, wherever the page is scrolled to. */
export const Thousands = meta.story({
  args: { more: further(3000) },
  render: framed(),
  play: async ({ canvas, userEvent }) => {
    const row = (index: number) => canvas.queryByRole('link', { name: `Buy from further-${index}` })
    await waitFor(() => expect(row(9)).not.toBeNull())
    row(0)?.focus()
    window.scrollTo(0, document.documentElement.scrollHeight)
    await waitFor(() => expect(row(2999)).not.toBeNull(), { timeout: 5000 })
    await expect(canvas.getAllByRole('listitem').length).toBeLessThan(80)
    await waitFor(() => expect(row(100)).toBeNull())
    await expect(row(0)).toHaveFocus()
    await userEvent.tab()
    await expect(row(1)).toHaveFocus()
    window.scrollTo(0, 0)
  },
})

/** Column names and order are there at once; rows with the cells of real ones wait below. */
export const Loading = meta.story({
  render: ({ search }) => (
    <OfferListFrame search={search} onSort={onSort}>
      <OfferListLoading rows={3} />
    </OfferListFrame>
  ),
})

const retry = fn()
/** The list did not load, and it says first that no money is affected. */
export const Failed = meta.story({
  render: () => <OfferListFailed onRetry={retry} />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Your money is not affected')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(retry).toHaveBeenCalledOnce()
  },
})

const onLift = fn()
/** Nothing matches: one filter to lift, how many offers that brings, and the way to clear all. */
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
    await expect(onLift.mock.lastCall).toEqual(['fine'])
    await expect(canvas.getByText('No offers to sell Bitcoin')).toBeVisible()
  },
})
