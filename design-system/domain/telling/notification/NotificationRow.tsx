import Check from 'lucide-react/icons/check'
import { useT } from '../../../locales/useT.ts'
import { IconButton } from '../../../primitives/button/IconButton.tsx'
import { Row } from './NotificationFeed.styles.ts'
import { NotificationItem } from './NotificationItem.tsx'
import type { NotificationItemProps } from './NotificationItem.tsx'

interface NotificationRowProps extends Omit<NotificationItemProps, 'onFollow'> {
  onRead: (ids: readonly string[]) => void
  /** Those that it stands for while they are folded away: going to the trade reads them all. */
  folded?: readonly string[] | undefined
}

/** A notification on its page, with the button that marks it as read without going anywhere. */
export function NotificationRow({ onRead, folded = [], ...item }: NotificationRowProps) {
  const t = useT('notificationPage')
  const { id, readAt } = item.notification
  const own = readAt === null ? [id] : []
  const follow = () => {
    const ids = [...own, ...folded]
    if (ids.length > 0) onRead(ids)
  }
  return (
    <Row>
      <NotificationItem {...item} onFollow={follow} />
      {readAt === null && <IconButton icon={Check} label={t('markRead')} onClick={() => onRead([id])} />}
    </Row>
  )
}
