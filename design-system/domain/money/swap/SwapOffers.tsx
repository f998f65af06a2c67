import Trophy from 'lucide-react/icons/trophy'
import type { ReactNode } from 'react'
import { round } from '../../../format/decimal.ts'
import { formatAmount } from '../../../format/formatAmount.ts'
import { formatDecimal } from '../../../format/formatDecimal.ts'
import { useLocale } from '../../../locales/useLocale.ts'
import { useT } from '../../../locales/useT.ts'
import { Stack } from '../../../primitives/layout/Stack.tsx'
import { Button } from '../../../primitives/button/Button.tsx'
import { SectionCard } from '../../../primitives/card/SectionCard.tsx'
import { Chip } from '../../../primitives/chip/Chip.tsx'
import { Inline } from '../../../primitives/layout/Inline.tsx'
import { Loading } from '../../../primitives/skeleton/Loading.tsx'
import { Skeleton } from '../../../primitives/skeleton/Skeleton.tsx'
import { ErrorState } from '../../../primitives/state/ErrorState.tsx'
import { Text } from '../../../primitives/text/Text.tsx'
import type { NamedAsset } from '../../reference/asset/assetBook.ts'
import { TraderSummary } from '../../people/profile/trader/TraderSummary.tsx'
import type { HouseRateShape, SwapOfferShape } from './swapOfferShape.ts'
import { rateText } from './rateText.ts'
import { OfferRate, OfferRow, OfferTake, OfferWho } from './SwapOffers.styles.ts'

/** What has become of asking for offers. */
export type SwapOffersContent =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly onRetry: () => void }
  | {
      readonly status: 'ready'
      readonly house: HouseRateShape
      readonly items: readonly SwapOfferShape[]
    }

interface SwapOffersProps {
  content: SwapOffersContent
  from: NamedAsset
  to: NamedAsset
  /** An amount is written. */
  hasAmount: boolean
  /** Which one a price is being locked of. */
  takingId: string | null
  hrefOf: (userName: string) => string
  onTake: (offer: SwapOfferShape) => void
}

/** The house and traders for a pair, each at what one coin comes to with every fee taken off, the best marked whoever it is. */
export function SwapOffers(props: SwapOffersProps) {
  const t = useT('swapOffer')
  return (
    <SectionCard title={t('title')} lead={t('lead')}>
      <Content {...props} />
    </SectionCard>
  )
}

function Content(props: SwapOffersProps) {
  const { content, from, to } = props
  const t = useT('swapOffer')
  const tCommon = useT('common')
  if (content.status === 'failed')
    return <ErrorState title={t('failed')} retryLabel={tCommon('verb.retry')} onRetry={content.onRetry} />
  if (content.status === 'loading')
    return (
      <Loading label={t('loading')}>
        <Skeleton shape="block" width="full" />
      </Loading>
    )
  const { house, items } = content
  return (
    <>
      <Stack as="ul" gap="0">
        <OfferRow>
          <OfferWho>
            <Text size="body-strong">{t('house')}</Text>
          </OfferWho>
          <Rate offer={house} {...{ from, to }}>
            {t('houseNote')}
          </Rate>
        </OfferRow>
        {items.map(offer => (
          <TraderRow key={offer.id} {...props} offer={offer} />
        ))}
      </Stack>
      {items.length === 0 && (
        <Text as="p" tone="secondary">
          {t('none')}
        </Text>
      )}
    </>
  )
}

function TraderRow({
  offer,
  from,
  to,
  hasAmount,
  takingId,
  hrefOf,
  onTake,
}: SwapOffersProps & { offer: SwapOfferShape }) {
  const t = useT('swapOffer')
  const tSwap = useT('swap')
  const locale = useLocale()
  const { trader, minimum, maximum, fits } = offer
  const reason = hasAmount ? (fits ? undefined : t('outside')) : t('writeAmount')
  return (
    <OfferRow>
      <OfferWho>
        <TraderSummary trader={trader} layout="brief" avatarSize="m" href={hrefOf(trader.userName)} />
      </OfferWho>
      <Rate {...{ offer, from, to }}>
        {t('limits', {
          // As many digits as are read; towards the inside, so that what is read is taken.
          min: formatDecimal(round(minimum, to.shown, 'up'), locale),
          max: formatAmount(round(maximum, to.shown, 'down'), to, { mode: 'full', locale }),
        })}
      </Rate>
      <OfferTake>
        <Button
          variant="soft"
          aria-label={takingId === offer.id ? undefined : t('takeLabel', { name: trader.userName })}
          disabledReason={reason}
          pendingLabel={takingId === offer.id ? tSwap('confirm.renewing') : undefined}
          onClick={() => onTake(offer)}
        >
          {t('take')}
        </Button>
      </OfferTake>
    </OfferRow>
  )
}

interface RateProps {
  offer: HouseRateShape
  from: NamedAsset
  to: NamedAsset
  children: ReactNode
}

function Rate({ offer, from, to, children }: RateProps) {
  const t = useT('swapOffer')
  const locale = useLocale()
  return (
    <OfferRate>
      <Inline gap="2">
        <Text size="body-strong">{rateText(offer, { from, to }, locale)}</Text>
        {offer.isBest && (
          <Chip tone="positive" icon={Trophy}>
            {t('best')}
          </Chip>
        )}
      </Inline>
      <Text size="caption" tone="secondary">
        {children}
      </Text>
    </OfferRate>
  )
}
