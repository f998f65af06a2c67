import type { DecimalString } from '../../../format/decimal.ts'
import type { DisplayAsset } from '../../../format/displayAsset.ts'
import { formatAmount } from '../../../format/formatAmount.ts'
import { useLocale } from '../../../locales/useLocale.ts'
import { useT } from '../../../locales/useT.ts'
import { Notice } from '../../../primitives/notice/Notice.tsx'

interface FeeChangedNoticeProps {
  /** The network fee that was on screen. */
  before: DecimalString
  now: DecimalString
  coin: DisplayAsset
}

/** The network asks for more than was on screen. The figures above are the new ones: the button sends at them. */
export function FeeChangedNotice({ before, now, coin }: FeeChangedNoticeProps) {
  const t = useT('send')
  const locale = useLocale()
  const written = (fee: DecimalString) => formatAmount(fee, coin, { mode: 'full', locale })
  return (
    <Notice tone="warning" role="alert" title={t('check.feeChanged')}>
      {t('check.feeChangedText', { before: written(before), now: written(now) })}
    </Notice>
  )
}
