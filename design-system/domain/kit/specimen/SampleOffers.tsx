import { Rows } from '../../trading/advert/offerList/OfferList.styles.ts'
import { OfferItem } from '../../trading/advert/offerList/OfferItem.tsx'
import { sampleCoin, sampleFiat, sampleOffers, sampleSearch } from './sampleMarket.ts'
import { useSampleMoments } from './sampleTime.ts'

interface SampleOffersProps {
  readonly label: string
  /** Where its buttons lead: nowhere else on this page. */
  readonly href: string
  /** `best` is as they are found, `stale` as they are kept when nothing newer comes. */
  readonly look: 'best' | 'stale'
}

/** The offers of the samples, in the list that a search shows. */
export function SampleOffers({ label, href, look }: SampleOffersProps) {
  const at = useSampleMoments()
  return (
    <Rows aria-label={label}>
      {sampleOffers(at).map((offer, index) => (
        <OfferItem
          key={offer.id}
          data-index={index}
          offer={offer}
          coin={sampleCoin}
          fiat={sampleFiat}
          search={sampleSearch}
          href={href}
          emphasis={look === 'best' && index === 0 ? 'best' : 'plain'}
          isStale={look === 'stale'}
        />
      ))}
    </Rows>
  )
}
