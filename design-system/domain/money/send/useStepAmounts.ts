import { useEffect, useEffectEvent, useRef } from 'react'
import type { DecimalString } from '../../../format/decimal.ts'
import { divide, isZero, multiply, round } from '../../../format/decimal.ts'
import type { DisplayAsset } from '../../../format/displayAsset.ts'
import { formatDecimal } from '../../../format/formatDecimal.ts'
import type { Form } from '../../../forms/engine/form.ts'
import { useLocale } from '../../../locales/useLocale.ts'
import type { SendFields } from './sendFields.ts'

type Side = 'amount' | 'fiatAmount'

interface StepOptions {
  readonly form: Form<SendFields>
  readonly coin: DisplayAsset
  /** Null where no rate tells what a coin is worth. */
  readonly fiat: DisplayAsset | null
  readonly price: DecimalString | null
}

/** Keeps the amount in coins and in fiat in step: whoever writes one sees the other. What was written by hand stays. */
export function useStepAmounts({ form, coin, fiat, price }: StepOptions): (side: Side, raw: string) => void {
  const locale = useLocale()
  const written = useRef<Side>('amount')

  const follow = (from: Side, at: DecimalString | null) => {
    const value = form.values()[from]
    const into = from === 'amount' ? 'fiatAmount' : 'amount'
    const next = value === '' ? null : converted(from, value, { coin, fiat, price: at })
    const raw = next === null ? '' : formatDecimal(next, locale)
    // Without a rate the coins alone count: nothing is emptied that somebody wrote.
    if (next === null && into === 'amount' && value !== '') return
    if (form.field[into].getState().rawValue !== raw) form.field[into].change(raw)
  }
  const move = useEffectEvent((at: DecimalString | null) => follow(written.current, at))
  // Another rate moves the amount that follows, never the one that somebody wrote.
  useEffect(() => move(price), [price])
  return (side, raw) => {
    written.current = side
    form.field[side].change(raw)
    follow(side, price)
  }
}

function converted(
  from: Side,
  value: DecimalString,
  { coin, fiat, price }: Omit<StepOptions, 'form'>,
): DecimalString | null {
  if (fiat === null || price === null || isZero(price)) return null
  return from === 'amount'
    ? round(multiply(value, price), fiat.decimals, 'halfUp')
    : divide(value, price, { decimals: coin.decimals, rounding: 'down' })
}
