import type { ComponentProps } from 'react'
import ArrowRight from 'lucide-react/icons/arrow-right'
import Lock from 'lucide-react/icons/lock'
import LockOpen from 'lucide-react/icons/lock-open'
import Undo2 from 'lucide-react/icons/undo-2'
import type { DecimalString } from '../../../../format/decimal.ts'
import type { DisplayAsset } from '../../../../format/displayAsset.ts'
import { copyableAmount } from '../../../../format/formatAmount.ts'
import { useT } from '../../../../locales/useT.ts'
import { CopyButton } from '../../../../primitives/button/CopyButton.tsx'
import { Hatch } from '../../../../primitives/hatch/Hatch.tsx'
import { Icon } from '../../../../primitives/icon/Icon.tsx'
import { Amount } from '../../../reference/asset/Amount.tsx'
import { CoinIcon } from '../../../reference/asset/CoinIcon.tsx'
import { Arrow, BlockRoot, CoinLine, FiatLine, Label, Strip, Side } from './AmountBlock.styles.ts'
import { amountWords } from './amountWords.ts'
import { isLocked, phaseOf } from '../../../reference/status/tradeStatus.ts'
import type { TradePhase, TradeSide, TradeStatus } from '../../../reference/status/tradeStatus.ts'

const coinIcons = {
  awaitsPayment: Lock,
  awaitsRelease: Lock,
  dispute: Lock,
  released: LockOpen,
  returned: Undo2,
} as const satisfies Record<TradePhase, unknown>

type AmountBlockProps = Omit<ComponentProps<'div'>, 'children'> & {
  trade: {
    readonly status: TradeStatus
    readonly viewerSide: TradeSide
    /** Coins in escrow. */
    readonly amount: DecimalString
    /** What the buyer pays. */
    readonly fiatAmount: DecimalString
  }
  coin: DisplayAsset
  fiat: DisplayAsset
}

/** Both sides of the exchange, the payment largest. The hatch means "locked in escrow" and slides away once, on release. */
export function AmountBlock({ trade, coin, fiat, ...rest }: AmountBlockProps) {
  const t = useT('tradePage')
  const phase = phaseOf[trade.status]
  const words = amountWords[phase][trade.viewerSide]
  const mustPay = phase === 'awaitsPayment' && trade.viewerSide === 'buyer'
  return (
    <BlockRoot {...rest}>
      <Side>
        <Label>{t(`amount.${words.fiat}`)}</Label>
        <FiatLine>
          <Amount size="xl" amount={trade.fiatAmount} asset={fiat} mode="full" code="always" />
          {mustPay && (
            <CopyButton
              look="outline"
              text={copyableAmount(trade.fiatAmount)}
              label={t('amount.copy')}
              copiedLabel={t('amount.copied')}
              failedLabel={t('amount.copyFailed')}
            />
          )}
        </FiatLine>
      </Side>
      <Arrow>
        <Icon of={ArrowRight} size="l" />
      </Arrow>
      <Side data-end="">
        <Label>
          <Icon of={coinIcons[phase]} />
          {t(`amount.${words.coin}`)}
        </Label>
        <CoinLine>
          <CoinIcon code={coin.code} />
          <Amount size="l" amount={trade.amount} asset={coin} mode="full" />
        </CoinLine>
      </Side>
      <Strip>
        <Hatch state={isLocked[phase] ? 'locked' : 'released'} />
      </Strip>
    </BlockRoot>
  )
}
