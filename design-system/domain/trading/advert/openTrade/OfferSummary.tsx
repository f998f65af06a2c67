import type { ReactNode } from 'react'
import type { DisplayAsset } from '../../../../format/displayAsset.ts'
import { formatDuration } from '../../../../format/date/formatDuration.ts'
import { formatRange } from '../../../../format/formatRange.ts'
import { useLocale } from '../../../../locales/useLocale.ts'
import { useT } from '../../../../locales/useT.ts'
import { Card } from '../../../../primitives/card/Card.tsx'
import { Tag } from '../../../../primitives/chip/Tag.tsx'
import { Inline } from '../../../../primitives/layout/Inline.tsx'
import { DefinitionList } from '../../../../primitives/list/DefinitionList.tsx'
import { DefinitionRow } from '../../../../primitives/list/DefinitionRow.tsx'
import { Heading } from '../../../../primitives/text/Heading.tsx'
import { Text } from '../../../../primitives/text/Text.tsx'
import { Amount } from '../../../reference/asset/Amount.tsx'
import { TraderSummary } from '../../../people/profile/trader/TraderSummary.tsx'
import { methodIcon } from '../../../reference/method/methodIcon.ts'
import { MarketDelta } from '../MarketDelta.tsx'
import { viewerDoes } from '../offer.ts'
import type { Offer } from '../offer.ts'
import { PriceLine, Terms } from './OfferSummary.styles.ts'

interface OfferSummaryProps {
  offer: Offer & { readonly terms: string; readonly promoText: string }
  coin: DisplayAsset
  fiat: DisplayAsset
  isStale?: boolean | undefined
  /** The owner's public profile; left out, the name leads nowhere. */
  ownerHref?: string | undefined
  /** The button that reports it, `ReportButton`; left out for who is not logged in, and for its owner. */
  report?: ReactNode
}

/** An offer whole, beside the form that takes it: who, at what price, within which limits, how, and on what terms. */
export function OfferSummary({ offer, coin, fiat, isStale = false, ownerHref, report }: OfferSummaryProps) {
  const t = useT('advert')
  const tOpen = useT('openTrade')
  const locale = useLocale()
  const { price, marketDeltaPercent: delta } = offer
  return (
    <Card as="section" gap="4">
      <Heading level={2}>{tOpen('offer')}</Heading>
      <TraderSummary trader={offer.owner} href={ownerHref} />
      {offer.promoText !== '' && <Text as="p">{offer.promoText}</Text>}
      <div>
        <Text as="p" size="label" tone="secondary">
          {t('offer.pricePer', { coin: coin.code })}
        </Text>
        <PriceLine>
          {price === null ? (
            <Text tone="tertiary">{t('offer.noPrice')}</Text>
          ) : (
            <Amount size="l" tone={isStale ? 'stale' : 'plain'} amount={price} asset={fiat} mode="price" />
          )}
          {delta !== null && <MarketDelta percent={delta} does={viewerDoes(offer.type)} />}
        </PriceLine>
      </div>
      <DefinitionList look="pairs">
        <DefinitionRow term={t('offer.limits')}>
          {formatRange(offer.minimum, offer.maximum, fiat, { mode: 'full', locale })}
        </DefinitionRow>
        <DefinitionRow term={tOpen('timeToPay')}>{formatDuration(offer.escrowMinutes, locale)}</DefinitionRow>
      </DefinitionList>
      <Inline gap="1-5">
        {offer.paymentMethods.map(({ code, name, group }) => (
          <Tag key={code} icon={methodIcon[group]}>
            {name}
          </Tag>
        ))}
      </Inline>
      <div>
        <Heading level={3}>{t('offer.terms')}</Heading>
        <Terms>{offer.terms === '' ? t('offer.noTerms') : offer.terms}</Terms>
      </div>
      {report != null && <div>{report}</div>}
    </Card>
  )
}
