import type { ComponentProps } from 'react'
import { expect, fn, waitFor, within } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { StoreQueue } from '../../../../design-system/domain/desk/queue/store/StoreQueue.tsx'
import { findVisible } from '../../../support/findVisible.ts'
import { staysInside, tellsOfPress } from '../../../support/plays.ts'
import { storyDeskStore, storyDeskStores, storyPersonHref } from '../../support/desk/storyQueues.ts'
import { withStoppedClock } from '../../support/storyClock.tsx'
import { storyRefusal } from '../../support/storyRefusal.ts'

type Act = ComponentProps<typeof StoreQueue>['onAct']

const onAct = fn<Act>(async () => {})
const onFilter = fn()
const onMore = fn()
const onRetry = fn()

const ready = {
  status: 'ready',
  value: { items: storyDeskStores, onMore: null, isLoadingMore: false },
  isStale: false,
} as const

const meta = preview.meta({
  title: 'Domain/Desk/StoreQueue',
  component: StoreQueue,
  decorators: [withStoppedClock],
  args: {
    content: ready,
    filter: { status: null, search: '' },
    onFilter,
    goalMinutes: 48 * 60,
    hasKeys: true,
    personHrefOf: storyPersonHref,
    onAct,
  },
})

const one = { ...ready, value: { ...ready.value, items: [storyDeskStore()] } } as const

/** Those that wait say for how long, and a late one says so in words; a long name wraps. */
export const Default = meta.story({
  tags: ['visual'],
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('listitem')
    await expect(first).toHaveTextContent(/Night Market.*ngozi\.h.*In review.*2 days 2 hr, late/)
    await expect(canvas.getByRole('link', { name: 'okoro_t' })).toHaveAttribute(
      'href',
      storyPersonHref('okoro_t'),
    )
  },
})
/** Opened, a row tells all that the store says of itself, and offers what the server says can be done. */
export const Opened = meta.story({
  tags: ['visual'],
  args: { content: one },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Night Market' }))
    await findVisible(canvas.findByText(/^Lamps and lanterns/))
    await expect(canvas.getByRole('button', { name: 'Approve Night Market' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Restore Night Market' })).not.toBeInTheDocument()
  },
})
/** An act asks for its reason in the row; done, the list says so and has the focus, for the row may be gone. */
export const Approved = meta.story({
  args: { content: one },
  play: async ({ canvas, userEvent }) => {
    onAct.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: 'Night Market' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Approve Night Market' }))
    const form = within(await canvas.findByRole('form', { name: 'Approve Night Market' }))
    await expect(form.getByRole('textbox')).toHaveFocus()
    await userEvent.click(form.getByRole('button', { name: 'Approve' }))
    await expect(onAct).not.toHaveBeenCalled()
    await userEvent.type(form.getByRole('textbox'), 'Site and company register agree.')
    await userEvent.click(form.getByRole('button', { name: 'Approve' }))
    const said = await findVisible(canvas.findByText('Approved: Night Market'))
    await expect(onAct).toHaveBeenCalledWith(
      storyDeskStore(),
      'approve_store',
      'Site and company register agree.',
    )
    await waitFor(() => expect(said.closest('[tabindex]')).toHaveFocus())
  },
})
/** What the server refuses stands in the form, and what was typed stays. */
export const Refused = meta.story({
  args: {
    content: one,
    onAct: fn<Act>(async () => {
      throw storyRefusal('act', 'This cannot be done as things are.', 'act_not_possible')
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Night Market' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Suspend Night Market' }))
    await userEvent.type(canvas.getByRole('textbox'), 'Sells what it may not.')
    await userEvent.click(canvas.getByRole('button', { name: 'Suspend' }))
    await findVisible(canvas.findByRole('alert'))
    await expect(canvas.getByRole('textbox')).toHaveValue('Sells what it may not.')
  },
})
/** A suspended store shows why; about one's own store there is nothing to do. */
export const Suspended = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Fast Phones' }))
    await findVisible(canvas.findByText('The goods are not those of the description.'))
    await expect(canvas.getByRole('button', { name: 'Restore Fast Phones' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'My Own' }))
    await findVisible(canvas.findByText('Another operator decides about this store.'))
  },
})
/** J, K and arrows move from row to row, Enter opens one, and an arrow in the reason moves in the text. */
export const ByKeys = meta.story({
  play: async ({ canvas, userEvent }) => {
    const row = (name: string) => canvas.getByRole('button', { name })
    await userEvent.keyboard('j')
    await expect(row('Night Market')).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}k{ArrowUp}{Enter}')
    await expect(row('Night Market')).toHaveAttribute('aria-expanded', 'true')
    await userEvent.click(canvas.getByRole('button', { name: 'Approve Night Market' }))
    await userEvent.keyboard('jj{ArrowDown}')
    await expect(canvas.getByRole('textbox')).toHaveFocus()
    await expect(canvas.getByRole('textbox')).toHaveValue('jj')
  },
})
/** Cards on a phone, in Russian, one of them open: nothing is cut. */
export const OnPhoneInRussian = meta.story({
  tags: ['visual'],
  globals: { locale: 'ru', viewport: { value: 'phone' } },
  play: async context => {
    const { canvas, userEvent } = context
    await userEvent.click(canvas.getByRole('button', { name: 'Night Market' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Одобрить: Night Market' }))
    await staysInside(context)
  },
})
/** More stores are asked for at the foot. */
export const More = meta.story({
  args: { content: { ...ready, value: { ...ready.value, onMore } } },
  play: tellsOfPress('Show more', onMore),
})
/** What could not be brought up to date says so under the rows. */
export const Stale = meta.story({ args: { content: { ...ready, isStale: true } } })
/** Nothing waits: the words are of the status that is looked at. */
export const Empty = meta.story({
  args: {
    content: { ...ready, value: { ...ready.value, items: [] } },
    filter: { status: 'pending_review', search: '' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No store waits for its review')).toBeVisible()
  },
})
/** A search that finds nothing leads back to all. */
export const NotFound = meta.story({
  args: {
    content: { ...ready, value: { ...ready.value, items: [] } },
    filter: { status: 'active', search: 'nobody' },
  },
  play: async ({ canvas, userEvent }) => {
    onFilter.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: 'Show all stores' }))
    await expect(onFilter).toHaveBeenCalledWith({ status: null, search: '' })
  },
})
/** The filters can be used while the first stores come. */
export const Loading = meta.story({ args: { content: { status: 'loading' } } })
/** The list fails alone, and can be asked for again. */
export const Failed = meta.story({
  args: { content: { status: 'failed', onRetry, isRetrying: false } },
  play: tellsOfPress('Try again', onRetry),
})
