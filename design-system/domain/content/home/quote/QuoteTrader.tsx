import { useT } from '../../../../locales/useT.ts'
import { Rating } from '../../../people/profile/trader/Rating.tsx'
import { TileAvatar } from '../../../people/profile/trader/TileAvatar.tsx'
import type { TileAvatarSize } from '../../../people/profile/trader/TileAvatar.tsx'
import { VerifiedBadge } from '../../../people/profile/trader/VerifiedBadge.tsx'
import { Facts, Name, Online, QuoteTraderRoot, Words } from './QuoteTrader.styles.ts'
import type { QuoteOffer } from './quoteShape.ts'

interface QuoteTraderProps {
  trader: QuoteOffer['owner']
  size: Extract<TileAvatarSize, 'm' | 'l'>
}

/** QuoteTrader offers, without a clock: a page that is drawn for everybody says who is there, and not since when they are not. */
export function QuoteTrader({ trader, size }: QuoteTraderProps) {
  const t = useT('profile')
  return (
    <QuoteTraderRoot>
      <TileAvatar
        userName={trader.userName}
        pictureUrl={trader.avatarUrl}
        size={size}
        presence={trader.isOnline ? 'online' : 'away'}
      />
      <Words>
        <Name data-size={size}>
          <span title={trader.userName}>{trader.userName}</span>
          {trader.isVerified && <VerifiedBadge />}
        </Name>
        <Facts data-compact="">
          <Rating ratingPercent={trader.ratingPercent} />
          <span>{t('trades', { count: trader.tradesCount })}</span>
          {trader.isOnline && <Online>{t('presence.online')}</Online>}
        </Facts>
      </Words>
    </QuoteTraderRoot>
  )
}
