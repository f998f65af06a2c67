import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { SearchSelect } from '../../design-system/primitives/select/SearchSelect.tsx'
import { Select } from '../../design-system/primitives/select/Select.tsx'
import { selectLooks } from '../../design-system/primitives/select/option.ts'
import { ValueHolder } from '../support/ValueHolder.tsx'
import { AxisTable } from '../support/AxisTable.tsx'
import { findVisible } from '../support/findVisible.ts'

const meta = preview.meta({
  title: 'Primitives/Select',
  component: Select,
  parameters: { docs: { story: { inline: false, height: '420px' } } },
})

const coins = [
  { value: 'BTC', label: 'Bitcoin', detail: 'BTC' },
  { value: 'ETH', label: 'Ethereum', detail: 'ETH' },
  { value: 'USDT', label: 'Tether', detail: 'USDT' },
] as const
type Coin = (typeof coins)[number]['value']

const methods = [
  'Bank transfer',
  'OPay',
  'PalmPay',
  'Kuda',
  'M-Pesa',
  'Zenith Bank',
  'Access Bank',
  'Сбербанк',
  'Т-Банк',
  'Wise',
].map(label => ({ value: label, label }))

const onChange = fn()
const keep = () => undefined

const coinSelect = (
  <ValueHolder<Coin> initial="BTC">
    {(value, set) => (
      <Select
        label="Coin"
        placeholder="Choose a coin"
        options={coins}
        value={value}
        onChange={chosen => {
          onChange(chosen)
          set(chosen)
        }}
      />
    )}
  </ValueHolder>
)

/** Press or keys open it, Escape leaves the choice as it was, and the button has the focus again. */
export const Default = meta.story({ render: () => coinSelect })

Default.test('opens with a press, chooses, and gives the focus back', async ({ canvas, userEvent }) => {
  onChange.mockClear()
  const trigger = canvas.getByRole('button', { name: /Coin Bitcoin/ })
  await userEvent.click(trigger)
  const list = await screen.findByRole('listbox', { name: 'Coin' })
  await expect(screen.getByRole('option', { name: /Bitcoin/ })).toHaveAttribute('aria-selected', 'true')
  await userEvent.click(screen.getByRole('option', { name: /Tether/ }))
  await waitFor(() => expect(list).not.toBeInTheDocument())
  await expect(onChange.mock.calls).toEqual([['USDT']])
  const after = canvas.getByRole('button', { name: /Coin Tether/ })
  await waitFor(() => expect(after).toHaveFocus())
})

Default.test('works from the keyboard alone', async ({ canvas, userEvent }) => {
  onChange.mockClear()
  await userEvent.tab()
  await userEvent.keyboard('{ArrowDown}')
  const list = await screen.findByRole('listbox', { name: 'Coin' })
  await waitFor(() => expect(list.contains(document.activeElement)).toBe(true))
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await waitFor(() => expect(onChange).toHaveBeenCalledTimes(1))
  await userEvent.keyboard('{ArrowDown}')
  await screen.findByRole('listbox', { name: 'Coin' })
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument())
  await waitFor(() => expect(canvas.getByRole('button', { name: /Coin/ })).toHaveFocus())
})

/** Each look with a choice, without one, wrong, and fixed with its reason. */
export const Matrix = meta.story({
  tags: ['visual'],
  render: () => (
    <AxisTable rows={selectLooks} columns={['chosen', 'empty', 'invalid', 'unavailable']}>
      {(look, column) => (
        <Select
          label="Pay in"
          placeholder="Choose"
          look={look}
          options={coins}
          value={column === 'empty' ? null : 'ETH'}
          onChange={keep}
          error={column === 'invalid' ? 'Choose another' : undefined}
          disabledReason={column === 'unavailable' ? 'Fixed by the ad' : undefined}
        />
      )}
    </AxisTable>
  ),
})

/** The chosen option is marked, and each has its code at the end of the row. */
export const Open = meta.story({
  tags: ['visual'],
  render: () => coinSelect,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Coin/ }))
    await waitFor(() => expect(screen.getByRole('option', { name: /Tether/ })).toBeVisible())
  },
})

const methodSelect = (
  <ValueHolder<string | null> initial={null}>
    {(value, set) => (
      <SearchSelect
        label="Payment method"
        placeholder="Any method"
        searchLabel="Search payment methods"
        emptyLabel="No such method"
        options={methods}
        value={value}
        onChange={set}
      />
    )}
  </ValueHolder>
)

/** Typing narrows the list to what contains the word, wherever it stands. */
export const Searched = meta.story({
  tags: ['visual'],
  render: () => methodSelect,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Payment method/ }))
    const search = await screen.findByRole('combobox', { name: 'Search payment methods' })
    await waitFor(() => expect(search).toHaveFocus())
    await userEvent.type(search, 'bank')
    await waitFor(() =>
      expect(screen.getAllByRole('option').map(option => option.textContent)).toEqual([
        'Bank transfer',
        'Zenith Bank',
        'Access Bank',
      ]),
    )
  },
})

/** The focus stays in the search while the current option is told to screen readers; Cyrillic finds too. */
export const SearchedByKeyboard = meta.story({
  render: () => methodSelect,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const search = await screen.findByRole('combobox', { name: 'Search payment methods' })
    await waitFor(() => expect(search).toHaveFocus())
    // The field says which list it moves in, and which option is the current one.
    const list = screen.getByRole('listbox', { name: 'Payment method' })
    await expect(search).toHaveAttribute('aria-controls', list.id)
    await expect(search).toHaveAttribute('aria-expanded', 'true')
    await userEvent.keyboard('банк')
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2))
    await userEvent.keyboard('{Home}{ArrowDown}{ArrowDown}')
    const last = screen.getByRole('option', { name: 'Т-Банк' })
    await waitFor(() => expect(search).toHaveAttribute('aria-activedescendant', last.id))
    await expect(search).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Payment method Т-Банк' })).toHaveFocus())
  },
})

/** So many that the list is taller than its place: the keyboard reaches all of them from the field. */
export const SearchedAmongMany = meta.story({
  render: () => (
    <SearchSelect
      label="Currency"
      placeholder="Choose a currency"
      searchLabel="Search currencies"
      emptyLabel="No such currency"
      options={Array.from({ length: 60 }, (_, index) => ({ value: `${index}`, label: `Currency ${index}` }))}
      value={null}
      onChange={keep}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Currency/ }))
    const search = await screen.findByRole('combobox', { name: 'Search currencies' })
    const list = screen.getByRole('listbox', { name: 'Currency' })
    await expect(list.scrollHeight).toBeGreaterThan(list.clientHeight)
    await waitFor(() => expect(search).toHaveFocus())
    await userEvent.keyboard('{ArrowUp}')
    await waitFor(() => expect(list.scrollTop).toBeGreaterThan(0))
    await expect(screen.getByRole('option', { name: 'Currency 59' })).toHaveAttribute('data-focused')
  },
})

/** A search without a result says so in place of an empty list. */
export const NothingMatches = meta.story({
  render: () => methodSelect,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Payment method/ }))
    await userEvent.type(await screen.findByRole('combobox'), 'zzz')
    await waitFor(() => expect(screen.getByText('No such method')).toBeVisible())
  },
})

/** It does not open, and why is read out with it. */
export const Unavailable = meta.story({
  render: () => (
    <Select
      label="Coin"
      placeholder="Choose"
      options={coins}
      value="BTC"
      onChange={keep}
      disabledReason="Fixed by the ad"
    />
  ),
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: /Coin/ })
    await userEvent.click(trigger)
    await userEvent.keyboard('{ArrowDown}')
    await expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
    await expect(trigger).toHaveAccessibleDescription('Fixed by the ad')
  },
})

/** On a phone the list is a sheet at the lower edge, and opens a second time. */
export const SearchedOnPhone = meta.story({
  tags: ['visual'],
  globals: { viewport: { value: 'phone' } },
  render: () => methodSelect,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Payment method/ }))
    const sheet = await findVisible(screen.findByRole('dialog', { name: 'Payment method' }))
    await waitFor(() => expect(Math.round(sheet.getBoundingClientRect().bottom)).toBe(window.innerHeight))
    await userEvent.click(await screen.findByRole('option', { name: 'OPay' }))
    await findVisible(canvas.findByRole('button', { name: 'Payment method OPay' }))
    await userEvent.click(canvas.getByRole('button', { name: /Payment method/ }))
    await findVisible(screen.findByRole('dialog', { name: 'Payment method' }))
  },
})
