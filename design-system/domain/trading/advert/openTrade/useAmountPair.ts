import { useEffect, useEffectEvent, useState } from 'react'
import type { DecimalString } from '../../../../format/decimal.ts'
import type { DisplayAsset } from '../../../../format/displayAsset.ts'
import { formatDecimal } from '../../../../format/formatDecimal.ts'
import type { Form } from '../../../../forms/engine/form.ts'
import { useLocale } from '../../../../locales/useLocale.ts'
import { amountsOf } from '../exchange.ts'
import type { AmountSide } from '../offer.ts'
import type { OpenTradeFields } from './openTradeFields.ts'

interface StepOptions {
  readonly form: Form<OpenTradeFields>
  /** Fiat for one coin; null while there is none. */
  readonly price: DecimalString | null
  readonly coin: DisplayAsset
  readonly fiat: DisplayAsset
  /** What the search had; written once, at first. */
  readonly start: { readonly amount: DecimalString; readonly side: AmountSide } | null
}

interface AmountsInStep {
  /** The amount that was written by hand; it is kept as it is, the other follows. */
  readonly side: AmountSide
  readonly write: (side: AmountSide, raw: string) => void
}

const names = { fiat: 'amount', crypto: 'coinAmount' } as const
const other = { fiat: 'crypto', crypto: 'fiat' } as const

/** Keeps both amounts of a trade in step: whoever writes one sees the other, exactly, also when the price moves. */
export function useAmountPair({ form, price, coin, fiat, start }: StepOptions): AmountsInStep {
  const locale = useLocale()
  const [side, setSide] = useState<AmountSide>(start?.side ?? 'fiat')

  const follow = (from: AmountSide, at: DecimalString | null) => {
    const amount = form.values()[names[from]]
    const amounts =
      amount === '' || at === null ? null : amountsOf({ amount, side: from }, { price: at, coin, fiat })
    const into = other[from]
    const next = amounts === null ? '' : into === 'fiat' ? amounts.fiat : amounts.coin
    const field = form.field[names[into]]
    const raw = next === '' ? '' : formatDecimal(next, locale)
    if (field.getState().rawValue !== raw) field.change(raw)
  }
  const write = (from: AmountSide, raw: string) => {
    setSide(from)
    form.field[names[from]].change(raw)
    follow(from, price)
  }
  const begin = useEffectEvent(() => {
    if (start !== null) form.field[names[start.side]].change(formatDecimal(start.amount, locale))
  })
  const move = useEffectEvent((at: DecimalString | null) => follow(side, at))
  useEffect(() => begin(), [])
  // Another price moves the amount that follows, never the one that somebody wrote.
  useEffect(() => move(price), [price])
  return { side, write }
}
