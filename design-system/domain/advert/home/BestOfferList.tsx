import ChevronRight from 'lucide-react/icons/chevron-right'
import { formatAmountParts } from '../../../format/formatAmount.ts'
import { useLocale } from '../../../locales/useLocale.ts'
import { useT } from '../../../locales/useT.ts'
import { AmountText } from '../../../primitives/amount/AmountText.tsx'
import { Card } from '../../../primitives/card/Card.tsx'
import { useLinkComponent } from '../../../primitives/link/LinkContext.ts'
import { TextLink } from '../../../primitives/link/TextLink.tsx'
import { Loading } from '../../../primitives/skeleton/Loading.tsx'
import { Skeleton } from '../../../primitives/skeleton/Skeleton.tsx'
import { EmptyState } from '../../../primitives/state/EmptyState.tsx'
import { Heading } from '../../../primitives/text/Heading.tsx'
import type { NamedAsset } from '../../asset/assetBook.ts'
import { TraderSummary } from '../../profile/TraderSummary.tsx'
import { MarketDelta } from '../MarketDelta.tsx'
import { viewerDoes } from '../offer.ts'
import type { Offer, SearchType } from '../offer.ts'
import { LinePrice, ListHead, OfferLine } from './BestOfferList.styles.ts'

interface BestOfferListProps {
  type: SearchType
  /** The best few, best first; null while they are coming. */
  offers: readonly Offer[] | null
  fiat: NamedAsset
  hrefOf: (offerId: string) => string
  /** All offers of this type. */
  allHref: string
}

const titles = { buy: 'search.hero.bestToBuy', sell: 'search.hero.bestToSell' } as const

/** The best few offers of a type on the home page, each a link to it. */
export function BestOfferList({ type, offers, fiat, hrefOf, allHref }: BestOfferListProps) {
  const t = useT('advert')
  const locale = useLocale()
  const link = useLinkComponent()
  return (
    <Card as="section" padding="none">
      <ListHead>
        <Heading level={2}>{t(titles[type])}</Heading>
        <TextLink href={allHref} iconEnd={ChevronRight}>
          {t('search.hero.all')}
        </TextLink>
      </ListHead>
      {offers === null && (
        <Loading label={t('search.loading')}>
          {[1, 2, 3].map(row => (
            <OfferLine as="div" key={row}>
              <Skeleton shape="tile" />
              <Skeleton width="short" />
            </OfferLine>
          ))}
        </Loading>
      )}
      {offers?.length === 0 && <EmptyState title={t('search.hero.none', { fiat: fiat.name })} />}
      {offers !== null && offers.length > 0 && (
        <ul>
          {offers.map(offer => (
            <li key={offer.id}>
              <OfferLine as={link} href={hrefOf(offer.id)}>
                <TraderSummary trader={offer.owner} avatarSize="m" />
                <LinePrice>
                  {offer.price !== null && (
                    <AmountText
                      size="m"
                      parts={formatAmountParts(offer.price, fiat, { mode: 'price', locale })}
                    />
                  )}
                  {offer.marketDeltaPercent !== null && (
                    <MarketDelta percent={offer.marketDeltaPercent} does={viewerDoes(offer.type)} />
                  )}
                </LinePrice>
              </OfferLine>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
