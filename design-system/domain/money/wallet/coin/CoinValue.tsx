import type { DecimalString } from '../../../../format/decimal.ts'
import { useT } from '../../../../locales/useT.ts'
import { VisuallyHidden } from '../../../../primitives/hidden/VisuallyHidden.tsx'
import { Text } from '../../../../primitives/text/Text.tsx'
import type { NamedAsset } from '../../../reference/asset/assetBook.ts'
import { WalletAmount } from '../WalletAmount.tsx'

interface CoinValueProps {
  /** Null where no rate tells. */
  amount: DecimalString | null
  fiat: NamedAsset
  isHidden: boolean
}

/** What an amount of a coin is worth, under it. */
export function CoinValue({ amount, fiat, isHidden }: CoinValueProps) {
  const t = useT('wallet')
  if (amount === null) return null
  return (
    <Text size="caption" tone="secondary">
      <VisuallyHidden>, {t('value')} </VisuallyHidden>
      <WalletAmount amount={amount} asset={fiat} isHidden={isHidden} weight="quiet" />
    </Text>
  )
}
