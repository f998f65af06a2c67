import Bell from 'lucide-react/icons/bell'
import { useT } from '../../../locales/useT.ts'
import { Badge } from '../../../primitives/badge/Badge.tsx'
import { IconButton } from '../../../primitives/button/IconButton.tsx'
import { useLazyOverlay } from '../../../primitives/overlay/useLazyOverlay.ts'
import type { AssetBook } from '../../reference/asset/assetBook.ts'
import type { NotificationContent } from './NotificationList.tsx'
import type { NotificationHref } from './notificationShape.ts'

/** The server counts no further than to one more. */
const mostCounted = 99

const importOverlay = async () => (await import('./NotificationOverlay.tsx')).NotificationOverlay

export interface NotificationBellProps {
  unreadCount: number
  content: NotificationContent
  assets: AssetBook
  hrefOf: NotificationHref
  /** The page of all notifications. */
  allHref: string
  /** The list is looked at: fetch it now. */
  onOpen: () => void
  /** Somebody goes to what this one is about. */
  onRead: (id: string) => void
  onReadAll: () => void
  /** Fetches the words of what happens, where they are not there from the start. */
  loadWords?: (() => Promise<void>) | undefined
}

/** The bell with its dot, and the list behind it: a popover, on a phone a sheet. */
export function NotificationBell({ unreadCount, onOpen, loadWords, ...rest }: NotificationBellProps) {
  const t = useT('nav')
  const load = async () => {
    const [overlay] = await Promise.all([importOverlay(), loadWords?.()])
    return overlay
  }
  const { triggerRef, isOpen, Overlay, setOpen, preloading } = useLazyOverlay(load)
  const open = () => {
    onOpen()
    setOpen(true)
  }
  const words = (count: number) =>
    count === 0
      ? t('notices.title')
      : count > mostCounted
        ? t('notices.unreadMany')
        : t('notices.unread', { count })
  return (
    <>
      <IconButton
        ref={triggerRef}
        icon={Bell}
        label={words(unreadCount)}
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
