import type { DisplayAsset } from '../../../format/displayAsset.ts'
import type { DecimalString } from '../../../format/decimal.ts'
import type { SavedRequisites } from '../../credential/credentialShape.ts'
import { choiceFields, savedFor } from '../../credential/requisiteChoice.ts'
import type { RequisiteChoice } from '../../credential/requisiteChoice.ts'
import type { RequisiteField } from '../../trade/tradeParts.ts'
import type { AmountSide, Offer } from '../offer.ts'

/** What a trade is opened with; the body of the call in camelCase. */
export interface OpenTradeValues {
  readonly amount: DecimalString
  readonly amountSide: AmountSide
  /** The price that was on screen: a worse one is not taken without asking. */
  readonly priceSeen: DecimalString
  readonly paymentMethodCode: string
  /** Where the viewer is paid; null when the viewer buys. */
  readonly paidTo: RequisiteChoice | null
}

/** What a seller's form needs to know of where they can be paid. */
export interface SellerSide {
  /** Their saved details, whatever they are for. */
  readonly saved: readonly SavedRequisites[]
  /** What a method asks for where others are typed. */
  readonly askedBy: (methodCode: string) => readonly RequisiteField[]
}

/** Who buys is asked for no account. */
export const noSeller: SellerSide = { saved: [], askedBy: () => [] }

/** The names of the fields on the wire in camelCase, so that the server's objections land on them. */
export const openTradeFields = (
  offer: Pick<Offer, 'currencyCode' | 'minimum' | 'maximum' | 'paymentMethods'>,
  { coin, fiat }: { readonly coin: DisplayAsset; readonly fiat: DisplayAsset },
  { saved, askedBy }: SellerSide,
) => {
  const [only, ...others] = offer.paymentMethods
  const chosen = others.length === 0 ? only?.code : undefined
  return {
    amount: {
      typeId: 'amount',
      context: { required: true, decimals: fiat.decimals, min: offer.minimum, max: offer.maximum },
    },
    coinAmount: { typeId: 'amount', context: { required: true, positive: true, decimals: coin.decimals } },
    paymentMethodCode: {
      typeId: 'select',
      initial: chosen ?? '',
      context: { required: true },
    },
    ...(chosen === undefined
      ? choiceFields([], [])
      : choiceFields(savedFor(saved, offer.currencyCode, chosen), askedBy(chosen))),
  } as const
}

export type OpenTradeFields = ReturnType<typeof openTradeFields>
