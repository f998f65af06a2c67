import { Type } from 'typebox'
import { paymentMethodGroups, paymentMethodSpeeds } from '../domain/reference/paymentMethodRow.ts'
import { named, oneOf } from '../kernel/schema.ts'

/** Under which heading a method is listed. */
export const PaymentMethodGroup = named('PaymentMethodGroup', oneOf(paymentMethodGroups))
/** How fast money arrives by it. */
export const PaymentMethodSpeed = named('PaymentMethodSpeed', oneOf(paymentMethodSpeeds))

/** A method as an offer or a trade names it. */
export const OfferMethod = named(
  'OfferMethod',
  Type.Object({
    code: Type.String(),
    url_code: Type.String(),
    name: Type.String(),
    group: PaymentMethodGroup,
    speed: PaymentMethodSpeed,
    reversible: Type.Boolean(),
  }),
)
