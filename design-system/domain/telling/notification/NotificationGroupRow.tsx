import { useId, useState } from 'react'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { useT } from '../../../locales/useT.ts'
import { Button } from '../../../primitives/button/Button.tsx'
import type { AssetBook } from '../../reference/asset/assetBook.ts'
import { Earlier, Unfold } from './NotificationFeed.styles.ts'
import type { NotificationGroup } from './notificationDays.ts'
import { NotificationRow } from './NotificationRow.tsx'
import type { NotificationHref } from './notificationShape.ts'

export interface NotificationGroupRowProps {
  group: NotificationGroup
  assets: AssetBook
  hrefOf: NotificationHref
  onRead: (ids: readonly string[]) => void
}

/** What a trade has told within a day: the newest, and the earlier ones behind a button. */
export function NotificationGroupRow({ group, ...rest }: NotificationGroupRowProps) {
  const t = useT('notificationPage')
  const [isOpen, setOpen] = useState(false)
  const listId = useId()
  const { newest, earlier } = group
  const unread = earlier.filter(({ readAt }) => readAt === null).map(({ id }) => id)
  return (
    <li>
      <NotificationRow notification={newest} folded={isOpen ? [] : unread} {...rest} />
      {earlier.length > 0 && (
        <Unfold>
          <Button
            variant="ghost"
            size="s"
            iconEnd={ChevronDown}
            aria-expanded={isOpen}
            aria-controls={listId}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? t('fold') : t('earlier', { count: earlier.length })}
          </Button>
        </Unfold>
      )}
      <Earlier id={listId} hidden={!isOpen}>
        {isOpen &&
          earlier.map(notification => (
            <li key={notification.id}>
              <NotificationRow notification={notification} {...rest} />
            </li>
          ))}
      </Earlier>
    </li>
  )
}
