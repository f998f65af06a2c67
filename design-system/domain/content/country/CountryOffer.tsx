import { formatAmount } from '../../../format/formatAmount.ts'
import { useLocale } from '../../../locales/useLocale.ts'
import { useT } from '../../../locales/useT.ts'
import { LinkButton } from '../../../primitives/button/LinkButton.tsx'
import { fiatOf } from '../text/article/live/liveFigure.ts'
import { useRating } from '../text/article/live/useRating.ts'
import type { LiveOfferShape } from '../text/contentShape.ts'
import { OfferRow, OfferSide } from './CountryOffers.styles.ts'

interface CountryOfferProps {
  offer: LiveOfferShape
  type: 'buy' | 'sell'
  isBest: boolean
}

/** An offer: whose it is, how one pays, for how much, and the way there. */
export function CountryOffer({ offer, type, isBest }: CountryOfferProps) {
  const t = useT('country')
  const tContent = useT('content')
  const locale = useLocale()
  const rating = useRating(offer)
  const fiat = fiatOf(offer.fiat)
  const limit = (amount: string) => formatAmount(amount, fiat, { mode: 'full', locale })
  return (
    <OfferRow>
      <OfferSide>
        <strong>{offer.userName}</strong>
        <span>{rating}</span>
        <span data-compact="">{offer.methods.join(' · ')}</span>
      </OfferSide>
      <OfferSide data-end="">
        <b>{formatAmount(offer.price, fiat, { mode: 'price', locale })}</b>
        <span>
          {tContent('article.live.limits', {
            minimum: limit(offer.minimum),
            maximum: limit(offer.maximum),
          })}
        </span>
      </OfferSide>
      <LinkButton
        href={offer.href}
        variant={isBest ? 'primary' : 'soft'}
        aria-label={t(`choose.${type}`, { coin: offer.coin, name: offer.userName })}
      >
        {t(`act.${type}`)}
      </LinkButton>
    </OfferRow>
  )
}
