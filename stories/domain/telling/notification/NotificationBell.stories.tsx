import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { NotificationBell } from '../../../../design-system/domain/telling/notification/NotificationBell.tsx'
import { NotificationList } from '../../../../design-system/domain/telling/notification/NotificationList.tsx'
import {
  notificationCodes,
  notificationTypes,
} from '../../../../design-system/domain/telling/notification/notificationShape.ts'
import { Card } from '../../../../design-system/primitives/card/Card.tsx'
import { Grid } from '../../../../design-system/primitives/layout/Grid.tsx'
import { storyBook } from '../../support/storyAssetBook.ts'
import { withStillLinks } from '../../support/withStillLinks.tsx'
import { withStoppedClock } from '../../support/storyClock.tsx'
import {
  storyNotification,
  storyNotificationHref,
  storyNotifications,
} from '../../support/storyNotification.ts'
import { expectLink, showsRole } from '../../../support/plays.ts'

const onOpen = fn()
const onRead = fn()
const onReadAll = fn()
const onRetry = fn()
const meta = preview.meta({
  title: 'Domain/Notification/NotificationBell',
  component: NotificationBell,
  decorators: [withStoppedClock, withStillLinks],
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  args: {
    unreadCount: 2,
    content: { status: 'ready' as const, items: storyNotifications },
    assets: storyBook,
    hrefOf: storyNotificationHref,
    allHref: '#notifications',
    onOpen,
    onRead,
    onReadAll,
  },
})

/** Unread ones say so in a word, a trade’s time runs in its row, and opening asks for the newest. */
export const Open = meta.story({
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    onOpen.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: '2 unread notifications' }))
    const list = await screen.findByRole('list', { name: 'Notifications' })
    await expect(onOpen).toHaveBeenCalledOnce()
    await expect(list.querySelectorAll('li')).toHaveLength(4)
    await expect(screen.getByRole('timer')).toHaveTextContent('26 min left')
    await expectLink(screen, 'All notifications', '#notifications')
    await expectLink(screen, /^Unread: New trade with lagoscoin/, '#trade-8F2K41')
    await userEvent.click(screen.getByRole('button', { name: 'Mark all as read' }))
    await expect(onReadAll).toHaveBeenCalledOnce()
  },
})

/** Going to what a notification is about reads it once; one that was read is not read again. */
export const ReadByGoingThere = meta.story({
  play: async ({ canvas, userEvent }) => {
    onRead.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: '2 unread notifications' }))
    await userEvent.click(await screen.findByRole('link', { name: /^Unread: New trade with lagoscoin/ }))
    await expect(onRead.mock.calls).toEqual([['n1']])
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Notifications' })).not.toBeInTheDocument())
    await userEvent.click(canvas.getByRole('button', { name: '2 unread notifications' }))
    await userEvent.click(await screen.findByRole('link', { name: /released the coins/ }))
    await expect(onRead).toHaveBeenCalledOnce()
  },
})

/** On a phone the list is a sheet with a button to close it, in Russian, and opens again. */
export const PhoneSheet = meta.story({
  globals: { viewport: { value: 'phone' }, locale: 'ru' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '2 непрочитанных уведомления' }))
    await waitFor(() => expect(screen.getByRole('list', { name: 'Уведомления' })).toBeVisible())
    await userEvent.click(screen.getByRole('button', { name: 'Закрыть' }))
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Уведомления' })).not.toBeInTheDocument())
    await userEvent.click(canvas.getByRole('button', { name: '2 непрочитанных уведомления' }))
    await waitFor(() => expect(screen.getByRole('list', { name: 'Уведомления' })).toBeVisible())
  },
})

/** Enter opens the list and Escape closes it, and the bell has the focus again. */
export const ClosesWithAKeyAndGivesTheFocusBack = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('list', { name: 'Notifications' })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Notifications' })).not.toBeInTheDocument())
    await waitFor(() => expect(canvas.getByRole('button', { name: /unread/ })).toHaveFocus())
  },
})

/** Above 99 the bell says “more than”, as nobody counts further. */
export const MoreThanAreCounted = meta.story({
  args: { unreadCount: 100 },
  play: showsRole('button', { name: 'More than 99 unread notifications' }),
})

const words = () => (
  <Grid columns="halves">
    <Card padding="none">
      <NotificationList
        content={{
          status: 'ready',
          items: notificationCodes.map(code => storyNotification({ id: code, code, readAt: null })),
        }}
        assets={storyBook}
        hrefOf={storyNotificationHref}
      />
    </Card>
    <Card padding="none">
      <NotificationList
        content={{
          status: 'ready',
          items: notificationTypes.map(type =>
            storyNotification({ id: type, type, code: 'unknown', amount: null, tradeId: null }),
          ),
        }}
        assets={storyBook}
        hrefOf={storyNotificationHref}
      />
    </Card>
  </Grid>
)
/** Every notification that there is in its own words, and each kind by itself for codes that come later. */
export const States = meta.story({ render: words })
/** All of those sentences in Russian, to find the one that is wrong or too long. */
export const Russian = meta.story({ render: words, globals: { locale: 'ru' } })

/** Three lists that have nothing: on its way, empty with words, and failed with a button. */
export const LoadingEmptyFailed = meta.story({
  render: ({ assets, hrefOf }) => (
    <Grid columns="thirds">
      {([{ status: 'loading' }, { status: 'ready', items: [] }, { status: 'failed', onRetry }] as const).map(
        content => (
          <Card padding="none" key={content.status}>
            <NotificationList {...{ assets, hrefOf, content }} />
          </Card>
        ),
      )}
    </Grid>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('No notifications yet')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(onRetry).toHaveBeenCalledOnce()
  },
})
