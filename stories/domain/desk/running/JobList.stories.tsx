import type { ComponentProps } from 'react'
import { expect, fn, waitFor, within } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { JobList } from '../../../../design-system/domain/desk/running/JobList.tsx'
import { JobRow } from '../../../../design-system/domain/desk/running/JobRow.tsx'
import { findVisible } from '../../../support/findVisible.ts'
import { staysInside, tellsOfPress } from '../../../support/plays.ts'
import { storyJobs } from '../../support/desk/storyRunning.ts'
import { withStoppedClock } from '../../support/storyClock.tsx'

const onAct = fn<ComponentProps<typeof JobList>['onAct']>(async () => undefined)
const onState = fn()
const onRetry = fn()

const ready = {
  status: 'ready',
  value: { items: storyJobs, onMore: null, isLoadingMore: false },
  isStale: false,
} as const

const meta = preview.meta({
  title: 'Domain/Desk/JobList',
  component: JobList,
  subcomponents: { JobRow },
  decorators: [withStoppedClock],
  args: { content: ready, state: null, onState, hasKeys: true, onAct },
})

/** How every kind stands, whether it comes by itself, and since when it fails. */
export const States = meta.story({
  tags: ['visual'],
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('listitem')
    await expect(rows[0]).toHaveTextContent(/Refunds to cards.*runs when something happens.*Given up/)
    await expect(rows[2]).toHaveTextContent(/Sending of withdrawals.*Late/)
    await expect(rows[4]).toHaveTextContent(/Comparing of books and chains.*runs now.*Fine/)
  },
})
/** Opened, a job that fails says how often, since when and why; tried again with a reason, the list says so and has the focus. */
export const TriesAgain = meta.story({
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    onAct.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: 'Letters' }))
    await findVisible(canvas.findByText('Error: connect ECONNREFUSED …'))
    await userEvent.click(canvas.getByRole('button', { name: 'Try again: Letters' }))
    const form = within(await canvas.findByRole('form'))
    await userEvent.type(form.getByRole('textbox'), 'The mail server is back.')
    await userEvent.click(form.getByRole('button', { name: 'Try again' }))
    const said = await findVisible(canvas.findByText('It is tried again: Letters'))
    await expect(onAct).toHaveBeenCalledWith(storyJobs[1], 'retry_job', 'The mail server is back.')
    await waitFor(() => expect(said.closest('[tabindex]')).toHaveFocus())
  },
})
/** Cards on a phone, in Russian, one of them open: nothing is cut. */
export const OnPhoneInRussian = meta.story({
  globals: { locale: 'ru', viewport: { value: 'phone' } },
  play: async context => {
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Письма' }))
    await staysInside(context)
  },
})
/** No job is in the state that is asked for. */
export const Empty = meta.story({
  args: { content: { ...ready, value: { ...ready.value, items: [] } }, state: 'given_up' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No job is like that')).toBeVisible()
  },
})
/** Still rows while the jobs come. */
export const Loading = meta.story({ args: { content: { status: 'loading' } } })
/** The list fails alone, and can be asked for again. */
export const Failed = meta.story({
  args: { content: { status: 'failed', onRetry, isRetrying: false } },
  play: tellsOfPress('Try again', onRetry),
})
