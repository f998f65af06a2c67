import { formatAmount } from '../../../../../format/formatAmount.ts'
import { useLocale } from '../../../../../locales/useLocale.ts'
import { useT } from '../../../../../locales/useT.ts'
import { LinkButton } from '../../../../../primitives/button/LinkButton.tsx'
import type { LiveOfferShape } from '../../contentShape.ts'
import { Methods, OfferRow, OfferWho } from './Live.styles.ts'
import { fiatOf } from './liveFigure.ts'
import { useRating } from './useRating.ts'

interface LiveOfferProps {
  offer: LiveOfferShape
  /** Opens a trade on it. */
  href: string
  isBest: boolean
}

/** Who offers, for how much, how one pays, and the way there. */
export function LiveOffer({ offer, href, isBest }: LiveOfferProps) {
  const t = useT('content')
  const locale = useLocale()
  const fiat = fiatOf(offer.fiat)
  const limit = (amount: string) => formatAmount(amount, fiat, { mode: 'full', locale })
  return (
    <OfferRow>
      <OfferWho>
        <strong>{offer.userName}</strong>
        <span>{useRating(offer)}</span>
      </OfferWho>
      <OfferWho>
        <b>{formatAmount(offer.price, fiat, { mode: 'price', locale })}</b>
        <span>
          {t('article.live.limits', { minimum: limit(offer.minimum), maximum: limit(offer.maximum) })}
        </span>
      </OfferWho>
      <Methods data-compact="">{offer.methods.join(' · ')}</Methods>
      <LinkButton href={href} variant={isBest ? 'primary' : 'soft'}>
        {t('article.live.choose', { coin: offer.coin })}
      </LinkButton>
    </OfferRow>
  )
}
