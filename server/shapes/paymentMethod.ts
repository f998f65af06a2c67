import { Type } from 'typebox'
import { paymentMethodGroups, paymentMethodSpeeds } from '../domain/reference/paymentMethodRow.ts'
import { namedSchema, oneOf } from '../kernel/schema.ts'

/** Under which heading a method is listed. */
export const PaymentMethodGroup = namedSchema('PaymentMethodGroup', oneOf(paymentMethodGroups))
/** How fast money arrives by it. */
export const PaymentMethodSpeed = namedSchema('PaymentMethodSpeed', oneOf(paymentMethodSpeeds))

/** A method as an offer or a trade names it. */
export const OfferMethod = namedSchema(
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
