import { useId, useState } from 'react'
import type { ReactNode } from 'react'
import { isDecimalString } from '../../../format/decimal.ts'
import { symbolOf } from '../../../format/displayAsset.ts'
import { formatDecimal } from '../../../format/formatDecimal.ts'
import type { Locale } from '../../../format/locale.ts'
import { separatorsOf } from '../../../format/separators.ts'
import { useLocale } from '../../../locales/useLocale.ts'
import type { NamedAsset } from '../../reference/asset/assetBook.ts'
import { AmountBox, AmountInput, Sign } from './CalculatorForm.styles.ts'
import type { CalculatorField } from './calculatorShape.ts'

interface CalculatorAmountProps {
  field: CalculatorField
  label: string
  asset: NamedAsset
  /** What stands in it: as it was typed, or a decimal. */
  text: string
  onType: (text: string) => void
  /** Why it is no amount. */
  fault?: string | undefined
  /** It is being computed from an old rate. */
  isStale?: boolean | undefined
  /** Chooses another asset. */
  children: ReactNode
}

/** One of the two amounts. While it is written it stands as it was typed; otherwise as amounts are written here. */
export function CalculatorAmount({
  field,
  label,
  asset,
  text,
  onType,
  fault,
  isStale,
  children,
}: CalculatorAmountProps) {
  const id = useId()
  const locale = useLocale()
  const [isWritten, setWritten] = useState(false)
  const symbol = symbolOf(asset)
  const shown = !isWritten && isDecimalString(text) ? formatDecimal(text, locale) : text
  return (
    <AmountBox data-status={fault === undefined ? 'plain' : 'invalid'}>
      <label htmlFor={id}>{label}</label>
      <span>
        {symbol !== null && <Sign aria-hidden>{symbol}</Sign>}
        <AmountInput
          id={id}
          name={field}
          inputMode="decimal"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          maxLength={40}
          value={shown}
          aria-describedby={`${id}-fault`}
          {...(fault === undefined ? {} : { 'aria-invalid': true })}
          {...(isStale === true ? { 'data-stale': '' } : {})}
          onChange={({ currentTarget }) => {
            setWritten(true)
            onType(isWritten ? currentTarget.value : withoutGroups(currentTarget.value, shown, locale))
          }}
          onBlur={() => setWritten(false)}
        />
      </span>
      {children}
      <span id={`${id}-fault`} data-part="fault" aria-live="polite">
        {fault}
      </span>
    </AmountBox>
  )
}

/** One key more or less in an amount that stood in groups: the groups are not what was typed. What was put in their place stays as it is. */
function withoutGroups(typed: string, before: string, locale: Locale): string {
  if (Math.abs(typed.length - before.length) > 1) return typed
  return typed.replaceAll(separatorsOf(locale).group, '')
}
