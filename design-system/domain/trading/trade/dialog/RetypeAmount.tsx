import { compare } from '../../../../format/decimal.ts'
import type { DecimalString } from '../../../../format/decimal.ts'
import { symbolOf } from '../../../../format/displayAsset.ts'
import type { DisplayAsset } from '../../../../format/displayAsset.ts'
import { errorStatus } from '../../../../forms/engine/formMessage.ts'
import type { FieldHandle } from '../../../../forms/engine/fieldHandle.ts'
import type { Rule } from '../../../../forms/engine/fieldType.ts'
import { useTextControl } from '../../../../forms/useTextControl.ts'
import { useT } from '../../../../locales/useT.ts'
import { AmountField } from '../../../../primitives/field/AmountField.tsx'

/** Takes exactly the amount; `written` is how the error names it. */
export const sameAmount =
  (amount: DecimalString, written: string): Rule<DecimalString> =>
  value =>
    compare(value, amount) === 0 ? null : errorStatus('retype', { amount: written })

interface RetypeAmountProps {
  field: FieldHandle<'amount'>
  label: string
  amount: DecimalString
  asset: DisplayAsset
}

/** An amount typed once more, by hand, so that nobody agrees to it without reading; says when it matches. */
export function RetypeAmount({ field, label, amount, asset }: RetypeAmountProps) {
  const t = useT('tradePage')
  const { control, note, state } = useTextControl(field)
  const matches = state.value !== '' && compare(state.value, amount) === 0
  return (
    <AmountField
      {...control}
      label={label}
      labelEnd={matches ? t('dialog.matches') : undefined}
      isValid={matches}
      hint={note}
      size="l"
      symbol={symbolOf(asset) ?? undefined}
      code={asset.code}
    />
  )
}
