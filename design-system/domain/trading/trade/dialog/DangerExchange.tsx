import type { DecimalString } from '../../../../format/decimal.ts'
import type { DisplayAsset } from '../../../../format/displayAsset.ts'
import { formatAmountParts } from '../../../../format/formatAmount.ts'
import { useLocale } from '../../../../locales/useLocale.ts'
import { AmountText } from '../../../../primitives/amount/AmountText.tsx'
import { CoinIcon } from '../../../reference/asset/CoinIcon.tsx'
import { CoinLine, Exchange, ExchangeSide } from './TradeDialog.styles.ts'

interface DangerExchangeProps {
  coinLabel: string
  fiatLabel: string
  amount: DecimalString
  fiatAmount: DecimalString
  coin: DisplayAsset
  fiat: DisplayAsset
}

/** Both sides of what cannot be undone: the coins that move, and the payment that they move for. */
export function DangerExchange({
  coinLabel,
  fiatLabel,
  amount,
  fiatAmount,
  coin,
  fiat,
}: DangerExchangeProps) {
  const locale = useLocale()
  return (
    <Exchange>
      <ExchangeSide>
        {coinLabel}
        <CoinLine>
          <CoinIcon code={coin.code} size="s" />
          <AmountText size="l" parts={formatAmountParts(amount, coin, { mode: 'full', locale })} />
        </CoinLine>
      </ExchangeSide>
      <ExchangeSide data-end="">
        {fiatLabel}
        <AmountText size="m" parts={formatAmountParts(fiatAmount, fiat, { mode: 'full', locale })} />
      </ExchangeSide>
    </Exchange>
  )
}
