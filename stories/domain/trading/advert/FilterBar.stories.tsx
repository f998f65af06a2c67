import { expect, fn, screen, waitFor } from 'storybook/test'
import { useState } from 'react'
import preview from '../../../../.storybook/preview.tsx'
import { FilterBar } from '../../../../design-system/domain/trading/advert/filter/FilterBar.tsx'
import { PhoneFilters } from '../../../../design-system/domain/trading/advert/filter/PhoneFilters.tsx'
import type { OfferFilters } from '../../../../design-system/domain/trading/advert/offer.ts'
import { storyBook } from '../../support/storyAssetBook.ts'
import { storyCountries, storyMethods, storySearch } from '../../support/trading/storyOffer.ts'

const onChange = fn()
const found = { total: 248, totalIsCapped: false }
const choices = { assets: storyBook, methods: storyMethods, countries: storyCountries }

function Kept({ of: Filters, start }: { of: typeof PhoneFilters; start: OfferFilters }) {
  const [filters, setFilters] = useState(start)
  const change = (part: Partial<OfferFilters>) => {
    onChange(part)
    setFilters({ ...filters, ...part })
  }
  return <Filters {...choices} filters={filters} onChange={change} found={found} canOwn />
}

const meta = preview.meta({
  title: 'Domain/Advert/FilterBar',
  component: FilterBar,
  args: { ...choices, filters: storySearch, onChange, found },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '420px' } } },
})

const render = (args: { filters: OfferFilters }) => <Kept of={FilterBar} start={args.filters} />
const renderPhone = (args: { filters: OfferFilters }) => <Kept of={PhoneFilters} start={args.filters} />

/** All that a search needs in one bar; try typing an amount, and ticking several methods. */
export const Default = meta.story({ tags: ['visual'], render })
/** The cells of the bar with Russian labels and values; none may push another out. */
export const Russian = meta.story({ render, globals: { locale: 'ru' } })

Default.test(
  'tells the amount once typing has paused, and writes it in the locale',
  async ({ canvas, userEvent }) => {
    onChange.mockClear()
    const field = canvas.getByRole('textbox', { name: 'I want to spend' })
    await userEvent.clear(field)
    await userEvent.type(field, '1 250 000.5')
    await waitFor(() => expect(onChange.mock.lastCall).toEqual([{ amount: '1250000.5' }]))
    await userEvent.tab()
    await expect(field).toHaveValue('1,250,000.5')
  },
)

Default.test(
  'says what is wrong with an amount and does not search for it',
  async ({ canvas, userEvent }) => {
    onChange.mockClear()
    const field = canvas.getByRole('textbox', { name: 'I want to spend' })
    await userEvent.clear(field)
    await userEvent.type(field, '1e9{Enter}')
    await expect(canvas.getByText('Enter a number, like 1250.50')).toBeVisible()
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(onChange.mock.calls.flat()).not.toContainEqual({ amount: '1e9' })
  },
)

Default.test('takes the amount in coins, and forgets the one in fiat', async ({ canvas, userEvent }) => {
  onChange.mockClear()
  await userEvent.click(canvas.getByRole('button', { name: /^NGN Enter the amount in BTC$/ }))
  await expect(onChange.mock.calls).toEqual([[{ amountSide: 'crypto', amount: null }]])
  await expect(canvas.getByRole('textbox', { name: 'I want to get' })).toHaveValue('')
})

Default.test('ticks several methods; they count once the list is closed', async ({ canvas, userEvent }) => {
  onChange.mockClear()
  await userEvent.click(canvas.getByRole('button', { name: /Payment method/ }))
  const search = await screen.findByRole('combobox', { name: 'Search payment methods' })
  await userEvent.click(await screen.findByRole('option', { name: 'OPay' }))
  await userEvent.click(screen.getByRole('option', { name: 'Access Bank' }))
  await userEvent.type(search, 'steam')
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1))
  await expect(onChange).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }))
  await expect(onChange.mock.calls).toEqual([[{ paymentMethodCodes: ['opay', 'access_bank'] }]])
  await expect(canvas.getByRole('button', { name: /Payment method OPay \+1/ })).toBeVisible()
})

Default.test(
  'another fiat drops the amount and the methods of the last one',
  async ({ canvas, userEvent }) => {
    onChange.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: /Pay in/ }))
    await userEvent.click(await screen.findByRole('option', { name: /RUB/ }))
    await expect(onChange.mock.calls).toEqual([
      [{ currencyCode: 'RUB', paymentMethodCodes: [], paymentMethodBankCode: null, amount: null }],
    ])
  },
)

/** The open list groups methods by kind, and what is searched for is ticked. */
export const MethodsOpen = meta.story({
  args: { filters: { ...storySearch, paymentMethodCodes: ['opay'] } },
  render,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Payment method/ }))
    await expect(await screen.findByRole('option', { name: 'OPay' })).toHaveAttribute('aria-selected', 'true')
    await waitFor(() => expect(screen.getByText('Mobile money')).toBeVisible())
  },
})

/** The finer filters that are on stand under the bar. */
export const Fine = meta.story({
  args: {
    filters: { ...storySearch, minimumRating: '98', minimumTrades: 100, smsRequired: true, mine: 'without' },
  },
  render,
  play: async ({ canvas, userEvent }) => {
    onChange.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: 'Remove the filter 100 trades or more' }))
    await expect(onChange.mock.lastCall).toEqual([{ minimumTrades: null }])
    await userEvent.click(canvas.getByRole('button', { name: /^More filters/ }))
    await userEvent.click(await screen.findByRole('switch', { name: 'Verified identity' }))
    await expect(onChange.mock.lastCall).toEqual([{ forIdentifiedPeople: true }])
    await expect(screen.getByRole('button', { name: /My ads/ })).toBeVisible()
  },
})

/** Two lines and a count of what is on; a chip takes its filter away or shows that it is pressed. */
export const Phone = meta.story({
  args: { filters: { ...storySearch, paymentMethodCodes: ['opay'] } },
  render: renderPhone,
  play: async ({ canvas, userEvent }) => {
    onChange.mockClear()
    await expect(canvas.getByRole('button', { name: 'Filters, 2 on' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Remove the filter Nigeria' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Online only' }))
    await expect(canvas.getByRole('button', { name: 'Online only' })).toHaveAttribute('aria-pressed', 'true')
    await expect(onChange.mock.calls).toEqual([[{ countryCode: null }], [{ onlineOnly: true }]])
  },
})

/** A filter in the sheet counts at once, and the button says how many offers are left to show. */
export const PhoneSheet = meta.story({
  render: renderPhone,
  play: async ({ canvas, userEvent }) => {
    onChange.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: 'Filters, 1 on' }))
    await userEvent.click(await screen.findByRole('switch', { name: 'No registration' }))
    await expect(onChange.mock.calls).toEqual([[{ noRegistration: true }]])
    await expect(screen.getByRole('button', { name: 'Show 248 offers' })).toBeVisible()
  },
})
