import { fieldLengths } from '../../../../forms/fieldLengths.ts'
import type { DisplayAsset } from '../../../../format/displayAsset.ts'
import type { DecimalString } from '../../../../format/decimal.ts'
import type { SavedRequisites } from '../../../people/credential/credentialShape.ts'
import { choiceFields, savedFor } from '../../../people/credential/requisiteChoice.ts'
import type { RequisiteChoice } from '../../../people/credential/requisiteChoice.ts'
import { payoutFields } from '../../guest/payoutNetwork.ts'
import type { PayoutNetwork } from '../../guest/payoutNetwork.ts'
import type { RequisiteField } from '../../../reference/method/requisite.ts'
import type { AmountSide, Offer } from '../offer.ts'

/** What a trade is opened with; the body of the call in camelCase. */
export interface OpenTradeValues {
  readonly amount: DecimalString
  readonly amountSide: AmountSide
  /** The price that was on screen: a worse one is not taken without asking. */
  readonly priceSeen: DecimalString
  readonly paymentMethodCode: string
  /** From whose account a viewer who buys will pay; null when they have not said. */
  readonly payerName: string | null
  /** Where the viewer is paid; null when the viewer buys. */
  readonly paidTo: RequisiteChoice | null
  /** What a viewer without an account leaves; null for who has one. */
  readonly guest: GuestValues | null
}

/** Where a guest is written to, and where their coins go. */
export interface GuestValues {
  readonly email: string
  readonly payoutNetwork: string
  readonly payoutAddress: string
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
  networks: readonly PayoutNetwork[] | null,
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
    // Asked again, and then required, when the buyer says “paid”.
    payerName: {
      typeId: 'text',
      context: { minLength: fieldLengths.payerName.least, maxLength: fieldLengths.payerName.most },
    },
    ...guestFields(networks),
    ...(chosen === undefined
      ? choiceFields([], [])
      : choiceFields(savedFor(saved, offer.currencyCode, chosen), askedBy(chosen))),
  } as const
}

/** Of somebody with an account nothing of it is asked. */
const guestFields = (networks: readonly PayoutNetwork[] | null) => {
  const required = networks !== null
  const { payoutNetwork, payoutAddress } = payoutFields(networks ?? [])
  return {
    guestEmail: { typeId: 'email', context: { required, maxLength: fieldLengths.email.most } },
    payoutNetwork: { ...payoutNetwork, context: { required } },
    payoutAddress: { ...payoutAddress, context: { ...payoutAddress.context, required } },
  } as const
}

export type OpenTradeFields = ReturnType<typeof openTradeFields>
