import type { ComponentProps } from 'react'
import { expect, fn } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { SecondRequestList } from '../../../../design-system/domain/desk/act/SecondRequestList.tsx'
import { EyesCard } from '../../../../design-system/domain/desk/act/EyesCard.tsx'
import { expectLink, showsText, staysInside, tellsOfPress } from '../../../support/plays.ts'
import { storyOwnRequest, storyRefusedRequest, storyRequest } from '../../support/desk/storyDesk.ts'
import { withStoppedClock } from '../../support/storyClock.tsx'

const onFilter = fn()
const onMore = fn()
const onRetry = fn()
const value = {
  items: [storyRequest, storyOwnRequest, storyRefusedRequest],
  onMore: null,
  isLoadingMore: false,
}

const meta = preview.meta({
  title: 'Domain/Desk/SecondRequestList',
  component: SecondRequestList,
  decorators: [withStoppedClock],
  beforeEach: () => {
    for (const spy of [onFilter, onMore, onRetry]) spy.mockReset()
  },
  args: {
    content: { status: 'ready', value, isStale: false } as const,
    filter: 'all' as const,
    onFilter,
    onDecide: fn<ComponentProps<typeof SecondRequestList>['onDecide']>(() => Promise.resolve()),
  },
})

/** The latest first, whatever became of them. */
export const States = meta.story({
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Waits' }))
    await expect(onFilter).toHaveBeenCalledWith('asked')
  },
})

/** Cards as wide as a phone, with longer words. */
export const OnPhoneInRussian = meta.story({
  globals: { locale: 'ru', viewport: { value: 'phone' } },
  play: staysInside,
})

/** Older ones are fetched by a button, and what may be old says so. */
export const More = meta.story({
  args: { content: { status: 'ready', value: { ...value, onMore }, isStale: true } },
  play: tellsOfPress('Show more', onMore),
})

/** Two requests keep the place. */
export const Loading = meta.story({
  args: { content: { status: 'loading' } },
  play: showsText('Loading requests'),
})
/** Nobody waits for anybody. */
export const Empty = meta.story({
  args: { content: { status: 'ready', value: { ...value, items: [] }, isStale: false } },
  play: showsText('No requests'),
})
/** The requests did not come: one press tries again. */
export const Failed = meta.story({
  args: { content: { status: 'failed', onRetry, isRetrying: false } },
  play: tellsOfPress('Try again', onRetry),
})

/** On the page of the day only those that this reader may decide, with the way to where it is done. */
export const AtAGlance = meta.story({
  render: () => <EyesCard requests={value.items} href="#requests" />,
  play: async ({ canvas }) => {
    await expectLink(canvas, 'Look at it', '#requests')
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1)
  },
})
