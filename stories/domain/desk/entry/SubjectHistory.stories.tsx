import { expect, fn } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { SubjectHistory } from '../../../../design-system/domain/desk/entry/SubjectHistory.tsx'
import { showsText, staysInside, tellsOfPress } from '../../../support/plays.ts'
import { storyEntries } from '../../support/desk/storyDesk.ts'

const onRetry = fn()
const onMore = fn()
const ready = {
  status: 'ready',
  value: { items: storyEntries.filter(entry => entry.deed === 'pause'), onMore, isLoadingMore: false },
  isStale: false,
} as const

const meta = preview.meta({
  title: 'Domain/Desk/SubjectHistory',
  component: SubjectHistory,
  args: { content: ready, label: 'History of Withdrawals' },
})

/** What was done to it, the latest first; older deeds are a press away. */
export const Default = meta.story({
  play: async context => {
    await expect(context.canvas.getByRole('list', { name: 'History of Withdrawals' })).toBeVisible()
    await tellsOfPress('Show more', onMore)(context)
  },
})
/** It could not be asked for again, on a phone and in Russian. */
export const OnPhoneInRussian = meta.story({
  args: { content: { ...ready, isStale: true } },
  globals: { locale: 'ru', viewport: { value: 'phone' } },
  play: staysInside,
})
/** Nobody has changed it. */
export const Empty = meta.story({
  args: { content: { ...ready, value: { ...ready.value, items: [], onMore: null } } },
  play: showsText('Nobody has changed it yet.'),
})
/** Still words while it comes. */
export const Loading = meta.story({ args: { content: { status: 'loading' } } })
/** It fails alone, and can be asked for again. */
export const Failed = meta.story({
  args: { content: { status: 'failed', onRetry, isRetrying: false } },
  play: tellsOfPress('Try again', onRetry),
})
