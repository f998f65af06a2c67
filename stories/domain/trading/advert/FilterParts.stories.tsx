import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { useState } from 'react'
import preview from '../../../../.storybook/preview.tsx'
import { AmountCell } from '../../../../design-system/domain/trading/advert/filter/AmountCell.tsx'
import { DesktopFilters } from '../../../../design-system/domain/trading/advert/filter/DesktopFilters.tsx'
import { FilterChip } from '../../../../design-system/domain/page/filter/FilterChip.tsx'
import { FilterSheet } from '../../../../design-system/domain/trading/advert/filter/FilterSheet.tsx'
import { FineFilterBar } from '../../../../design-system/domain/trading/advert/filter/FineFilterBar.tsx'
import { FineFilterFields } from '../../../../design-system/domain/trading/advert/filter/FineFilterFields.tsx'
import { MethodFilter } from '../../../../design-system/domain/trading/advert/filter/MethodFilter.tsx'
import { Inline } from '../../../../design-system/primitives/layout/Inline.tsx'
import type { OfferFilters } from '../../../../design-system/domain/trading/advert/offer.ts'
import { storyBook } from '../../support/storyAssetBook.ts'
import { storyCountries, storyMethods, storySearch } from '../../support/trading/storyOffer.ts'
import { findVisible } from '../../../support/findVisible.ts'

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

const onPress = fn()

/** A chip that stays says whether it is pressed; one that goes says what goes with it. */
export const Chips = meta.story({
  render: () => (
    <Inline gap="2">
      <FilterChip isOn={false} onPress={onPress}>
        Online only
      </FilterChip>
      <FilterChip isOn onPress={onPress}>
        No registration
      </FilterChip>
      <FilterChip kind="remove" isOn onPress={onPress}>
        GTBank
      </FilterChip>
    </Inline>
  ),
  play: async ({ canvas, userEvent }) => {
    onPress.mockClear()
    await expect(canvas.getByRole('button', { name: 'Online only', pressed: false })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'No registration', pressed: true })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Remove the filter GTBank' }))
    await expect(onPress).toHaveBeenCalledOnce()
  },
})

const onMethods = fn()

/** Methods are found by typing in a list of their own (`MethodFilterOverlay`), and count once it is closed. */
export const Methods = meta.story({
  render: () => <MethodFilter methods={storyMethods} chosen={[]} onChange={onMethods} look="field" />,
  play: async ({ canvas, userEvent }) => {
    onMethods.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: /Any method/ }))
    await screen.findByRole('option', { name: 'OPay' })
    await userEvent.keyboard('opay')
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1))
    await userEvent.click(screen.getByRole('option', { name: 'OPay' }))
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }))
    await expect(onMethods.mock.calls).toEqual([[['opay']]])
  },
})

/** The fine filters that are on stand in a line, each to be taken away; the others open in a sheet. */
export const Fine = meta.story({
  render: () => (
    <FineFilterBar
      {...choices}
      filters={{ ...storySearch, minimumRating: '95', forIdentifiedPeople: true }}
      onChange={onChange}
      found={{ total: 12, totalIsCapped: false }}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    onChange.mockClear()
    const [first] = canvas.getAllByRole('button', { name: /^Remove the filter/ })
    await userEvent.click(first as HTMLElement)
    await expect(onChange).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: /More filters/ }))
    await findVisible(screen.findByRole('dialog', { name: 'Filters' }))
  },
})

/** The fine filters by themselves, as they stand in the sheet and on the page of filters. */
export const FineOnes = meta.story({
  render: () => <FineFilterFields {...choices} filters={storySearch} onChange={onChange} />,
  play: async ({ canvas, userEvent }) => {
    onChange.mockClear()
    await userEvent.click(canvas.getByRole('switch', { name: /^Verified identity/ }))
    await expect(onChange.mock.calls).toEqual([[{ forIdentifiedPeople: true }]])
  },
})

/** On a phone all of them come from the bottom; the button says how many offers are left. */
export const AllInSheet = meta.story({
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <FilterSheet
      {...choices}
      isOpen
      filters={storySearch}
      onChange={onChange}
      onClose={onPress}
      found={{ total: 12, totalIsCapped: false }}
    />
  ),
  play: async ({ userEvent }) => {
    onPress.mockClear()
    const sheet = within(await findVisible(screen.findByRole('dialog', { name: 'Filters' })))
    await userEvent.click(sheet.getByRole('button', { name: /12 offers/ }))
    await expect(onPress).toHaveBeenCalledOnce()
  },
})
