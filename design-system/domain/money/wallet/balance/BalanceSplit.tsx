import { useT } from '../../../../locales/useT.ts'
import type { NamedAsset } from '../../../reference/asset/assetBook.ts'
import { FreePart, Key, Legend, LockedPart, SplitBar } from './BalanceCard.styles.ts'
import { WalletAmount } from '../WalletAmount.tsx'
import type { BalanceSheetShape } from '../walletShape.ts'
import { walletSplit } from './walletSplit.ts'

interface BalanceSplitProps {
  sheet: BalanceSheetShape
  /** What the total is in. */
  asset: NamedAsset
  isHidden: boolean
}

/** How much of a wallet's worth is free, and how much is locked; nothing where nothing is locked. */
export function BalanceSplit({ sheet, asset, isHidden }: BalanceSplitProps) {
  const t = useT('wallet')
  const split = walletSplit(sheet, asset.decimals)
  if (split.escrowFraction === 0) return null
  const shown = { asset, isHidden }
  return (
    <div>
      {!isHidden && (
        <SplitBar aria-hidden style={{ '--locked': `${split.escrowFraction * 100}%` }}>
          <FreePart />
          <LockedPart />
        </SplitBar>
      )}
      <Legend aria-label={t('split')}>
        <div>
          <dt>
            <Key aria-hidden />
            {t('available')}
          </dt>
          <dd>
            <WalletAmount amount={split.available} {...shown} />
          </dd>
        </div>
        <div>
          <dt>
            <Key aria-hidden data-part="locked" />
            {t('inEscrow')}
          </dt>
          <dd>
            <WalletAmount amount={split.inEscrow} {...shown} />
          </dd>
        </div>
      </Legend>
    </div>
  )
}
