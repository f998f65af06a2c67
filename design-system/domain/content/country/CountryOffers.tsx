import { useId } from 'react'
import { useT } from '../../../locales/useT.ts'
import { useLinkComponent } from '../../../primitives/link/LinkContext.ts'
import { TextLink } from '../../../primitives/link/TextLink.tsx'
import { writableOffers } from '../text/article/live/liveFigure.ts'
import type { LiveOfferShape } from '../text/contentShape.ts'
import { Part } from './Country.styles.ts'
import { CountryOffer } from './CountryOffer.tsx'
import { CoinLinks, ListHead, ListRoot, OfferGrid } from './CountryOffers.styles.ts'
import { CountryPartHead } from './CountryPartHead.tsx'
import type { CountryHrefs, CountryMarketShape, CountryShape } from './countryShape.ts'
import type { CountryPart } from './countryText.ts'

interface CountryOffersProps {
  part: CountryPart
  country: CountryShape
  market: CountryMarketShape
  hrefs: CountryHrefs
  lang: string
}

/** The best offers of a coin, to buy from and to sell to. */
export function CountryOffers({ part, country, market, hrefs, lang }: CountryOffersProps) {
  const t = useT('country')
  const Link = useLinkComponent()
  const { coin, offers } = market
  return (
    <Part aria-labelledby={part.id}>
      <CountryPartHead part={part} fallback={t('offers')} blocks={part.blocks} lang={lang}>
        <CoinLinks aria-label={t('coins')}>
          {country.coins.map(code => (
            <Link
              key={code}
              href={hrefs.coin(country.code, code)}
              {...(code === coin ? { 'aria-current': 'true' } : {})}
            >
              {code}
            </Link>
          ))}
        </CoinLinks>
      </CountryPartHead>
      <OfferGrid>
        <OfferList type="buy" {...{ coin, hrefs }} fiat={country.fiat} offers={offers?.buy ?? null} />
        <OfferList type="sell" {...{ coin, hrefs }} fiat={country.fiat} offers={offers?.sell ?? null} />
      </OfferGrid>
    </Part>
  )
}

interface OfferListProps {
  type: 'buy' | 'sell'
  coin: string
  fiat: string
  /** Null where they did not come. */
  offers: readonly LiveOfferShape[] | null
  hrefs: CountryHrefs
}

function OfferList({ type, coin, fiat, offers, hrefs }: OfferListProps) {
  const t = useT('country')
  const id = useId()
  const found = writableOffers(offers ?? [])
  return (
    <ListRoot aria-labelledby={id}>
      <ListHead>
        <h3 id={id} data-side={type}>
          {t(type, { coin })}
        </h3>
        <TextLink href={hrefs.offers(type, coin, fiat)}>{t('all')}</TextLink>
      </ListHead>
      {found.length === 0 ? (
        <p>{offers === null ? t('away') : t(`none.${type}`, { coin, fiat })}</p>
      ) : (
        <ul>
          {found.map((offer, index) => (
            <CountryOffer key={offer.id} offer={offer} type={type} isBest={index === 0} />
          ))}
        </ul>
      )}
    </ListRoot>
  )
}
