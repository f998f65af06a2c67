import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { BestOfferList } from '../../../design-system/domain/advert/home/BestOfferList.tsx'
import { HomeHero } from '../../../design-system/domain/advert/home/HomeHero.tsx'
import type { OfferFilters } from '../../../design-system/domain/advert/offer.ts'
import { Grid } from '../../../design-system/primitives/layout/Grid.tsx'
import { naira, storyBook } from '../support/storyBook.ts'
import { withStoppedClock } from '../support/storyClock.tsx'
import { storyCountries, storyMethods, storyOffer, storyOffers, storySearch } from '../support/storyOffer.ts'

const onSearch = fn()
const onChange = fn()
const meta = preview.meta({
  title: 'Domain/Advert/Home',
  component: HomeHero,
  decorators: [withStoppedClock],
  parameters: { layout: 'fullscreen' },
  args: {
    filters: storySearch,
    onChange,
    onSearch,
    assets: storyBook,
    methods: storyMethods,
    countries: storyCountries,
  },
  render: function Kept(args) {
    const [filters, setFilters] = useState<OfferFilters>(args.filters)
    return (
      <HomeHero
        {...args}
        filters={filters}
        onChange={change => {
          onChange(change)
          setFilters({ ...filters, ...change })
        }}
      />
    )
  },
})

export const Hero = meta.story({ tags: ['visual'] })
export const Russian = meta.story({ globals: { locale: 'ru' } })
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })

Hero.test('searches with Enter, with what was typed last', async ({ canvas, userEvent }) => {
  onSearch.mockClear()
  const field = canvas.getByRole('textbox', { name: 'I want to spend' })
  await userEvent.clear(field)
  await userEvent.type(field, '90000{Enter}')
  await expect(onChange.mock.lastCall).toEqual([{ amount: '90000' }])
  await waitFor(() => expect(onSearch).toHaveBeenCalledOnce())
})

Hero.test('does not search for what is no number', async ({ canvas, userEvent }) => {
  onSearch.mockClear()
  const field = canvas.getByRole('textbox', { name: 'I want to spend' })
  await userEvent.type(field, 'x')
  await userEvent.click(canvas.getByRole('button', { name: 'Find offers' }))
  await expect(canvas.getByText('Enter a number, like 1250.50')).toBeVisible()
  await expect(onSearch).not.toHaveBeenCalled()
})

const hrefOf = (id: string) => `#${id}`
const lists = () => (
  <Grid columns="halves">
    <BestOfferList type="buy" offers={storyOffers.slice(0, 4)} fiat={naira} hrefOf={hrefOf} allHref="#buy" />
    <BestOfferList
      type="sell"
      offers={storyOffers.slice(2, 5).map(offer => storyOffer({ ...offer, type: 'Buy' }, offer.owner))}
      fiat={naira}
      hrefOf={hrefOf}
      allHref="#sell"
    />
    <BestOfferList type="buy" offers={null} fiat={naira} hrefOf={hrefOf} allHref="#buy" />
    <BestOfferList type="sell" offers={[]} fiat={naira} hrefOf={hrefOf} allHref="#sell" />
  </Grid>
)
export const BestOffers = meta.story({
  render: lists,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link', { name: /lagoscoin/ })[0]).toHaveAttribute('href', '#ad-1')
    await expect(canvas.getByText('No offers yet in Nigerian naira')).toBeVisible()
  },
})
export const BestOffersRussian = meta.story({ render: lists, globals: { locale: 'ru' } })
