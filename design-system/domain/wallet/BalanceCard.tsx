import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import { useT } from '../../locales/useT.ts'
import { IconButton } from '../../primitives/button/IconButton.tsx'
import { Card } from '../../primitives/card/Card.tsx'
import { Stack } from '../../primitives/layout/Stack.tsx'
import type { AssetBook } from '../asset/assetBook.ts'
import { FreePart, Key, Legend, LockedPart, SplitBar, Total, TotalLine } from './BalanceCard.styles.ts'
import { WalletAmount } from './WalletAmount.tsx'
import type { BalanceSheetShape } from './walletShape.ts'
import { walletSplit } from './walletSplit.ts'

interface BalanceCardProps {
  sheet: BalanceSheetShape
  assets: AssetBook
  /** Amounts are kept from the eyes of others. */
  isHidden: boolean
  onHiddenChange: (isHidden: boolean) => void
  /** The rates are old. */
  isStale?: boolean | undefined
}

/** What everything is worth, and how much of it is free. */
export function BalanceCard({ sheet, assets, isHidden, onHiddenChange, isStale = false }: BalanceCardProps) {
  const t = useT('wallet')
  const { amount } = sheet.total
  const asset = assets.of(sheet.total.asset)
  const split = walletSplit(sheet, asset.decimals)
  const hasLocked = split.escrowFraction > 0
  const shown = { asset, isHidden }
  return (
    <Card as="section">
      <Stack gap="4">
        <div>
          <TotalLine>
            <h2>{t('totalBalance')}</h2>
            <IconButton
              icon={isHidden ? EyeOff : Eye}
              label={t(isHidden ? 'showAmounts' : 'hideAmounts')}
              size="s"
              iconSize="m"
              onClick={() => onHiddenChange(!isHidden)}
            />
          </TotalLine>
          <Total>
            <WalletAmount size="xl" tone={isStale ? 'stale' : 'plain'} amount={amount} {...shown} />
          </Total>
        </div>
        {hasLocked && !isHidden && (
          <SplitBar aria-hidden style={{ '--locked': `${split.escrowFraction * 100}%` }}>
            <FreePart />
            <LockedPart />
          </SplitBar>
        )}
        {hasLocked && (
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
        )}
      </Stack>
    </Card>
  )
}
