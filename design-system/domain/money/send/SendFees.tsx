import type { DecimalString } from '../../../format/decimal.ts'
import { isZero } from '../../../format/decimal.ts'
import type { DisplayAsset } from '../../../format/displayAsset.ts'
import { formatDuration } from '../../../format/date/formatDuration.ts'
import { formatPercent } from '../../../format/formatPercent.ts'
import { useLocale } from '../../../locales/useLocale.ts'
import { useT } from '../../../locales/useT.ts'
import { Amount } from '../../reference/asset/Amount.tsx'
import { DefinitionList } from '../../../primitives/list/DefinitionList.tsx'
import { DefinitionRow } from '../../../primitives/list/DefinitionRow.tsx'

interface SendFeesProps {
  fees: {
    /** What arrives; null while no amount is written. */
    readonly amount: DecimalString | null
    readonly networkFee: DecimalString
    readonly serviceFee: DecimalString
    /** In percent points; null where it is not told. */
    readonly serviceFeePercent: DecimalString | null
    readonly total: DecimalString | null
    /** Until it arrives; null once it is under way. */
    readonly minutes: number | null
  }
  coin: DisplayAsset
  /** To a user: no chain, no fee. */
  isInternal: boolean
  /** The figures are being asked for again. */
  isStale?: boolean | undefined
}

/** What sending costs, a line each: what arrives, both fees, what leaves the balance, and when it is there. */
export function SendFees({ fees, coin, isInternal, isStale = false }: SendFeesProps) {
  const t = useT('send')
  const locale = useLocale()
  const { amount, networkFee, serviceFee, serviceFeePercent, total, minutes } = fees
  const tone = isStale ? 'stale' : 'plain'
  const written = (value: DecimalString | null, size: 's' | 'm' = 's') =>
    value === null ? '–' : <Amount size={size} tone={tone} amount={value} asset={coin} mode="full" />
  const fee = (value: DecimalString) => (isInternal && isZero(value) ? t('fees.free') : written(value))
  return (
    <DefinitionList look="pairs" aria-busy={isStale}>
      <DefinitionRow term={t('fees.arrives')}>{written(amount)}</DefinitionRow>
      <DefinitionRow term={t('fees.network')}>{fee(networkFee)}</DefinitionRow>
      <DefinitionRow
        term={
          serviceFeePercent === null || isInternal
            ? t('fees.service')
            : t('fees.servicePercent', { percent: formatPercent(serviceFeePercent, { locale }) })
        }
      >
        {isInternal ? fee(serviceFee) : written(amount === null ? null : serviceFee)}
      </DefinitionRow>
      <DefinitionRow term={t('fees.total')}>{written(total, 'm')}</DefinitionRow>
      {minutes !== null && (
        <DefinitionRow term={t('fees.time')}>
          {minutes === 0 || isInternal
            ? t('fees.atOnce')
            : t('fees.minutes', { time: formatDuration(minutes, locale) })}
        </DefinitionRow>
      )}
    </DefinitionList>
  )
}
