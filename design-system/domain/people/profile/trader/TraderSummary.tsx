import type { ComponentProps } from 'react'
import { useT } from '../../../../locales/useT.ts'
import { VisuallyHidden } from '../../../../primitives/hidden/VisuallyHidden.tsx'
import { TextLink } from '../../../../primitives/link/TextLink.tsx'
import { Presence } from './Presence.tsx'
import { Rating } from './Rating.tsx'
import { TileAvatar } from './TileAvatar.tsx'
import type { TileAvatarSize } from './TileAvatar.tsx'
import { Facts, NameLine, SummaryRoot, Trades, UserName, Words } from './TraderSummary.styles.ts'
import { VerifiedBadge } from './VerifiedBadge.tsx'
import type { TraderStanding } from './trader.ts'

/**
 * `stacked` gives presence a line of its own, as in offers; `inline` keeps all facts in one, as in a trade; `brief` leaves presence to
 * the mark on the tile, and on a phone the trades out: rows of a list.
 */
export const traderSummaryLayouts = ['stacked', 'inline', 'brief'] as const
export type TraderSummaryLayout = (typeof traderSummaryLayouts)[number]

type TraderSummaryProps = Omit<ComponentProps<'div'>, 'children'> & {
  trader: TraderStanding
  layout?: TraderSummaryLayout | undefined
  avatarSize?: TileAvatarSize | undefined
  /** The public profile. Without it the name is no link. */
  href?: string | undefined
}

/** Who someone is, in the same order everywhere: tile, name and badge, rating, trades, presence. */
export function TraderSummary({
  trader,
  layout = 'stacked',
  avatarSize = 'l',
  href,
  ...rest
}: TraderSummaryProps) {
  const t = useT('profile')
  const presence = <Presence isOnline={trader.isOnline} lastOnlineAt={trader.lastOnlineAt} />
  return (
    <SummaryRoot data-layout={layout} {...rest}>
      <TileAvatar
        userName={trader.userName}
        pictureUrl={trader.avatarUrl}
        size={avatarSize}
        presence={trader.isOnline ? 'online' : 'away'}
      />
      <Words>
        <NameLine>
          <UserName title={trader.userName}>
            {href === undefined ? (
              trader.userName
            ) : (
              <TextLink look="quiet" href={href}>
                {trader.userName}
              </TextLink>
            )}
          </UserName>
          {trader.isVerified && <VerifiedBadge />}
        </NameLine>
        <Facts>
          <Rating ratingPercent={trader.ratingPercent} />
          <Trades data-compact="">{t('trades', { count: trader.tradesCount })}</Trades>
          {layout === 'brief' ? <VisuallyHidden>{presence}</VisuallyHidden> : presence}
        </Facts>
      </Words>
    </SummaryRoot>
  )
}
