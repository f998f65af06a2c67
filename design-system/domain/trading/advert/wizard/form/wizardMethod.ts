import type { CredentialMethod } from '../../../../people/credential/credentialShape.ts'
import type { PaymentMethodSpeed } from '../../offer.ts'

/** A payment method that an advert can take: a fragment on `PaymentMethod` is this. */
export interface WizardMethod extends CredentialMethod {
  readonly speed: PaymentMethodSpeed
  readonly reversible: boolean
}
