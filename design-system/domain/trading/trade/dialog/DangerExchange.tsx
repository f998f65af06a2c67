import type { DecimalString } from '../../../../format/decimal.ts'
import type { DisplayAsset } from '../../../../format/displayAsset.ts'
import { CoinIcon } from '../../../reference/asset/CoinIcon.tsx'
import { CoinLine, Exchange, ExchangeSide } from './TradeDialog.styles.ts'
import { Amount } from '../../../reference/asset/Amount.tsx'

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
  return (
    <Exchange>
      <ExchangeSide>
        {coinLabel}
        <CoinLine>
          <CoinIcon code={coin.code} size="s" />
          <Amount size="l" amount={amount} asset={coin} mode="full" />
        </CoinLine>
      </ExchangeSide>
      <ExchangeSide data-end="">
        {fiatLabel}
        <Amount size="m" amount={fiatAmount} asset={fiat} mode="full" />
      </ExchangeSide>
    </Exchange>
  )
}
