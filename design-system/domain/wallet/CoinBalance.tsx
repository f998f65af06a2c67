import Lock from 'lucide-react/icons/lock'
import { isZero } from '../../format/decimal.ts'
import { useT } from '../../locales/useT.ts'
import { VisuallyHidden } from '../../primitives/hidden/VisuallyHidden.tsx'
import { Icon } from '../../primitives/icon/Icon.tsx'
import { Text } from '../../primitives/text/Text.tsx'
import type { AssetBook } from '../asset/assetBook.ts'
import { CoinIcon } from '../asset/CoinIcon.tsx'
import { RateChange } from '../asset/RateChange.tsx'
import { ChangeCell, CoinCell, CoinRow, FreeCell, LockedCell, ValueCell } from './CoinList.styles.ts'
import { WalletAmount } from './WalletAmount.tsx'
import type { BalanceShape } from './walletShape.ts'

interface CoinBalanceProps {
  balance: BalanceShape
  assets: AssetBook
  isHidden: boolean
}

/** One coin in a `CoinList`. */
export function CoinBalance({ balance, assets, isHidden }: CoinBalanceProps) {
  const t = useT('wallet')
  const { asset: code, available, inEscrow, value, changePercent } = balance
  const asset = assets.of(code)
  const isLocked = !isZero(inEscrow)
  const isEmpty = isZero(available) && !isLocked
  return (
    <CoinRow {...(isEmpty ? { 'data-empty': '' } : {})}>
      <CoinCell>
        <CoinIcon code={code} size="l" />
        <div>
          <Text size="body-strong">{asset.name}</Text>
          <Text size="caption" tone="secondary">
            {code}
          </Text>
        </div>
      </CoinCell>
      <ChangeCell>{changePercent !== null && <RateChange percent={changePercent} />}</ChangeCell>
      <FreeCell>
        <VisuallyHidden>{t('available')} </VisuallyHidden>
        <WalletAmount
          amount={available}
          asset={asset}
          isHidden={isHidden}
          code="never"
          weight={isEmpty ? 'quiet' : 'strong'}
        />
      </FreeCell>
      <LockedCell {...(isLocked ? {} : { 'data-none': '' })}>
        <VisuallyHidden>{t('inEscrow')} </VisuallyHidden>
        {isLocked ? (
          <>
            <Icon of={Lock} size="xs" />
            <WalletAmount amount={inEscrow} asset={asset} isHidden={isHidden} code="never" weight="quiet" />
          </>
        ) : (
          <>
            <span aria-hidden>–</span>
            <VisuallyHidden>{t('none')}</VisuallyHidden>
          </>
        )}
      </LockedCell>
      <ValueCell>
        {value !== null && (
          <>
            <VisuallyHidden>{t('value')} </VisuallyHidden>
            <WalletAmount
              amount={value.amount}
              asset={assets.of(value.asset)}
              isHidden={isHidden}
              weight="quiet"
            />
          </>
        )}
      </ValueCell>
    </CoinRow>
  )
}
