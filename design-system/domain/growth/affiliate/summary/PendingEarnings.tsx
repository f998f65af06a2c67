import Clock from 'lucide-react/icons/clock'
import { formatDate } from '../../../../format/date/formatDate.ts'
import type { Money } from '../../../../format/money.ts'
import { useLocale } from '../../../../locales/useLocale.ts'
import { useT } from '../../../../locales/useT.ts'
import { Icon } from '../../../../primitives/icon/Icon.tsx'
import type { AssetBook } from '../../../reference/asset/assetBook.ts'
import { useNow } from '../../../reference/clock/useNow.ts'
import { EarnedAmount } from '../EarnedAmount.tsx'
import { Way } from './EarningsCard.styles.ts'

interface PendingEarningsProps {
  sums: readonly Money[]
  /** ISO-8601; null, or over already, where only the hour is known. */
  arrivesAt: string | null
  assets: AssetBook
}

/** What was earned and is not in the wallet yet, and when it comes. */
export function PendingEarnings({ sums, arrivesAt, assets }: PendingEarningsProps) {
  const t = useT('affiliate')
  const locale = useLocale()
  const now = useNow('halfMinute')
  const isKnown = arrivesAt !== null && new Date(arrivesAt) > now
  return (
    <Way>
      <Icon of={Clock} />
      <span>{t('earnings.way')}:</span>
      {sums.map(sum => (
        <EarnedAmount key={sum.asset} size="s" of={sum} assets={assets} />
      ))}
      <span>
        {isKnown
          ? t('earnings.arrivesAt', { time: formatDate(arrivesAt, { format: 'time', locale }) })
          : t('earnings.arrivesSoon')}
      </span>
    </Way>
  )
}
