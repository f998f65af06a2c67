import { formatDate } from '../../../../format/date/formatDate.ts'
import { useLocale } from '../../../../locales/useLocale.ts'
import { useT } from '../../../../locales/useT.ts'
import { StaleNote } from '../../../../primitives/state/StaleNote.tsx'
import type { NamedAsset } from '../../../reference/asset/assetBook.ts'
import { RateChange } from '../../../reference/asset/RateChange.tsx'
import { ChangeLine } from './BalanceCard.styles.ts'
import { WalletAmount } from '../WalletAmount.tsx'
import type { WalletSheetShape } from '../walletShape.ts'
import { changeOf } from './walletSplit.ts'

interface BalanceChangeProps {
  sheet: WalletSheetShape
  /** What the total is in. */
  asset: NamedAsset
  isHidden: boolean
  isStale: boolean
}

/** By how much the total has moved in 24 hours; of when it is, where that is long ago. */
export function BalanceChange({ sheet, asset, isHidden, isStale }: BalanceChangeProps) {
  const t = useT('wallet')
  const locale = useLocale()
  const { changePercent, total, ratesAt } = sheet
  if (isStale)
    return (
      <ChangeLine>
        <StaleNote>{t('stale', { time: formatDate(ratesAt, { format: 'time', locale }) })}</StaleNote>
      </ChangeLine>
    )
  if (changePercent === null) return <ChangeLine />
  const change = changeOf(total.amount, changePercent, asset.decimals)
  return (
    <ChangeLine>
      <RateChange percent={changePercent} />
      {change !== null && (
        <WalletAmount amount={change} sign="always" weight="quiet" {...{ asset, isHidden }} />
      )}
      <span>{t('change')}</span>
    </ChangeLine>
  )
}
