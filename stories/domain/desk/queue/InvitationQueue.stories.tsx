import { expect, fn } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { InvitationQueue } from '../../../../design-system/domain/desk/queue/InvitationQueue.tsx'
import { expectLink, staysInside, tellsOfPress } from '../../../support/plays.ts'
import { storyInvitations, storyPersonHref } from '../../support/desk/storyQueues.ts'
import { withStoppedClock } from '../../support/storyClock.tsx'

const onRetry = fn()

const ready = {
  status: 'ready',
  value: { items: storyInvitations, onMore: null, isLoadingMore: false },
  isStale: false,
} as const

const meta = preview.meta({
  title: 'Domain/Desk/InvitationQueue',
  component: InvitationQueue,
  decorators: [withStoppedClock],
  args: { content: ready, goalMinutes: 72 * 60, hasKeys: true, personHrefOf: storyPersonHref },
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
