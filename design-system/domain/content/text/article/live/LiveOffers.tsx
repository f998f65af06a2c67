import { useId } from 'react'
import { useT } from '../../../../../locales/useT.ts'
import { TextLink } from '../../../../../primitives/link/TextLink.tsx'
import type { LiveData } from '../../contentShape.ts'
import { pairKey } from '../../contentShape.ts'
import { LiveFoot, LiveHead, LiveRoot } from './Live.styles.ts'
import { writableOffers } from './liveFigure.ts'
import { LiveLink } from './LiveLink.tsx'
import { LiveOffer } from './LiveOffer.tsx'

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
          <li key={offer.id}>
            <LiveOffer offer={offer} href={offer.href} isBest={offer === first} />
          </li>
        ))}
      </ul>
      <LiveFoot>
        <TextLink href="/buy">{t('article.live.allOffers')}</TextLink>
      </LiveFoot>
    </LiveRoot>
  )
}
