import ArrowDown from 'lucide-react/icons/arrow-down'
import Check from 'lucide-react/icons/check'
import Lock from 'lucide-react/icons/lock'
import { multiply } from '../../../../format/decimal.ts'
import { useT } from '../../../../locales/useT.ts'
import { AmountText } from '../../../../primitives/amount/AmountText.tsx'
import { Icon } from '../../../../primitives/icon/Icon.tsx'
import { Text } from '../../../../primitives/text/Text.tsx'
import type { ExampleSource } from '../feeShape.ts'
import { Bars, Ends, EscrowCard, EscrowWord, SumLine } from './TradeExample.styles.ts'
import type { TradeSums } from './tradeSums.ts'
import { useDollarText } from '../useDollarText.ts'
import { useExampleText } from './useExampleText.ts'

interface ExampleEscrowProps {
  source: ExampleSource
  sums: TradeSums
}

/** What is locked, and who gets which part of it when it is released. */
export function ExampleEscrow({ source, sums }: ExampleEscrowProps) {
  const t = useT('fees')
  const { sum } = useDollarText()
  const { coinParts, bareCoins } = useExampleText(source)
  const { coins, fee, locked } = sums
  const { usdRate } = source
  return (
    <EscrowCard>
      <Ends>
        <EscrowWord>
          <Icon of={Lock} />
          {t('example.inEscrow')}
        </EscrowWord>
        <AmountText size="m" parts={coinParts(locked)} />
      </Ends>
      <Bars aria-hidden>
        <span />
        <span />
      </Bars>
      <Ends>
        <Text size="caption" tone="secondary">
          {t('example.forBuyer')}
        </Text>
        <Text size="caption" tone="secondary">
          {t('example.drawnWider')}
        </Text>
      </Ends>
      <EscrowWord>
        <Icon of={ArrowDown} />
        {t('example.release')}
      </EscrowWord>
      <Bars aria-hidden data-state="released">
        <span />
        <span />
      </Bars>
      <Ends>
        <div>
          <Text size="body-strong">{t('example.buyerGets')}</Text>
          <AmountText size="m" parts={coinParts(coins.rounded)} />
          <Text size="caption" tone="secondary">
            {t('example.all')}
          </Text>
        </div>
        <div>
          <Text size="body-strong">{t('example.houseGets')}</Text>
          <AmountText size="m" parts={coinParts(fee.rounded)} />
          {usdRate !== null && (
            <Text size="caption" tone="secondary">
              {t('coins.about', { amount: sum(multiply(fee.rounded, usdRate)) })}
            </Text>
          )}
        </div>
      </Ends>
      <SumLine>
        <Icon of={Check} />
        <span>
          {t('example.sum', {
            coins: bareCoins(coins.rounded),
            fee: bareCoins(fee.rounded),
            locked: bareCoins(locked),
          })}
        </span>
      </SumLine>
    </EscrowCard>
  )
}
