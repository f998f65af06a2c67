import { formatAmount } from '../../../format/formatAmount.ts'
import { formatRelativeTime } from '../../../format/date/formatRelativeTime.ts'
import { useLocale } from '../../../locales/useLocale.ts'
import { useT } from '../../../locales/useT.ts'
import { Badge } from '../../../primitives/badge/Badge.tsx'
import { VisuallyHidden } from '../../../primitives/hidden/VisuallyHidden.tsx'
import { useLinkComponent } from '../../../primitives/link/LinkContext.ts'
import type { AssetBook } from '../../reference/asset/assetBook.ts'
import { useNow } from '../../reference/clock/useNow.ts'
import { ItemRoot, Meta } from './Notification.styles.ts'
import { notificationWord } from './notificationShape.ts'
import type { NotificationHref, NotificationShape } from './notificationShape.ts'
import { ActionDeadline } from './ActionDeadline.tsx'

export interface NotificationItemProps {
  notification: NotificationShape
  assets: AssetBook
  hrefOf: NotificationHref
  /** What it is about is being gone to. */
  onFollow?: ((notification: NotificationShape) => void) | undefined
}

/** One thing that a user was told, as a link to what it is about. */
export function NotificationItem({ notification, assets, hrefOf, onFollow }: NotificationItemProps) {
  const t = useT('notification')
  const link = useLinkComponent()
  const { type, code, partnerName, asset, readAt } = notification
  const word = notificationWord(code)
  const href = hrefOf(notification)
  const place =
    href === null ? { as: 'div' as const } : { as: link, href, onClick: () => onFollow?.(notification) }
  return (
    <ItemRoot {...place} {...(readAt === null ? { 'data-unread': '' } : {})}>
      {readAt === null && (
        <>
          <Badge />
          <VisuallyHidden>{t('unreadMark')}: </VisuallyHidden>
        </>
      )}
      <span>
        {word === null
          ? t(`type.${type}`)
          : t(`code.${word}`, { name: partnerName ?? '', asset: asset ?? '' })}
      </span>
      <ItemFacts notification={notification} assets={assets} />
    </ItemRoot>
  )
}

function ItemFacts({ notification, assets }: Pick<NotificationItemProps, 'notification' | 'assets'>) {
  const tTrade = useT('trade')
  const locale = useLocale()
  const now = useNow('halfMinute')
  const { tradeId, amount, asset, methodName, tradeStatus, endsAt, createdAt } = notification
  return (
    <Meta>
      {amount !== null && asset !== null && (
        <strong>{formatAmount(amount, assets.of(asset), { mode: 'full', locale })}</strong>
      )}
      {methodName !== null && <span>{methodName}</span>}
      {tradeId !== null && <span>{tTrade('number', { id: tradeId })}</span>}
      {tradeStatus !== null && endsAt === null && <span>{tTrade(`status.${tradeStatus}`)}</span>}
      {endsAt !== null && <ActionDeadline endsAt={endsAt} />}
      <time dateTime={createdAt}>{formatRelativeTime(createdAt, { now, locale })}</time>
    </Meta>
  )
}
