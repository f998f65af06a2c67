import ArrowDownLeft from 'lucide-react/icons/arrow-down-left'
import ArrowUpRight from 'lucide-react/icons/arrow-up-right'
import Timer from 'lucide-react/icons/timer'
import { isDecimalString } from '../../../../../format/decimal.ts'
import type { DisplayAsset } from '../../../../../format/displayAsset.ts'
import { formatAmount } from '../../../../../format/formatAmount.ts'
import { formatDuration } from '../../../../../format/date/formatDuration.ts'
import { formatRange } from '../../../../../format/formatRange.ts'
import { useLocale } from '../../../../../locales/useLocale.ts'
import { useT } from '../../../../../locales/useT.ts'
import { Button } from '../../../../../primitives/button/Button.tsx'
import { VisuallyHidden } from '../../../../../primitives/hidden/VisuallyHidden.tsx'
import { Icon } from '../../../../../primitives/icon/Icon.tsx'
import { Text } from '../../../../../primitives/text/Text.tsx'
import { Amount } from '../../../../reference/asset/Amount.tsx'
import { TraderSummary } from '../../../../people/profile/trader/TraderSummary.tsx'
import type { TraderStanding } from '../../../../people/profile/trader/trader.ts'
import { amountsOf } from '../../exchange.ts'
import { MarketDelta } from '../../MarketDelta.tsx'
import { OfferMethods } from '../../offerList/OfferMethods.tsx'
import { viewerDoes } from '../../offer.ts'
import { Action, Get, Pay, PreviewCard, Price, Terms, Who } from './AdvertPreview.styles.ts'
import type { AdvertValues } from '../form/advertValues.ts'
import type { PricePreview } from '../form/price.ts'
import type { WizardMethod } from '../form/wizardMethod.ts'

export interface AdvertPreviewProps {
  values: AdvertValues
  /** Null until it is known. */
  owner: TraderStanding | null
  methods: readonly WizardMethod[]
  coin: DisplayAsset
  fiat: DisplayAsset
  /** Null while there is none. */
  price: PricePreview | null
}

/** The offer as those see it who search: it follows what is written. */
export function AdvertPreviewCard({ values, owner, methods, coin, fiat, price }: AdvertPreviewProps) {
  const t = useT('advertWizard')
  const tAdvert = useT('advert')
  const locale = useLocale()
  const does = viewerDoes(values.type)
  const chosen = values.paymentMethodCodes.flatMap(code => methods.find(method => method.code === code) ?? [])
  const limits = isDecimalString(values.minimum) && isDecimalString(values.maximum) ? values : null
  return price === null ? (
    <Text as="p" tone="secondary">
      {t('preview.none')}
    </Text>
  ) : (
    <PreviewCard>
      <Who>{owner !== null && <TraderSummary trader={owner} />}</Who>
      <Price>
        <Amount size="m" amount={price.price} asset={fiat} mode="price" />
        <MarketDelta percent={price.marketDeltaPercent} does={does} />
      </Price>
      {limits !== null && <YouGet price={price} maximum={limits.maximum} coin={coin} fiat={fiat} />}
      <Pay>
        <OfferMethods methods={chosen} allowAnonymous={values.allowAnonymous} />
        <Terms>
          {limits !== null && (
            <span>{formatRange(limits.minimum, limits.maximum, fiat, { mode: 'shown', locale })}</span>
          )}
          <span>
            <Icon of={Timer} size="xs" />
            {formatDuration(Number.parseInt(values.escrowMinutes, 10) || 0, locale)}
            <VisuallyHidden>{t('preview.escrow')}</VisuallyHidden>
          </span>
        </Terms>
        {values.promoText !== '' && <span>{values.promoText}</span>}
      </Pay>
      <Action inert>
        <Button variant="primary" icon={does === 'buy' ? ArrowDownLeft : ArrowUpRight}>
          {tAdvert(`offer.${does}`)}
        </Button>
      </Action>
    </PreviewCard>
  )
}

interface YouGetProps {
  price: PricePreview
  maximum: string
  coin: DisplayAsset
  fiat: DisplayAsset
}

function YouGet({ price, maximum, coin, fiat }: YouGetProps) {
  const t = useT('advert')
  const locale = useLocale()
  const both = amountsOf({ amount: maximum, side: 'fiat' }, { price: price.price, coin, fiat })
  if (both === null) return null
  return (
    <Get>
      <Amount amount={both.coin} asset={coin} />
      <Text size="caption" tone="tertiary">
        {t('offer.forAmount', { amount: formatAmount(maximum, fiat, { mode: 'shown', locale }) })}
      </Text>
    </Get>
  )
}
