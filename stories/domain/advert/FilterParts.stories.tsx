import { expect, fn } from 'storybook/test'
import { useState } from 'react'
import preview from '../../../.storybook/preview.tsx'
import { AmountCell } from '../../../design-system/domain/advert/filter/AmountCell.tsx'
import { DesktopFilters } from '../../../design-system/domain/advert/filter/DesktopFilters.tsx'
import type { OfferFilters } from '../../../design-system/domain/advert/offer.ts'
import { storyBook } from '../support/storyBook.ts'
import { storyCountries, storyMethods, storySearch } from '../support/storyOffer.ts'

const onChange = fn()
const choices = { assets: storyBook, methods: storyMethods, countries: storyCountries, canOwn: true }

function Amount({ start }: { start: Partial<OfferFilters> }) {
  const [filters, setFilters] = useState<OfferFilters>({ ...storySearch, ...start })
  const change = (part: Partial<OfferFilters>) => {
    onChange(part)
    setFilters({ ...filters, ...part })
  }
  return <AmountCell assets={storyBook} filters={filters} onChange={change} />
}

/** What the bar of filters is made of, by itself. */
const meta = preview.meta({
  title: 'Domain/Advert/FilterParts',
  component: DesktopFilters,
  args: { ...choices, filters: storySearch, onChange },
})

/** On a desktop all filters stand in one bar. */
export const Bar = meta.story({ parameters: { layout: 'fullscreen' } })

/** An amount in fiat; the button beside it asks for coins instead, and empties it. */
export const AmountInFiat = meta.story({
  render: () => <Amount start={{ amount: '250000', amountSide: 'fiat' }} />,
  play: async ({ canvas, userEvent }) => {
    onChange.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: /Enter the amount in BTC/ }))
    await expect(onChange.mock.calls).toEqual([[{ amountSide: 'crypto', amount: null }]])
    await expect(canvas.getByRole('textbox')).toHaveValue('')
  },
})

/** What is no number is said at the field, and not searched for. */
export const NoNumber = meta.story({
  render: () => <Amount start={{ amount: null }} />,
  play: async ({ canvas, userEvent }) => {
    onChange.mockClear()
    await userEvent.type(canvas.getByRole('textbox'), '12..5')
    await expect(await canvas.findByText('Enter a number, like 1250.50')).toBeVisible()
    await expect(onChange).not.toHaveBeenCalledWith({ amount: '12..5' })
  },
})
