import type { ComponentProps, RefObject } from 'react'
import CheckCheck from 'lucide-react/icons/check-check'
import X from 'lucide-react/icons/x'
import { useT } from '../../../locales/useT.ts'
import { Button } from '../../../primitives/button/Button.tsx'
import { IconButton } from '../../../primitives/button/IconButton.tsx'
import { TextLink } from '../../../primitives/link/TextLink.tsx'
import { Picker } from '../../../primitives/overlay/Picker.tsx'
import { Heading } from '../../../primitives/text/Heading.tsx'
import { Panel, PanelFoot, PanelHead, SheetClose } from './Notification.styles.ts'
import { NotificationList } from './NotificationList.tsx'
import type { NotificationShape } from './notificationShape.ts'

type NotificationOverlayProps = Omit<ComponentProps<typeof NotificationList>, 'onFollow'> & {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  triggerRef: RefObject<HTMLElement | null>
  unreadCount: number
  allHref: string
  onRead: (id: string) => void
  onReadAll: () => void
}

/** The open half of `NotificationBell`, in a chunk of its own. */
export function NotificationOverlay(props: NotificationOverlayProps) {
  const { isOpen, onOpenChange, triggerRef, unreadCount, allHref, onRead, onReadAll, ...list } = props
  const t = useT('notification')
  const tCommon = useT('common')
  const follow = ({ id, readAt }: NotificationShape) => {
    if (readAt === null) onRead(id)
    onOpenChange(false)
  }
  return (
    <Picker {...{ isOpen, onOpenChange, triggerRef }} label={t('title')}>
      <PanelHead>
        <Heading level={2} look="strong">
          {t('title')}
        </Heading>
        {unreadCount > 0 && (
          <Button variant="ghost" size="s" icon={CheckCheck} onClick={onReadAll}>
            {t('markAllRead')}
          </Button>
        )}
        <SheetClose>
          <IconButton icon={X} label={tCommon('verb.close')} onClick={() => onOpenChange(false)} />
        </SheetClose>
      </PanelHead>
      <Panel>
        <NotificationList {...list} onFollow={follow} />
      </Panel>
      <PanelFoot>
        <TextLink href={allHref} data-standing="" onClick={() => onOpenChange(false)}>
          {t('all')}
        </TextLink>
      </PanelFoot>
    </Picker>
  )
}
