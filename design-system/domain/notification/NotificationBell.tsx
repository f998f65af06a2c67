import Bell from 'lucide-react/icons/bell'
import { useT } from '../../locales/useT.ts'
import { Badge } from '../../primitives/badge/Badge.tsx'
import { IconButton } from '../../primitives/button/IconButton.tsx'
import { useLazyOverlay } from '../../primitives/overlay/useLazyOverlay.ts'
import type { AssetBook } from '../asset/assetBook.ts'
import type { NotificationContent } from './NotificationList.tsx'

const load = async () => (await import('./NotificationOverlay.tsx')).NotificationOverlay

export interface NotificationBellProps {
  unreadCount: number
  content: NotificationContent
  assets: AssetBook
  hrefOf: (tradeId: string) => string
  /** The list is looked at: fetch it now. */
  onOpen: () => void
  /** Somebody goes to what this one is about. */
  onRead: (id: string) => void
  onReadAll: () => void
}

/** The bell with its dot, and the list behind it: a popover, on a phone a sheet. */
export function NotificationBell({ unreadCount, onOpen, ...rest }: NotificationBellProps) {
  const t = useT('notification')
  const { triggerRef, isOpen, Overlay, setOpen, preloading } = useLazyOverlay(load)
  const open = () => {
    onOpen()
    setOpen(true)
  }
  return (
    <>
      <IconButton
        ref={triggerRef}
        icon={Bell}
        label={unreadCount === 0 ? t('title') : t('unread', { count: unreadCount })}
        badge={unreadCount === 0 ? undefined : <Badge />}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={open}
        {...preloading}
      />
      {Overlay !== null && (
        <Overlay {...rest} {...{ isOpen, triggerRef, unreadCount }} onOpenChange={setOpen} />
      )}
    </>
  )
}
