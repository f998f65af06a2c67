import type { DisplayAsset } from '../../../format/displayAsset.ts'
import type { DecimalString } from '../../../format/decimal.ts'
import type { FieldSpec } from '../../../forms/formState.ts'
import { requisiteKinds } from '../../trade/tradeParts.ts'
import type { PaymentMethodGroup, Requisite, RequisiteKind } from '../../trade/tradeParts.ts'
import { viewerDoes } from '../offer.ts'
import type { AmountSide, Offer } from '../offer.ts'

/** What a trade is opened with; the body of the call in camelCase. */
export interface OpenTradeValues {
  readonly amount: DecimalString
  readonly amountSide: AmountSide
  /** The price that was on screen: a worse one is not taken without asking. */
  readonly priceSeen: DecimalString
  readonly paymentMethodCode: string
  /** Where the viewer is paid; empty when the viewer buys. */
  readonly requisites: readonly Requisite[]
}

const longestRequisite = 200

/** What a seller is asked for to be paid by a method of each group; those with `true` must be given. */
export const requisitesOf = {
  bank_transfer: { bank: false, account_number: true, account_name: true },
  mobile_money: { phone: true, account_name: true },
  wallet: { wallet_id: true, account_name: false },
  cash: { note: true },
  gift_card: { note: true },
  other: { account_name: false, note: true },
} as const satisfies Record<PaymentMethodGroup, Partial<Record<RequisiteKind, boolean>>>

/** The lines asked for, in order. */
export const requisiteKindsOf = (group: PaymentMethodGroup): readonly RequisiteKind[] =>
  Object.keys(requisitesOf[group]) as RequisiteKind[]

/** How a line is judged for a method of a group; one that it does not ask for may be anything. */
export function requisiteContext(kind: RequisiteKind, group: PaymentMethodGroup | null) {
  const asked: Partial<Record<RequisiteKind, boolean>> = group === null ? {} : requisitesOf[group]
  return { required: asked[kind] ?? false, maxLength: longestRequisite }
}

/** The names of the fields on the wire in camelCase, so that the server's objections land on them. */
export const openTradeFields = (
  offer: Pick<Offer, 'type' | 'minimum' | 'maximum' | 'paymentMethods'>,
  { coin, fiat }: { readonly coin: DisplayAsset; readonly fiat: DisplayAsset },
) => {
  const [only, ...others] = offer.paymentMethods
  const chosen = others.length === 0 ? only : undefined
  // Who buys is asked for no account.
  const group = chosen !== undefined && viewerDoes(offer.type) === 'sell' ? chosen.group : null
  const lines = Object.fromEntries(
    requisiteKinds.map(kind => [kind, { typeId: 'text', context: requisiteContext(kind, group) }]),
  ) as Record<RequisiteKind, Extract<FieldSpec, { typeId: 'text' }>>
  return {
    amount: {
      typeId: 'amount',
      context: { required: true, decimals: fiat.decimals, min: offer.minimum, max: offer.maximum },
    },
    coinAmount: { typeId: 'amount', context: { required: true, positive: true, decimals: coin.decimals } },
    paymentMethodCode: {
      typeId: 'select',
      initial: chosen?.code ?? '',
      context: { required: true },
    },
    ...lines,
  } as const
}

export type OpenTradeFields = ReturnType<typeof openTradeFields>

/** The lines that were filled in, of those that the method asks for. */
export const requisitesFrom = (
  values: { readonly [K in RequisiteKind]: string },
  group: PaymentMethodGroup,
): readonly Requisite[] =>
  requisiteKindsOf(group).flatMap(kind => (values[kind] === '' ? [] : [{ kind, value: values[kind] }]))
