import type { PaymentMethodGroup } from '../../../reference/method/methodGroup.ts'

/** Ways to pay of one kind; all are counted, the first few are named. */
export interface MethodGroupShape {
  readonly group: PaymentMethodGroup
  readonly total: number
  readonly methods: readonly { readonly code: string; readonly name: string; readonly href: string }[]
}

/** A country or a currency, and its page. */
export interface PlaceShape {
  /** What it is called for short: a currency's code; null where it has only its name. */
  readonly short: string | null
  readonly name: string
  readonly href: string
}
