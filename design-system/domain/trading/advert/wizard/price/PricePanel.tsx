import Circle from 'lucide-react/icons/circle'
import Clock from 'lucide-react/icons/clock'
import type { DecimalString } from '../../../../../format/decimal.ts'
import type { DisplayAsset } from '../../../../../format/displayAsset.ts'
import { symbolOf } from '../../../../../format/displayAsset.ts'
import { formatAmount } from '../../../../../format/formatAmount.ts'
import { formatPercent } from '../../../../../format/formatPercent.ts'
import { useLocale } from '../../../../../locales/useLocale.ts'
import { useT } from '../../../../../locales/useT.ts'
import { Card } from '../../../../../primitives/card/Card.tsx'
import { AmountField } from '../../../../../primitives/field/AmountField.tsx'
import { Icon } from '../../../../../primitives/icon/Icon.tsx'
import { DefinitionList } from '../../../../../primitives/list/DefinitionList.tsx'
import { DefinitionRow } from '../../../../../primitives/list/DefinitionRow.tsx'
import { SegmentedControl } from '../../../../../primitives/segmented/SegmentedControl.tsx'
import { Heading } from '../../../../../primitives/text/Heading.tsx'
import { Caption } from '../../../../../primitives/text/Caption.tsx'
import { Text } from '../../../../../primitives/text/Text.tsx'
import { Amount } from '../../../../reference/asset/Amount.tsx'
import { MarketDelta } from '../../MarketDelta.tsx'
import { FormulaField } from './FormulaField.tsx'
import { MarginField } from './MarginField.tsx'
import { Liveness, PanelHead, PriceNow } from './PricePanel.styles.ts'
import { priceModes } from '../form/price.ts'
import type { PriceDraft, PriceErrors, PricePreview, RateSuggestion } from '../form/price.ts'

interface PricePanelProps {
  value: PriceDraft
  onChange: (change: Partial<PriceDraft>) => void
  errors: PriceErrors
  coin: DisplayAsset
  fiat: DisplayAsset
  /** What the owner does with coins. */
  does: 'buy' | 'sell'
  /** What a margin may be, in percent points. */
  marginLimits: { readonly min: DecimalString; readonly max: DecimalString }
  /** The last figures that came; null before the first. */
  preview: PricePreview | null
  /** What is written now has not been asked about yet: the figures are of before. */
  isOld: boolean
  suggestions: readonly RateSuggestion[]
  onQuery: (typed: string) => void
}

/** What an advert costs: how its price is made, what that is now, where it would stand, and what is kept of it. */
export function PricePanel(props: PricePanelProps) {
  const { value, onChange, preview, isOld } = props
  const t = useT('advertPart')
  return (
    <Card as="section" gap="4">
      <PanelHead>
        <Heading level={2} look="strong">
          {t('price.title')}
        </Heading>
        {preview !== null && (
          <Liveness data-stale={preview.isStale}>
            <Icon of={preview.isStale ? Clock : Circle} size="xs" />
            {preview.isStale ? t('price.stale') : t('price.live')}
          </Liveness>
        )}
      </PanelHead>
      <PriceLine {...props} />
      <SegmentedControl
        label={t('price.mode')}
        width="fill"
        size="s"
        segments={priceModes.map(mode => ({ value: mode, label: t(`price.modes.${mode}`) }))}
        value={value.mode}
        onChange={mode => onChange({ mode })}
      />
      <ModeField {...props} />
      {preview !== null && <Figures {...props} preview={preview} isOld={isOld} />}
    </Card>
  )
}

function PriceLine({ preview, isOld, coin, fiat, does }: PricePanelProps) {
  const t = useT('advertPart')
  return (
    <PriceNow data-old={isOld} aria-live="polite" aria-busy={preview === null || isOld}>
      {preview === null ? (
        <Text tone="tertiary">{t('price.none')}</Text>
      ) : (
        <>
          <Amount size="l" amount={preview.price} asset={fiat} mode="price" />
          <Caption>
            {t('price.perCoin', { coin: coin.code })} ·{' '}
            <MarketDelta percent={preview.marketDeltaPercent} does={does === 'sell' ? 'buy' : 'sell'} />
          </Caption>
        </>
      )}
    </PriceNow>
  )
}

const fields = {
  average: ({ value, onChange, errors, marginLimits }: PricePanelProps) => (
    <MarginField
      value={value.marginPercent}
      onChange={marginPercent => onChange({ marginPercent })}
      error={errors.marginPercent}
      limits={marginLimits}
    />
  ),
  formula: ({ value, onChange, errors, suggestions, onQuery }: PricePanelProps) => (
    <FormulaField
      value={value.equation}
      onChange={equation => onChange({ equation })}
      error={errors.equation}
      suggestions={suggestions}
      onQuery={onQuery}
    />
  ),
  fixed: FixedField,
} as const

function ModeField(props: PricePanelProps) {
  const Field = fields[props.value.mode]
  return <Field {...props} />
}

function FixedField({ value, onChange, errors, coin, fiat }: PricePanelProps) {
  const t = useT('advertPart')
  return (
    <AmountField
      label={t('price.fixed', { coin: coin.code })}
      symbol={symbolOf(fiat) ?? undefined}
      code={fiat.code}
      value={value.fixedPrice}
      onChange={fixedPrice => onChange({ fixedPrice })}
      error={errors.fixedPrice}
    />
  )
}

function Figures({ preview, coin, fiat, does }: PricePanelProps & { preview: PricePreview }) {
  const t = useT('advertPart')
  const locale = useLocale()
  const { place, placesTotal, totalIsCapped, feePercent, keepPerCoin } = preview
  return (
    <DefinitionList look="pairs">
      <DefinitionRow term={t('price.place')}>
        {t(totalIsCapped ? 'price.placeOfMany' : 'price.placeOf', { place, total: placesTotal })}
      </DefinitionRow>
      <DefinitionRow term={t('price.fee')}>
        {formatPercent(feePercent, { locale, padded: true })}
      </DefinitionRow>
      <DefinitionRow term={t(`price.keep.${does}`, { coin: coin.code })}>
        {formatAmount(keepPerCoin, fiat, { mode: 'price', locale })}
      </DefinitionRow>
    </DefinitionList>
  )
}
