import { expect, fn, screen, within } from 'storybook/test'
import { useState } from 'react'
import preview from '../../../../.storybook/preview.tsx'
import { BestPick } from '../../../../design-system/domain/trading/advert/search/BestPick.tsx'
import { bestKinds } from '../../../../design-system/domain/trading/advert/search/bestOffer.ts'
import { searchTypes, type SearchSort } from '../../../../design-system/domain/trading/advert/offer.ts'
import { OfferAction } from '../../../../design-system/domain/trading/advert/offerList/OfferAction.tsx'
import { OfferListFrame } from '../../../../design-system/domain/trading/advert/offerList/OfferListFrame.tsx'
import { OfferListHead } from '../../../../design-system/domain/trading/advert/offerList/OfferListHead.tsx'
import { OfferMethods } from '../../../../design-system/domain/trading/advert/offerList/OfferMethods.tsx'
import { OfferRows } from '../../../../design-system/domain/trading/advert/offerList/OfferRows.tsx'
import { SortMenu } from '../../../../design-system/domain/trading/advert/offerList/SortMenu.tsx'
import { Grid } from '../../../../design-system/primitives/layout/Grid.tsx'
import { Stack } from '../../../../design-system/primitives/layout/Stack.tsx'
import { bitcoin, naira } from '../../support/storyAssetBook.ts'
import { withStoppedClock } from '../../support/storyClock.tsx'
import { storyMethod, storyOffer, storyOffers, storySearch } from '../../support/trading/storyOffer.ts'

const hrefOf = (id: string) => `#${id}`
const inTheWay = (code: string) => [{ code, required: null, present: null }]

/** What a list of offers and the panel of the best ones are made of, by itself. */
const meta = preview.meta({
  title: 'Domain/Advert/OfferRowParts',
  component: OfferAction,
  decorators: [withStoppedClock],
  args: { offer: storyOffer(), href: '#trade', emphasis: 'plain' as const },
})

/** The best of a list and another, of both sides; to be logged in to; what cannot be taken, with the way to meet it and without. */
export const Actions = meta.story({
  render: args => (
    <Grid columns="quarters">
      <OfferAction {...args} emphasis="best" />
      <OfferAction {...args} offer={storyOffer({ type: 'Buy' })} />
      <OfferAction {...args} offer={storyOffer({ requirements: inTheWay('login_required') })} />
      <OfferAction
        {...args}
        offer={storyOffer({ requirements: inTheWay('phone_required') })}
        remedyHrefOf={() => '#phone'}
      />
      <OfferAction {...args} offer={storyOffer({ requirements: inTheWay('advert_disabled') })} />
    </Grid>
  ),
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link').map(link => link.getAttribute('href'))
    await expect(links).toEqual(['#trade', '#trade', '#trade', '#phone'])
    await expect(canvas.getAllByRole('button')).toHaveLength(2)
  },
})

/** Two have a tag, the others are counted; what was searched for stands first. */
export const Methods = meta.story({
  render: () => {
    const methods = ['Bank transfer', 'OPay', 'PalmPay', 'Kuda'].map(name => storyMethod(name))
    return (
      <Stack gap="3">
        {[1, 2, 4].map(count => (
          <OfferMethods key={count} methods={methods.slice(0, count)} allowAnonymous={false} />
        ))}
        <OfferMethods methods={methods} preferred={['kuda']} allowAnonymous />
      </Stack>
    )
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 more: PalmPay, Kuda')).toBeInTheDocument()
    await expect(canvas.getByText('3 more: Bank transfer, OPay, PalmPay')).toBeInTheDocument()
  },
})

const onSort = fn()
function Sorted() {
  const [sort, setSort] = useState<SearchSort>('best_price')
  return <SortMenu sort={sort} onChange={next => (onSort(next), setSort(next))} />
}

/** The order is chosen in a menu, whose button says what it is. */
export const Order = meta.story({
  render: () => <Sorted />,
  play: async ({ canvas, userEvent }) => {
    const before = canvas.getByRole('button').textContent
    await userEvent.click(canvas.getByRole('button'))
    const [, second] = await screen.findAllByRole('menuitem')
    if (!second) throw new Error('There is one order alone')
    await userEvent.click(second)
    await expect(onSort).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('button').textContent).not.toBe(before)
  },
})

/** Of a search without an amount, and with one: then a column says what it comes to. */
export const Heads = meta.story({
  render: () => (
    <Stack gap="5">
      {searchTypes.map(type => (
        <OfferListHead key={type} search={{ ...storySearch, type }} onSort={onSort} />
      ))}
      <OfferListHead search={{ ...storySearch, amount: null }} onSort={onSort} />
    </Stack>
  ),
})

/** Rows of the second page: none is the best, and each says its place in the whole list. One has gone since. */
export const SecondPage = meta.story({
  render: () => (
    <OfferListFrame search={storySearch} onSort={onSort} note={null}>
      <ol>
        <OfferRows
          offers={{ items: storyOffers, page: 2, pages: 13, total: 248, totalIsCapped: false }}
          search={storySearch}
          coin={bitcoin}
          fiat={naira}
          hrefOf={hrefOf}
          gone={new Set(['ad-2'])}
          from={21}
        />
      </ol>
    </OfferListFrame>
  ),
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('listitem')
    await expect(first).toHaveAttribute('aria-posinset', '21')
    await expect(first).toHaveAttribute('aria-setsize', '248')
  },
})

/** The best offer of each kind, and where there is none. */
export const Picks = meta.story({
  render: () => (
    <Grid columns="quarters">
      {bestKinds.map(kind => (
        <BestPick
          key={kind}
          {...{ kind, hrefOf }}
          offer={kind === 'noRegistration' ? null : storyOffer({ id: kind })}
          searched={{ amount: '250000', side: 'fiat' }}
          coin={bitcoin}
          fiat={naira}
        />
      ))}
    </Grid>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(bestKinds.length - 1)
    await expect(within(canvasElement).getByText('No registration')).toBeVisible()
  },
})
