import type { FieldHandle } from '../../../../forms/engine/fieldHandle.ts'
import type { Form } from '../../../../forms/engine/form.ts'
import { firstChoice, followChoice, savedFor } from '../../../people/credential/requisiteChoice.ts'
import type { OpenTradeFields, SellerSide } from './openTradeFields.ts'

/** The field of a seller's method: what is offered to be paid to, and what is asked for, follows it. */
export function sellerMethod(
  form: Form<OpenTradeFields>,
  currencyCode: string,
  { saved, askedBy }: SellerSide,
): FieldHandle<'select'> {
  const { paymentMethodCode, paymentCredentialId } = form.field
  return {
    ...paymentMethodCode,
    change: code => {
      paymentMethodCode.change(code)
      const chosen = firstChoice(savedFor(saved, currencyCode, code))
      paymentCredentialId.change(chosen)
      followChoice(form, chosen, askedBy(code))
    },
  }
}
