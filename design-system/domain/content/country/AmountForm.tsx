import ArrowDownLeft from 'lucide-react/icons/arrow-down-left'
import { useId } from 'react'
import { symbolOf } from '../../../format/displayAsset.ts'
import { useT } from '../../../locales/useT.ts'
import { Button } from '../../../primitives/button/Button.tsx'
import { fiatOf } from '../text/article/live/liveFigure.ts'
import { AmountBox, FormRoot } from './CountryHero.styles.ts'

interface AmountFormProps {
  fiat: string
  coin: string
  /** A usual sum, which is there already. */
  amount: string | null
  action: string
}

/** How much somebody wants to spend: leads to the offers that take it. A form of the browser's own, so that it works without scripts. */
export function AmountForm({ fiat, coin, amount, action }: AmountFormProps) {
  const t = useT('country')
  const id = useId()
  return (
    <FormRoot method="get" action={action}>
      <label htmlFor={id}>{t('amount', { fiat })}</label>
      <input type="hidden" name="cryptoCurrencyCode" value={coin} />
      <input type="hidden" name="currencyCode" value={fiat} />
      <div>
        <AmountBox>
          <span aria-hidden>{symbolOf(fiatOf(fiat)) ?? fiat}</span>
          <input
            id={id}
            name="amount"
            inputMode="decimal"
            autoComplete="off"
            pattern="[0-9]{1,15}([.][0-9]{1,2})?"
            title={t('amountHint')}
            defaultValue={amount ?? ''}
          />
        </AmountBox>
        <Button type="submit" variant="primary" size="l" icon={ArrowDownLeft}>
          {t('buy', { coin })}
        </Button>
      </div>
    </FormRoot>
  )
}
