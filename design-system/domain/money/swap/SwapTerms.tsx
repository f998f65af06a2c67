import { round } from '../../../format/decimal.ts'
import { formatAmount } from '../../../format/formatAmount.ts'
import { formatDecimal } from '../../../format/formatDecimal.ts'
import { useLocale } from '../../../locales/useLocale.ts'
import { useT } from '../../../locales/useT.ts'
import { DefinitionList } from '../../../primitives/list/DefinitionList.tsx'
import { DefinitionRow } from '../../../primitives/list/DefinitionRow.tsx'
import { StaleNote } from '../../../primitives/state/StaleNote.tsx'
import { Text } from '../../../primitives/text/Text.tsx'
import type { NamedAsset } from '../../reference/asset/assetBook.ts'
import { QuoteRing } from './QuoteRing.tsx'
import { RateLine } from './SwapForm.styles.ts'
import { rateText } from './rateText.ts'
import type { SwapEstimateShape, SwapLimitsShape } from './swapShape.ts'

interface SwapTermsProps {
  estimate: SwapEstimateShape
  /** Null while they are not known. */
  limits: SwapLimitsShape | null
  from: NamedAsset
  to: NamedAsset
  isStale: boolean
  /** For how long a price will be locked. */
  lockSeconds: number
}

/** The rate, the fees, and the least and the most of a pair. */
export function SwapTerms({ estimate, limits, from, to, isStale, lockSeconds }: SwapTermsProps) {
  const t = useT('swap')
  const locale = useLocale()
  const { fee, feePercent } = estimate
  return (
    <>
      <RateLine>
        <QuoteRing left={lockSeconds} of={lockSeconds} />
        <div>
          <Text as="p" size="body-strong">
            {rateText(estimate, { from, to }, locale)}
          </Text>
          <Text as="p" size="caption" tone="secondary">
            {t('lockedLater', { count: lockSeconds })}
          </Text>
        </div>
      </RateLine>
      <DefinitionList look="pairs">
        <DefinitionRow term={t('fee', { percent: formatDecimal(feePercent, locale) })}>
          {formatAmount(fee, to, { mode: 'full', locale })}
        </DefinitionRow>
        <DefinitionRow term={t('network')}>{t('networkFree')}</DefinitionRow>
        {limits !== null && (
          <DefinitionRow term={t('limits')}>
            {t('range', {
              // As many digits as are read; towards the inside, so that what is read is taken.
              min: formatDecimal(round(limits.minimum, from.shown, 'up'), locale),
              max: formatAmount(round(limits.maximum, from.shown, 'down'), from, { mode: 'full', locale }),
            })}
          </DefinitionRow>
        )}
      </DefinitionList>
      {isStale && <StaleNote>{t('stale')}</StaleNote>}
    </>
  )
}
