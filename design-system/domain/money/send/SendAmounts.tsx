import { trim } from '../../../format/decimal.ts'
import type { DecimalString } from '../../../format/decimal.ts'
import type { DisplayAsset } from '../../../format/displayAsset.ts'
import { symbolOf } from '../../../format/displayAsset.ts'
import { formatAmount } from '../../../format/formatAmount.ts'
import { formatDate } from '../../../format/date/formatDate.ts'
import type { Moment } from '../../../format/date/formatDate.ts'
import { formatDecimal } from '../../../format/formatDecimal.ts'
import type { Form } from '../../../forms/engine/form.ts'
import { useTextControl } from '../../../forms/useTextControl.ts'
import { useLocale } from '../../../locales/useLocale.ts'
import { useT } from '../../../locales/useT.ts'
import { Button } from '../../../primitives/button/Button.tsx'
import { AmountField } from '../../../primitives/field/AmountField.tsx'
import { AmountRow } from './SendAmounts.styles.ts'
import type { SendFields } from './sendFields.ts'
import { useStepAmounts } from './useStepAmounts.ts'

interface SendAmountsProps {
  form: Form<SendFields>
  coin: DisplayAsset
  /** What a coin is worth, and in what; null where no rate tells. */
  fiat: DisplayAsset | null
  price: DecimalString | null
  /** From when the price is, where it is old; null for a fresh one. */
  rateStaleSince: Moment | null
  /** Null until it is known. */
  available: DecimalString | null
  /** The most that can arrive after the fees; null until it is known. */
  maximum: DecimalString | null
}

/** How much arrives, in coins or in fiat; both follow each other. */
export function SendAmounts(props: SendAmountsProps) {
  const { form, coin, fiat, price, rateStaleSince, available, maximum } = props
  const t = useT('send')
  const locale = useLocale()
  const coins = useTextControl(form.field.amount)
  const money = useTextControl(form.field.fiatAmount)
  const write = useStepAmounts({ form, coin, fiat, price })
  return (
    <AmountRow>
      <AmountField
        size="l"
        label={t('amount')}
        hint={
          available === null
            ? undefined
            : t('available', { amount: formatAmount(available, coin, { mode: 'full', locale }) })
        }
        {...coins.control}
        onChange={raw => write('amount', raw)}
        end={
          <>
            {coin.code}
            {maximum !== null && (
              <Button
                size="s"
                variant="soft"
                aria-label={t('maxLabel')}
                onClick={() => write('amount', formatDecimal(trim(maximum), locale))}
              >
                {t('max')}
              </Button>
            )}
          </>
        }
      />
      {fiat !== null && price !== null && (
        <AmountField
          size="l"
          label={t('amountIn', { currency: fiat.code })}
          symbol={symbolOf(fiat) ?? undefined}
          code={fiat.code}
          hint={
            rateStaleSince === null
              ? undefined
              : t('rateAsOf', { time: formatDate(rateStaleSince, { format: 'time', locale }) })
          }
          {...money.control}
          onChange={raw => write('fiatAmount', raw)}
        />
      )}
    </AmountRow>
  )
}
