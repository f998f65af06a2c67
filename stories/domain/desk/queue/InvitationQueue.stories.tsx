import type { ComponentProps } from 'react'
import { expect, fn, waitFor, within } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { InvitationQueue } from '../../../../design-system/domain/desk/queue/InvitationQueue.tsx'
import { findVisible } from '../../../support/findVisible.ts'
import { expectLink, staysInside, tellsOfPress } from '../../../support/plays.ts'
import { InvitationRow } from '../../../../design-system/domain/desk/queue/invitation/InvitationRow.tsx'
import { storyInvitations, storyPersonHref, storyTieRequest } from '../../support/desk/storyQueues.ts'
import { minutesFromNow, withStoppedClock } from '../../support/storyClock.tsx'

type Act = ComponentProps<typeof InvitationQueue>['onAct']

const asked = { outcome: 'asked', expiresAt: minutesFromNow(24 * 60) } as const
const onAct = fn<Act>(async () => ({ outcome: 'done', expiresAt: null }))
const onDecide = fn(async () => undefined)

const onRetry = fn()

const ready = {
  status: 'ready',
  value: { items: storyInvitations, onMore: null, isLoadingMore: false },
  isStale: false,
} as const

const meta = preview.meta({
  title: 'Domain/Desk/InvitationQueue',
  component: InvitationQueue,
  subcomponents: { InvitationRow },
  decorators: [withStoppedClock],
  args: {
    content: ready,
    goalMinutes: 72 * 60,
    requests: [],
    hasKeys: true,
    personHrefOf: storyPersonHref,
    onAct,
    onDecide,
  },
})

/** Who was brought by whom, and for every kind of doubt a sentence of its own. */
export const Default = meta.story({
  tags: ['visual'],
  play: async ({ canvas }) => {
    const sentences = canvas.getAllByRole('listitem').map(row => row.textContent)
    await expect(new Set(sentences).size).toBe(storyInvitations.length)
    await expect(canvas.getByText('Both were logged in with the same browser.')).toBeVisible()
    await expectLink(
      canvas,
      'another_very_long_name_of_32_sgn',
      storyPersonHref('another_very_long_name_of_32_sgn'),
    )
  },
})
/** Opened, a row leads to the person, and offers what can be decided; kept, the list says so and has the focus. */
export const Kept = meta.story({
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    onAct.mockClear()
    await userEvent.click(canvas.getAllByRole('button', { name: 'samuel_88' })[0]!)
    await expectLink(canvas, 'Page of samuel_88', storyPersonHref('samuel_88'))
    await userEvent.click(canvas.getByRole('button', { name: 'Keep it held: samuel_88' }))
    const form = within(await canvas.findByRole('form'))
    await userEvent.type(form.getByRole('textbox'), 'One telephone, one passport.')
    await userEvent.click(form.getByRole('button', { name: 'Keep it held' }))
    const said = await findVisible(canvas.findByText('The bonus of samuel_88 stays held.'))
    await expect(onAct).toHaveBeenCalledWith(storyInvitations[0], 'keep_tie', 'One telephone, one passport.')
    await waitFor(() => expect(said.closest('[tabindex]')).toHaveFocus())
  },
})
/** To pay takes two: what one has asked for stands in the row, with what this one may decide. */
export const Asked = meta.story({
  tags: ['visual'],
  args: { requests: [storyTieRequest()], onAct: fn<Act>(async () => asked) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Second operator asked')).toBeVisible()
    await userEvent.click(canvas.getAllByRole('button', { name: 'jane.f' })[0]!)
    await findVisible(canvas.findByText('“They are brothers; both have shown a passport.”'))
    await expect(canvas.queryByRole('button', { name: /^Clear and pay/ })).not.toBeInTheDocument()
    await expect(canvas.getByRole('button', { name: 'Keep it held: jane.f' })).toBeVisible()
  },
})
/** Nobody decides on what they gain by. */
export const OwnGain = meta.story({
  args: { content: { ...ready, value: { ...ready.value, items: storyInvitations.slice(-1) } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getAllByRole('button')[0]!)
    await findVisible(canvas.findByText('You gain by it: another operator decides.'))
  },
})
/** Cards on a phone, in Russian: the sentences go under the names. */
export const OnPhoneInRussian = meta.story({
  globals: { locale: 'ru', viewport: { value: 'phone' } },
  play: staysInside,
})
/** Nothing waits. */
export const Empty = meta.story({
  args: { content: { ...ready, value: { ...ready.value, items: [] } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No bonus is held')).toBeVisible()
  },
})
/** Still rows while the first held bonuses come. */
export const Loading = meta.story({ args: { content: { status: 'loading' } } })
/** The list fails alone, and can be asked for again. */
export const Failed = meta.story({
  args: { content: { status: 'failed', onRetry, isRetrying: false } },
  play: tellsOfPress('Try again', onRetry),
})
