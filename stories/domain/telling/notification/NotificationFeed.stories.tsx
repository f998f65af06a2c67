import { expect, fn } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import {
  NotificationFeed,
  type NotificationFeedContent,
} from '../../../../design-system/domain/telling/notification/NotificationFeed.tsx'
import { storyBook } from '../../support/storyAssetBook.ts'
import { storyFeed, storyNotificationHref } from '../../support/storyNotification.ts'
import { withStillLinks } from '../../support/withStillLinks.tsx'
import { withStoppedClock } from '../../support/storyClock.tsx'
import { showsText, tellsOfPress } from '../../../support/plays.ts'

const ready = (
  differs: Partial<Extract<NotificationFeedContent, { status: 'ready' }>> = {},
): NotificationFeedContent => ({
  status: 'ready',
  items: storyFeed,
  isStale: false,
  onRetry: fn(),
  onMore: null,
  isLoadingMore: false,
  ...differs,
})

const meta = preview.meta({
  title: 'Domain/Notification/NotificationFeed',
  component: NotificationFeed,
  decorators: [withStoppedClock, withStillLinks],
  args: {
    content: ready(),
    filter: 'all' as const,
    onFilter: fn(),
    unreadCount: 4,
    assets: storyBook,
    hrefOf: storyNotificationHref,
    onRead: fn(),
    onReadAll: fn(),
  },
})

/** Today and yesterday are words, older days are dates, and a running time is counted in its row. */
export const ByDays = meta.story({
  tags: ['visual'],
  play: async ({ canvas }) => {
    const days = canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    await expect(days).toEqual(['Today', 'Yesterday', 'Dec 25 2025'])
    await expect(canvas.getByRole('timer')).toHaveTextContent('11 min left')
    await expect(canvas.getAllByText(/250,000/)[0]).toBeVisible()
  },
})

/** Earlier ones of a trade fold under its latest, and are read together with it. */
export const UnfoldsWhatATradeHasTold = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const unfold = canvas.getByRole('button', { name: '2 earlier' })
    await expect(canvas.queryByText(/wrote to you in a trade/)).not.toBeInTheDocument()
    // Folded away, they are read with the one that stands for them.
    await userEvent.click(canvas.getByRole('link', { name: /says the payment is sent/ }))
    await expect(args.onRead).toHaveBeenLastCalledWith(['f9', 'f7', 'f6'])
    await userEvent.click(unfold)
    await expect(canvas.getByText(/wrote to you in a trade/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Hide earlier ones' })).toHaveAttribute(
      'aria-expanded',
      'true',
    )
    await userEvent.click(canvas.getByRole('link', { name: /New trade with lagoscoin/ }))
    await expect(args.onRead).toHaveBeenLastCalledWith(['f6'])
  },
})

/** One is marked as read by its button, all by another; the choice of the unread is told. */
export const ReadsOneOrAll = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const [, second] = canvas.getAllByRole('button', { name: 'Mark as read' })
    if (second) await userEvent.click(second)
    await expect(args.onRead).toHaveBeenLastCalledWith(['f8'])
    await userEvent.click(canvas.getByRole('button', { name: 'Mark all as read' }))
    await expect(args.onReadAll).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('radio', { name: /Unread/ }))
    await expect(args.onFilter).toHaveBeenCalledWith('unread')
  },
})

/** Days, times and sentences of the page in Russian. */
export const Russian = meta.story({ globals: { locale: 'ru' } })
/** The same page from edge to edge of a phone, in Russian. */
export const Phone = meta.story({
  tags: ['visual'],
  globals: { locale: 'ru', viewport: { value: 'phone' } },
  parameters: { layout: 'fullscreen' },
})

/** Older news stay under a warning with a button, and earlier days can still be fetched. */
export const Stale = meta.story({
  args: { content: ready({ isStale: true, onMore: fn() }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/may be out of date/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Show earlier days' })).toBeVisible()
  },
})
/** While earlier days are fetched their button is busy, and the list stays. */
export const LoadsMore = meta.story({ args: { content: ready({ onMore: fn(), isLoadingMore: true }) } })
/** The choice of all or unread is there before the rows, of which three keep the place. */
export const Loading = meta.story({ args: { content: { status: 'loading' }, unreadCount: 0 } })
/** Who was told nothing yet has no button to mark anything as read. */
export const Empty = meta.story({ args: { content: ready({ items: [] }), unreadCount: 0 } })
/** Nothing left unread is said in other words than nothing at all. */
export const NothingUnread = meta.story({
  args: { content: ready({ items: [] }), filter: 'unread', unreadCount: 0 },
  play: showsText('Everything is read'),
})
const onRetry = fn()
/** Notifications did not come: they are asked for again in their own card. */
export const Failed = meta.story({
  args: { content: { status: 'failed', onRetry } },
  play: tellsOfPress('Try again', onRetry),
})
