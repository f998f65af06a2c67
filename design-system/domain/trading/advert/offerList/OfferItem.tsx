import { memo } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import Timer from 'lucide-react/icons/timer'
import type { DisplayAsset } from '../../../../format/displayAsset.ts'
import { formatAmount } from '../../../../format/formatAmount.ts'
import { formatDuration } from '../../../../format/date/formatDuration.ts'
import { formatRange } from '../../../../format/formatRange.ts'
import { useLocale } from '../../../../locales/useLocale.ts'
import { useT } from '../../../../locales/useT.ts'
import { VisuallyHidden } from '../../../../primitives/hidden/VisuallyHidden.tsx'
import { Icon } from '../../../../primitives/icon/Icon.tsx'
import { Text } from '../../../../primitives/text/Text.tsx'
import { Amount } from '../../../reference/asset/Amount.tsx'
import { TraderSummary } from '../../../people/profile/trader/TraderSummary.tsx'
import { MarketDelta } from '../MarketDelta.tsx'
import { OfferAction } from './OfferAction.tsx'
import { ActionCell, Escrow, GetCell, ItemRoot, Limits, PayCell, PriceCell, Who } from './OfferItem.styles.ts'
import { OfferMethods } from './OfferMethods.tsx'
import { viewerDoes } from '../offer.ts'
import type { Offer, OfferFilters } from '../offer.ts'
import { offerFigures } from '../offerFigures.ts'
import type { RemedyHref } from '../requirement.ts'

/** `best` is the first of a list. */
export const offerEmphases = ['plain', 'best'] as const
export type OfferEmphasis = (typeof offerEmphases)[number]

type OfferItemProps = Omit<ComponentProps<'li'>, 'children'> & {
  offer: Offer
  coin: DisplayAsset
  fiat: DisplayAsset
  /** What was searched for: the amount to compare by, and the methods that stand first. */
  search: Pick<OfferFilters, 'amount' | 'amountSide' | 'paymentMethodCodes'>
  /** Where a trade on it is opened. */
  href: string
  emphasis?: OfferEmphasis | undefined
  /** Its price is being fetched again, or is old. */
  isStale?: boolean | undefined
  /** The owner's public profile; left out, the name leads nowhere. */
  ownerHref?: string | undefined
  /** Where what stands in the way of it can be met. */
  remedyHrefOf?: RemedyHref | undefined
  /** Stands in the place of the owner, where all offers of a list are of one person. */
  who?: ReactNode
}

/**
 * One offer in an `OfferList`: who, at what price, what you get, how it is paid, and the way to take it. A card on a phone.
 * Rendered anew only when something about it has changed: a page has twenty.
 */
export const OfferItem = memo(function OfferItem({
  offer,
  coin,
  fiat,
  search,
  href,
  emphasis = 'plain',
  isStale = false,
  ownerHref,
  remedyHrefOf,
  who,
  ...rest
}: OfferItemProps) {
  const t = useT('advert')
  const locale = useLocale()
  const does = viewerDoes(offer.type)
  const { price, marketDeltaPercent: delta } = offer
  const searched = search.amount === null ? null : { amount: search.amount, side: search.amountSide }
  const figures = offerFigures(offer, searched, { does, coin, fiat })
  const tone = isStale ? 'stale' : 'plain'
  const duration = formatDuration(offer.escrowMinutes, locale)
  return (
    <ItemRoot data-emphasis={emphasis} {...rest}>
      <Who>{who ?? <TraderSummary trader={offer.owner} href={ownerHref} />}</Who>
      <PriceCell>
        <VisuallyHidden>{t('offer.price')} </VisuallyHidden>
        {price === null ? (
          <Text tone="tertiary">{t('offer.noPrice')}</Text>
        ) : (
          <Amount key={price} data-fades="" size="m" tone={tone} amount={price} asset={fiat} mode="price" />
        )}
        {delta !== null && <MarketDelta percent={delta} does={does} />}
      </PriceCell>
      {figures !== null && (
        <GetCell>
          <VisuallyHidden>{t(`offer.${figures.main.word}`)} </VisuallyHidden>
          <Amount
            key={figures.main.amount}
            tone={tone}
            amount={figures.main.amount}
            asset={figures.main.asset}
            mode="full"
          />
          <Text size="caption" tone="tertiary" data-part="for">
            {t('offer.forAmount', {
              amount: formatAmount(figures.for.amount, figures.for.asset, { mode: 'full', locale }),
            })}
          </Text>
        </GetCell>
      )}
      <PayCell>
        <OfferMethods
          methods={offer.paymentMethods}
          preferred={search.paymentMethodCodes}
          allowAnonymous={offer.allowAnonymous}
        />
        <Limits data-compact="">
          <span>
            <VisuallyHidden>{t('offer.limits')} </VisuallyHidden>
            {formatRange(offer.minimum, offer.maximum, fiat, { mode: 'shown', locale })}
          </span>
          <Escrow>
            <Icon of={Timer} size="xs" />
            <span data-room="wide">{t('offer.escrow', { time: duration })}</span>
            <span data-room="narrow" aria-hidden>
              {duration}
            </span>
          </Escrow>
        </Limits>
      </PayCell>
      <ActionCell>
        <OfferAction {...{ offer, href, emphasis, remedyHrefOf }} />
      </ActionCell>
    </ItemRoot>
  )
})
