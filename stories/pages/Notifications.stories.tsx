import { expect, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { NotificationsPage } from '../../app/features/notification/NotificationsPage.tsx'
import { storyFeed } from '../domain/support/storyNotification.ts'
import type { StoryAnswers } from '../support/app/storyExchange.ts'
import { findVisible } from '../support/findVisible.ts'
import { pageAt, pageMeta } from '../support/app/pageAt.tsx'
import { expectLink, onceLoaded } from '../support/plays.ts'
import { accountAnswers } from './accountAnswers.ts'

const meta = preview.meta({ title: 'Pages/Notifications', component: NotificationsPage, ...pageMeta })

interface Asked {
  readonly before?: string | null
  readonly isUnread?: boolean | null
}

/** The server of a story: it keeps what was read, and answers in parts of four. */
function notificationAnswers(): StoryAnswers {
  let items = storyFeed
  const answer = ({ before, isUnread }: Asked) => {
    const wanted = items.filter(
      ({ id, readAt }) => (before == null || id < before) && (isUnread !== true || readAt === null),
    )
    return {
      items: wanted.slice(0, 4),
      hasMore: wanted.length > 4,
      unreadCount: items.filter(({ readAt }) => readAt === null).length,
      seq: 1,
    }
  }
  return {
    ...accountAnswers,
    notifications: answer,
    readNotifications: ({ input }: { input: { ids?: readonly string[] | null } }) => {
      items = items.map(one =>
        one.readAt === null && (input.ids?.includes(one.id) ?? true)
          ? { ...one, readAt: one.createdAt }
          : one,
      )
      return answer({})
    },
  }
}

const page = pageAt('/notifications', notificationAnswers)

/** What the viewer was told, by days; earlier days come into the same list, and each entry leads to what it is about. */
export const Loaded = meta.story({
  tags: ['visual'],
  render: page.usual,
  play: onceLoaded(async ({ canvas, userEvent }) => {
    const feed = within(await canvas.findByRole('region', { name: 'Notifications' }))
    await findVisible(feed.findByRole('heading', { name: 'Today' }))
    await userEvent.click(feed.getByRole('button', { name: 'Show earlier days' }))
    await findVisible(feed.findByRole('heading', { name: 'Yesterday' }))
    await expectLink(feed, /Coins have arrived/, '/wallet')
  }),
})

/** An entry read under "Unread" stays where it is, so the list does not move under the reader. */
export const KeepsInSightWhatWasReadThere = meta.story({
  render: page.usual,
  play: onceLoaded(async ({ canvas, userEvent }) => {
    const feed = within(await canvas.findByRole('region', { name: 'Notifications' }))
    await userEvent.click(feed.getByRole('radio', { name: /Unread/ }))
    const [first] = await feed.findAllByRole('button', { name: 'Mark as read' })
    const before = feed.getAllByRole('button', { name: 'Mark as read' }).length
    if (first) await userEvent.click(first)
    await findVisible(feed.findByRole('link', { name: /says the payment is sent/ }))
    await expect(feed.getAllByRole('button', { name: 'Mark as read' })).toHaveLength(before - 1)
  }),
})

/** Days, entries and buttons of the list in Russian at the width of a desktop. */
export const InRussian = meta.story(page.inRussian)
/** Long entries wrap on a phone and keep their mark of unread and their button to read them. */
export const OnPhone = meta.story(page.onPhone)
/** Entries of one matter are folded into one on a phone; Russian names of days stand above them. */
export const OnPhoneInRussian = meta.story({ tags: ['visual'], ...page.onPhoneInRussian })

/** All or unread can be chosen while the first entries are coming. */
export const Loading = meta.story(page.loading('notifications'))
/** Somebody who was told nothing yet reads so, below the choice of what to show. */
export const Empty = meta.story({
  render: page.with({ notifications: () => ({ items: [], hasMore: false, unreadCount: 0, seq: 1 }) }),
  play: onceLoaded(async ({ canvas }) => {
    await expect(await canvas.findByText('No notifications yet')).toBeVisible()
  }),
})
/** Only the list fails: its title and the link to the settings of notices stay. */
export const Failed = meta.story(page.failed('notifications'))

/** Nobody is logged in. */
export const Forbidden = meta.story(page.forbidden())
