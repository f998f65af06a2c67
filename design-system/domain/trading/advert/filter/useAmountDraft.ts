import { useEffect, useEffectEvent, useState } from 'react'
import type { KeyboardEvent } from 'react'
import type { DecimalString } from '../../../../format/decimal.ts'
import { formatDecimal } from '../../../../format/formatDecimal.ts'
import { parseDecimal } from '../../../../format/parseDecimal.ts'
import { useLocale } from '../../../../locales/useLocale.ts'
import { browserTimers } from '../../../../timing/timers.ts'
import type { Timers } from '../../../../timing/timers.ts'

/** How long typing pauses before an amount is searched for, in milliseconds. */
const pause = 400

interface AmountDraftOptions {
  /** What is searched for now. */
  readonly amount: DecimalString | null
  /** Digits of the asset's smallest unit. */
  readonly decimals: number
  readonly onAmount: (amount: DecimalString | null) => void
  readonly timers?: Timers
}

interface AmountDraft {
  readonly text: string
  readonly isInvalid: boolean
  readonly control: {
    readonly value: string
    readonly onChange: (text: string) => void
    readonly onBlur: () => void
    readonly onKeyDown: (event: KeyboardEvent) => void
  }
}

/** An amount while it is typed: told once typing pauses, the field is left or Enter is pressed; written in the locale after that. */
export function useAmountDraft({
  amount,
  decimals,
  onAmount,
  timers = browserTimers,
}: AmountDraftOptions): AmountDraft {
  const locale = useLocale()
  const [draft, setDraft] = useState<string | null>(null)
  const parsed = draft === null ? null : parseDecimal(draft, { locale, decimals })
  const isEmpty = parsed !== null && !parsed.ok && parsed.fault === 'empty'
  const isInvalid = parsed !== null && !parsed.ok && !isEmpty
  const meant = parsed?.ok === true && parsed.value !== '0' ? parsed.value : null
  const differs = draft !== null && !isInvalid && meant !== amount

  const tell = useEffectEvent(onAmount)
  useEffect(
    () => (differs ? timers.after(pause, () => tell(meant)) : undefined),
    // Each change of what is meant starts the pause again.
    [differs, meant, timers],
  )
  const settle = () => {
    if (differs) onAmount(meant)
    if (!isInvalid) setDraft(null)
  }
  const text = draft ?? (amount === null ? '' : formatDecimal(amount, locale))
  return {
    text,
    isInvalid,
    control: {
      value: text,
      onChange: setDraft,
      onBlur: settle,
      onKeyDown: event => {
        if (event.key === 'Enter') settle()
      },
    },
  }
}
