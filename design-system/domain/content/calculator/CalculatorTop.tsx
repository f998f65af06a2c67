import type { ReactNode } from 'react'
import { useLocale } from '../../../locales/useLocale.ts'
import { useT } from '../../../locales/useT.ts'
import { Stack } from '../../../primitives/layout/Stack.tsx'
import { RateChange } from '../../reference/asset/RateChange.tsx'
import { HeadRow, Machine, RateNow } from './Calculator.styles.ts'
import { CalculatorForm } from './CalculatorForm.tsx'
import type { CalculatorFormProps } from './CalculatorForm.tsx'
import { quickAmounts, usualAmounts } from './calculatorFigures.ts'
import { readAsk } from './calculatorReading.ts'
import type { CalculatorMarket } from './calculatorShape.ts'
import { useAmountText } from './useAmountText.ts'

export interface CalculatorTopProps extends Omit<CalculatorFormProps, 'reading' | 'quick' | 'ratesAt'> {
  market: CalculatorMarket
  /** Dollars for one coin; null while nobody tells. */
  dollars: string | null
  /** Beside the form: a `BestOffer`. */
  children: ReactNode
}

/** What a calculator is for: its name, the rate now, and the two amounts. It is light, and counts by itself. */
export function CalculatorTop({ children, ...props }: CalculatorTopProps) {
  const { pair, ask, market, dollars } = props
  const locale = useLocale()
  const { rate, ratesAt } = market
  const usual = rate === null || dollars === null ? null : usualAmounts({ rate, dollars }, pair)
  return (
    <Stack gap="5">
      <Head {...props} />
      <Machine>
        <CalculatorForm
          {...props}
          reading={readAsk(ask, pair, { rate, locale })}
          quick={usual === null ? [] : quickAmounts(usual)}
          ratesAt={ratesAt}
        />
        {children}
      </Machine>
    </Stack>
  )
}

function Head({ pair, market, isStale }: Omit<CalculatorTopProps, 'children'>) {
  const t = useT('calculator')
  const text = useAmountText()
  const { coin, fiat } = pair
  const { rate, changePercent } = market
  return (
    <HeadRow>
      <div>
        <h1>{t('title', { coin: coin.name, fiat: fiat.code })}</h1>
        <p>{t('lead')}</p>
      </div>
      <RateNow>
        {rate === null ? (
          <span>{t('noRate', { coin: coin.name, fiat: fiat.code })}</span>
        ) : (
          <strong {...(isStale ? { 'data-stale': '' } : {})}>
            {t('rate', { coin: coin.code, price: text.price(rate, fiat) })}
          </strong>
        )}
        {changePercent !== null && <RateChange percent={changePercent} look="today" />}
      </RateNow>
    </HeadRow>
  )
}
