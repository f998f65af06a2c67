import { brand } from '../../brand/brand.ts'
import { formatAmount } from '../../format/formatAmount.ts'
import { formatRelativeTime } from '../../format/formatRelativeTime.ts'
import { useLocale } from '../../locales/useLocale.ts'
import { useT } from '../../locales/useT.ts'
import { Badge } from '../../primitives/badge/Badge.tsx'
import { VisuallyHidden } from '../../primitives/hidden/VisuallyHidden.tsx'
import { useLinkComponent } from '../../primitives/link/LinkContext.ts'
import type { AssetBook } from '../asset/assetBook.ts'
import { useNow } from '../clock/useNow.ts'
import { ItemRoot, Meta } from './Notification.styles.ts'
import { notificationWord } from './notificationShape.ts'
import type { NotificationShape } from './notificationShape.ts'

interface NotificationItemProps {
  notification: NotificationShape
  assets: AssetBook
  /** The trade it is about. */
  hrefOf: (tradeId: string) => string
  /** The trade is being gone to. */
  onFollow?: ((notification: NotificationShape) => void) | undefined
}

/** One thing that a user was told, as a link to its trade when it has one. */
export function NotificationItem({ notification, assets, hrefOf, onFollow }: NotificationItemProps) {
  const t = useT('notification')
  const tTrade = useT('trade')
  const locale = useLocale()
  const now = useNow('halfMinute')
  const link = useLinkComponent()
  const { type, code, tradeId, partnerName, amount, asset, createdAt, readAt } = notification
  const word = notificationWord(code)
  const place =
    tradeId === null
      ? { as: 'div' as const }
      : { as: link, href: hrefOf(tradeId), onClick: () => onFollow?.(notification) }
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
          ? t(`type.${type}`, { brand: brand.name })
          : t(`code.${word}`, { name: partnerName ?? '' })}
      </span>
      <Meta>
        {tradeId !== null && <span>{tTrade('number', { id: tradeId })}</span>}
        {amount !== null && asset !== null && (
          <span>{formatAmount(amount, assets.of(asset), { mode: 'full', locale })}</span>
        )}
        <time dateTime={createdAt}>{formatRelativeTime(createdAt, { now, locale })}</time>
      </Meta>
    </ItemRoot>
  )
}
