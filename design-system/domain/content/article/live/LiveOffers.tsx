import { useId } from 'react'
import { formatAmount } from '../../../../format/formatAmount.ts'
import { useLocale } from '../../../../locales/useLocale.ts'
import { useT } from '../../../../locales/useT.ts'
import { LinkButton } from '../../../../primitives/button/LinkButton.tsx'
import { TextLink } from '../../../../primitives/link/TextLink.tsx'
import type { LiveData, LiveOfferShape } from '../../contentShape.ts'
import { pairKey } from '../../contentShape.ts'
import { LiveFoot, LiveHead, LiveRoot, Methods, OfferRow, OfferWho } from './Live.styles.ts'
import { fiatOf, writableOffers } from './liveFigure.ts'
import { LiveLink } from './LiveLink.tsx'
import { useRating } from './useRating.ts'

interface LiveOffersProps {
  values: Readonly<Record<string, string>>
  offers: LiveData['offers']
}

/** The best offers of a pair, as they are now. */
export function LiveOffers({ values, offers }: LiveOffersProps) {
  const t = useT('content')
  const id = useId()
  const found = writableOffers(offers[pairKey(values)])
  const { coin = '', fiat = '' } = values
  const [first] = found
  if (first === undefined)
    return (
      <LiveLink href="/buy">
        {coin === '' || fiat === ''
          ? t('article.live.anyOffers')
          : t('article.live.noOffers', { coin, fiat })}
      </LiveLink>
    )
  return (
    <LiveRoot aria-labelledby={id}>
      <LiveHead id={id}>{t('article.live.offers', { coin: first.coin, fiat: first.fiat })}</LiveHead>
      <ul>
        {found.map(offer => (
          <Offer key={offer.id} offer={offer} isBest={offer === first} />
        ))}
      </ul>
      <LiveFoot>
        <TextLink href="/buy">{t('article.live.allOffers')}</TextLink>
      </LiveFoot>
    </LiveRoot>
  )
}

function Offer({ offer, isBest }: { offer: LiveOfferShape; isBest: boolean }) {
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
      <LinkButton href={offer.href} variant={isBest ? 'primary' : 'soft'}>
        {t('article.live.choose', { coin: offer.coin })}
      </LinkButton>
    </OfferRow>
  )
}
