import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import { useT } from '../../../../locales/useT.ts'
import { IconButton } from '../../../../primitives/button/IconButton.tsx'
import { Card } from '../../../../primitives/card/Card.tsx'
import { Stack } from '../../../../primitives/layout/Stack.tsx'
import { SegmentedControl } from '../../../../primitives/segmented/SegmentedControl.tsx'
import type { AssetBook } from '../../../reference/asset/assetBook.ts'
import { BalanceHead, Total, TotalLine } from './BalanceCard.styles.ts'
import { BalanceChange } from './BalanceChange.tsx'
import { BalanceSplit } from './BalanceSplit.tsx'
import { WalletActions } from './WalletActions.tsx'
import { WalletAmount } from '../WalletAmount.tsx'
import { walletFiats } from '../walletFiat.ts'
import type { WalletFiat } from '../walletFiat.ts'
import { likelyCoin } from '../walletOrder.ts'
import type { WalletHrefs, WalletSheetShape } from '../walletShape.ts'

interface BalanceCardProps {
  sheet: WalletSheetShape
  assets: AssetBook
  hrefs: WalletHrefs
  /** What it is valued in; the sheet may still be in the other while it is fetched. */
  fiat: WalletFiat
  onFiatChange: (fiat: WalletFiat) => void
  /** Amounts are kept from the eyes of others. */
  isHidden: boolean
  onHiddenChange: (isHidden: boolean) => void
  /** The rates are old. */
  isStale?: boolean | undefined
}

const fiatSegments = walletFiats.map(code => ({ value: code, label: code }))

/** What everything is worth, how that has moved, how much of it is free, and the ways in and out. */
export function BalanceCard(props: BalanceCardProps) {
  const { sheet, assets, hrefs, fiat, onFiatChange, isHidden, onHiddenChange, isStale = false } = props
  const t = useT('wallet')
  const asset = assets.of(sheet.total.asset)
  return (
    <Card as="section">
      <Stack gap="4">
        <BalanceHead>
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
              <SegmentedControl
                label={t('valuedIn')}
                size="s"
                segments={fiatSegments}
                value={fiat}
                onChange={onFiatChange}
              />
            </TotalLine>
            <Total>
              <WalletAmount
                size="xl"
                tone={isStale || sheet.total.asset !== fiat ? 'stale' : 'plain'}
                amount={sheet.total.amount}
                {...{ asset, isHidden }}
              />
            </Total>
            <BalanceChange {...{ sheet, asset, isHidden, isStale }} />
          </div>
          <WalletActions hrefs={hrefs} coin={likelyCoin(sheet.items)} />
        </BalanceHead>
        <BalanceSplit {...{ sheet, asset, isHidden }} />
      </Stack>
    </Card>
  )
}
