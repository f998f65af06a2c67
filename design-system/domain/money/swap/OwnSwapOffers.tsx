import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import Pause from 'lucide-react/icons/pause'
import Plus from 'lucide-react/icons/plus'
import Trash2 from 'lucide-react/icons/trash-2'
import { formatAmount } from '../../../format/formatAmount.ts'
import { formatDecimal } from '../../../format/formatDecimal.ts'
import { formatPercent } from '../../../format/formatPercent.ts'
import { useLocale } from '../../../locales/useLocale.ts'
import { useT } from '../../../locales/useT.ts'
import { Stack } from '../../../primitives/layout/Stack.tsx'
import { Button } from '../../../primitives/button/Button.tsx'
import { IconButton } from '../../../primitives/button/IconButton.tsx'
import { SectionCard } from '../../../primitives/card/SectionCard.tsx'
import { Chip } from '../../../primitives/chip/Chip.tsx'
import { Inline } from '../../../primitives/layout/Inline.tsx'
import { Loading } from '../../../primitives/skeleton/Loading.tsx'
import { Skeleton } from '../../../primitives/skeleton/Skeleton.tsx'
import { ErrorState } from '../../../primitives/state/ErrorState.tsx'
import { Text } from '../../../primitives/text/Text.tsx'
import type { AssetBook } from '../../reference/asset/assetBook.ts'
import type { OwnSwapOfferShape } from './swapOfferShape.ts'
import { OfferRate, OfferRow } from './SwapOffers.styles.ts'

/** What has become of asking for one's own offers. */
export type OwnSwapOffersContent =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly onRetry: () => void }
  | {
      readonly status: 'ready'
      readonly items: readonly OwnSwapOfferShape[]
      /** Of all adverts, offers to swap among them. */
      readonly used: number
      readonly limit: number
    }

interface OwnSwapOffersProps {
  content: OwnSwapOffersContent
  assets: AssetBook
  onAdd: () => void
  onPause: (offer: OwnSwapOfferShape, isPaused: boolean) => void
  onRemove: (offer: OwnSwapOfferShape) => void
}

/** The viewer's own offers to swap: what each gives, whether it is shown and why not, pausing and removing. */
export function OwnSwapOffers(props: OwnSwapOffersProps) {
  const t = useT('swapOffer')
  return (
    <SectionCard title={t('own.title')} lead={t('own.lead')}>
      <Content {...props} />
    </SectionCard>
  )
}

function Content(props: OwnSwapOffersProps) {
  const { content, onAdd } = props
  const t = useT('swapOffer')
  const tCommon = useT('common')
  if (content.status === 'failed')
    return <ErrorState title={t('own.failed')} retryLabel={tCommon('verb.retry')} onRetry={content.onRetry} />
  if (content.status === 'loading')
    return (
      <Loading label={t('own.loading')}>
        <Skeleton shape="block" width="full" />
      </Loading>
    )
  const { items, used, limit } = content
  return (
    <>
      {items.length === 0 ? (
        <Text as="p" tone="secondary">
          {t('own.empty')}
        </Text>
      ) : (
        <Stack as="ul" gap="0">
          {items.map(offer => (
            <Row key={offer.id} {...props} offer={offer} />
          ))}
        </Stack>
      )}
      <Button
        width="fill"
        icon={Plus}
        disabledReason={used >= limit ? t('own.full') : undefined}
        onClick={onAdd}
      >
        {t('own.add')}
      </Button>
      <Text as="p" size="caption" tone="secondary">
        {t('own.used', { used, limit })}
      </Text>
    </>
  )
}

function Row({ offer, assets, onPause, onRemove }: OwnSwapOffersProps & { offer: OwnSwapOfferShape }) {
  const t = useT('swapOffer')
  const locale = useLocale()
  const { givesCode, takesCode, marginPercent, price, minimum, maximum, isPaused, hiddenReason } = offer
  const gives = assets.of(givesCode)
  const pair = t('own.pair', { gives: givesCode, takes: takesCode })
  return (
    <OfferRow>
      <OfferRate>
        <Text size="body-strong">{pair}</Text>
        <Text size="caption" tone="secondary">
          {t('own.margin', {
            margin: formatPercent(marginPercent, { locale, sign: 'always' }),
            price: formatAmount(price, assets.of(takesCode), { mode: 'price', locale }),
          })}
        </Text>
        <Text size="caption" tone="secondary">
          {t('own.range', {
            min: formatDecimal(minimum, locale),
            max: formatAmount(maximum, gives, { mode: 'full', locale }),
          })}
        </Text>
        <div>
          {hiddenReason === null ? (
            <Chip tone="positive" icon={Eye}>
              {t('own.shown')}
            </Chip>
          ) : (
            <Chip tone="warning" icon={hiddenReason === 'paused' ? Pause : EyeOff}>
              {t(`own.hidden.${hiddenReason}`)}
            </Chip>
          )}
        </div>
      </OfferRate>
      <Inline gap="1" wrap="nowrap">
        <Button
          size="s"
          aria-label={t(isPaused ? 'own.goOnLabel' : 'own.pauseLabel', { pair })}
          onClick={() => onPause(offer, !isPaused)}
        >
          {t(isPaused ? 'own.goOn' : 'own.pause')}
        </Button>
        <IconButton icon={Trash2} label={t('own.remove', { pair })} onClick={() => onRemove(offer)} />
      </Inline>
    </OfferRow>
  )
}
