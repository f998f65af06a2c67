import { expect, fn, screen } from 'storybook/test'
import { useState } from 'react'
import preview from '../../../../.storybook/preview.tsx'
import { BuySellSwitch } from '../../../../design-system/domain/trading/advert/BuySellSwitch.tsx'
import { MarketFields } from '../../../../design-system/domain/trading/advert/filter/MarketFields.tsx'
import { SearchSentence } from '../../../../design-system/domain/trading/advert/filter/SearchSentence.tsx'
import { FilterFields } from '../../../../design-system/domain/trading/advert/filter/FilterFields.tsx'
import type { OfferFilters } from '../../../../design-system/domain/trading/advert/offer.ts'
import { Stack } from '../../../../design-system/primitives/layout/Stack.tsx'
import { storyBook } from '../../support/storyAssetBook.ts'
import { storyCountries, storyMethods, storySearch } from '../../support/trading/storyOffer.ts'

const onChange = fn()
const choices = { assets: storyBook, methods: storyMethods, countries: storyCountries }

function Kept({ start }: { start: OfferFilters }) {
  const [filters, setFilters] = useState(start)
  const change = (part: Partial<OfferFilters>) => {
    onChange(part)
    setFilters({ ...filters, ...part })
  }
  return (
    <Stack gap="4">
      <BuySellSwitch type={filters.type} onChange={type => change({ type })} width="fill" />
      <MarketFields {...choices} filters={filters} onChange={change} />
      <FilterFields {...choices} filters={filters} onChange={change} canOwn />
      <SearchSentence {...choices} filters={filters} />
    </Stack>
  )
}

const meta = preview.meta({
  title: 'Domain/Advert/FilterFields',
  component: FilterFields,
  args: { ...choices, filters: storySearch, onChange },
})

const render = (args: { filters: OfferFilters }) => <Kept start={args.filters} />

/** The filters as fields, each change told alone, and the whole search as one sentence below. */
export const Default = meta.story({ tags: ['visual'], render })
/** The fields at a phone's width, and the search as one Russian sentence. */
export const RussianOnPhone = meta.story({
  globals: { locale: 'ru', viewport: { value: 'phone' } },
  render,
})

Default.test('tells each change by itself', async ({ canvas, userEvent }) => {
  onChange.mockClear()
  await userEvent.click(canvas.getByRole('radio', { name: 'Sell' }))
  await userEvent.click(canvas.getByRole('switch', { name: 'Online only' }))
  await expect(onChange.mock.calls.flat()).toEqual([{ type: 'sell' }, { onlineOnly: true }])
})

/** A bank is of a method: another method forgets it. */
export const WithABank = meta.story({
  args: { filters: { ...storySearch, paymentMethodCodes: ['bank_transfer'] } },
  render,
  play: async ({ canvas, userEvent }) => {
    onChange.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: /^Bank Any bank/ }))
    await userEvent.click(await screen.findByRole('option', { name: 'GTBank' }))
    await expect(onChange.mock.lastCall).toEqual([{ paymentMethodBankCode: 'gtbank' }])
    await userEvent.click(canvas.getByRole('button', { name: /Trader’s rating/ }))
    await userEvent.click(await screen.findByRole('option', { name: 'Rated 98% or better' }))
    await expect(onChange.mock.lastCall).toEqual([{ minimumRating: '98' }])
    await expect(
      canvas.getByText(
        'Buy Bitcoin for ₦250,000, paid with Bank transfer · Only GTBank, Nigeria, and rated 98% or better',
      ),
    ).toBeVisible()
  },
})
