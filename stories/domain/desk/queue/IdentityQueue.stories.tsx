import { expect, fn } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { IdentityQueue } from '../../../../design-system/domain/desk/queue/IdentityQueue.tsx'
import { staysInside, tellsOfPress } from '../../../support/plays.ts'
import { storyIdentityChecks, storyPersonHref } from '../../support/desk/storyQueues.ts'
import { withStoppedClock } from '../../support/storyClock.tsx'

const onRetry = fn()

const ready = {
  status: 'ready',
  value: { items: storyIdentityChecks, onMore: null, isLoadingMore: false },
  isStale: false,
} as const

const meta = preview.meta({
  title: 'Domain/Desk/IdentityQueue',
  component: IdentityQueue,
  decorators: [withStoppedClock],
  args: { content: ready, goalMinutes: 12 * 60, hasKeys: true, personHrefOf: storyPersonHref },
})

/** Whose check waits and since when; all of a row leads to the person. */
export const Default = meta.story({
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent(/irina\.v.*13 hr, late/)
    await userEvent.keyboard('jj')
    await expect(canvas.getByRole('link', { name: 'a_very_long_user_name_of_32_sign' })).toHaveFocus()
  },
})
/** The goal is not known yet: the age is there without its bar. */
export const WithoutGoal = meta.story({
  args: { goalMinutes: null },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent(/13 hr$/)
  },
})
/** Cards on a phone, in Russian. */
export const OnPhoneInRussian = meta.story({
  globals: { locale: 'ru', viewport: { value: 'phone' } },
  play: staysInside,
})
/** Nothing waits. */
export const Empty = meta.story({
  args: { content: { ...ready, value: { ...ready.value, items: [] } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No check waits')).toBeVisible()
  },
})
/** Still rows while the first checks come. */
export const Loading = meta.story({ args: { content: { status: 'loading' } } })
/** The list fails alone, and can be asked for again. */
export const Failed = meta.story({
  args: { content: { status: 'failed', onRetry, isRetrying: false } },
  play: tellsOfPress('Try again', onRetry),
})
