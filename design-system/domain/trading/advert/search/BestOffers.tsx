import type { DisplayAsset } from '../../../../format/displayAsset.ts'
import { formatAmount } from '../../../../format/formatAmount.ts'
import { useLocale } from '../../../../locales/useLocale.ts'
import { useT } from '../../../../locales/useT.ts'
import { Card } from '../../../../primitives/card/Card.tsx'
import { Heading } from '../../../../primitives/text/Heading.tsx'
import { Caption } from '../../../../primitives/text/Caption.tsx'
import { BestHead } from './BestOffers.styles.ts'
import { BestPick } from './BestPick.tsx'
import { bestKinds } from './bestOffer.ts'
import type { BestKind, BestOffer } from './bestOffer.ts'
import type { OfferFilters } from '../offer.ts'
import { useOffersText } from '../offerList/useOffersText.ts'

interface BestOffersProps {
  /** The best of each kind; null where no offer is of that kind. */
  best: { readonly [K in BestKind]: BestOffer | null }
  search: Pick<OfferFilters, 'amount' | 'amountSide'>
  coin: DisplayAsset
  fiat: DisplayAsset
  found: { readonly total: number; readonly totalIsCapped: boolean }
  hrefOf: (offerId: string) => string
}

/** The offers that somebody in a hurry should look at, beside the list. */
export function BestOffers({ best, search, coin, fiat, found, hrefOf }: BestOffersProps) {
  const t = useT('advert')
  const locale = useLocale()
  const offersText = useOffersText()
  const searched = search.amount === null ? null : { amount: search.amount, side: search.amountSide }
  const asset = search.amountSide === 'fiat' ? fiat : coin
  return (
    <Card as="section" padding="none">
      <BestHead>
        <Heading level={2}>
          {searched === null
            ? t('best.title')
            : t('best.titleFor', { amount: formatAmount(searched.amount, asset, { mode: 'full', locale }) })}
        </Heading>
        <Caption as="p">
          {t('best.compared', { offers: offersText(found.total, found.totalIsCapped) })}
        </Caption>
      </BestHead>
      {bestKinds.map(kind => (
        <BestPick key={kind} kind={kind} offer={best[kind]} {...{ searched, coin, fiat, hrefOf }} />
      ))}
    </Card>
  )
}
