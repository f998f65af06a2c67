import WalletMinimal from 'lucide-react/icons/wallet-minimal'
import type { Money } from '../../format/money.ts'
import { formatAmountParts } from '../../format/formatAmount.ts'
import { useLocale } from '../../locales/useLocale.ts'
import { useT } from '../../locales/useT.ts'
import { AmountText } from '../../primitives/amount/AmountText.tsx'
import { VisuallyHidden } from '../../primitives/hidden/VisuallyHidden.tsx'
import { Icon } from '../../primitives/icon/Icon.tsx'
import { useLinkComponent } from '../../primitives/link/LinkContext.ts'
import type { AssetBook } from '../reference/asset/assetBook.ts'
import { hiddenAmount } from '../reference/asset/hiddenAmount.ts'
import { BalanceLink } from './TopBar.styles.ts'

interface BalancePillProps {
  balance: Money
  assets: AssetBook
  /** The viewer keeps amounts from the eyes of others. */
  isHidden: boolean
  href: string
}

/** About how much the wallet is worth, as the way to it. */
export function BalancePill({ balance, assets, isHidden, href }: BalancePillProps) {
  const t = useT('nav')
  const locale = useLocale()
  const asset = assets.of(balance.asset)
  const options = { mode: 'shown', locale } as const
  return (
    <BalanceLink as={useLinkComponent()} href={href}>
      <Icon of={WalletMinimal} />
      {isHidden ? (
        <>
          <VisuallyHidden>{t('balanceHidden')}</VisuallyHidden>
          <span aria-hidden>{hiddenAmount}</span>
        </>
      ) : (
        <span>
          <VisuallyHidden>{t('wallet')} </VisuallyHidden>≈{' '}
          <AmountText parts={formatAmountParts(balance.amount, asset, options)} />
        </span>
      )}
    </BalanceLink>
  )
}
