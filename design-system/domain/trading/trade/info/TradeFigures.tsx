import type { ComponentProps } from 'react'
import type { DecimalString } from '../../../../format/decimal.ts'
import type { DisplayAsset } from '../../../../format/displayAsset.ts'
import { formatAmount } from '../../../../format/formatAmount.ts'
import { useLocale } from '../../../../locales/useLocale.ts'
import { useT } from '../../../../locales/useT.ts'
import { Figure, FiguresRoot } from './TradeFigures.styles.ts'
import type { Money } from '../../../../format/money.ts'
import type { TradeSide } from '../../../reference/status/tradeStatus.ts'

type TradeFiguresProps = Omit<ComponentProps<'dl'>, 'children'> & {
  trade: {
    readonly viewerSide: TradeSide
    /** Of one coin, fixed when the trade was opened. */
    readonly price: DecimalString
    readonly marketRate: DecimalString | null
    /** The viewer's own; shown even when it is 0. */
    readonly fee: Money
  }
  coin: DisplayAsset
  fiat: DisplayAsset
}

/** What the exchange costs: the price, the market beside it, and the fee, even 0. */
export function TradeFigures({ trade, coin, fiat, ...rest }: TradeFiguresProps) {
  const t = useT('tradePage')
  const locale = useLocale()
  const price = (value: DecimalString) => formatAmount(value, fiat, { mode: 'price', locale })
  const feeAsset = trade.fee.asset === fiat.code ? fiat : coin
  return (
    <FiguresRoot aria-label={t('figures.label')} {...rest}>
      <Figure>
        <dt>{t('figures.price')}</dt>
        <dd>{price(trade.price)}</dd>
      </Figure>
      {trade.marketRate !== null && (
        <Figure data-optional="">
          <dt>{t('figures.market')}</dt>
          <dd>{price(trade.marketRate)}</dd>
        </Figure>
      )}
      <Figure>
        <dt>{t(trade.viewerSide === 'arbiter' ? 'figures.theirFee' : 'figures.fee')}</dt>
        <dd>{formatAmount(trade.fee.amount, feeAsset, { mode: 'full', locale })}</dd>
      </Figure>
    </FiguresRoot>
  )
}
