import type { DecimalString } from '../../../format/decimal.ts'
import type { Requisite, RequisiteField } from '../../reference/method/requisite.ts'
import type { PaymentMethodGroup } from '../../reference/method/methodGroup.ts'

/** How money moves, as saved details name it. */
export interface CredentialMethodName {
  readonly code: string
  readonly name: string
  readonly group: PaymentMethodGroup
}

/** A method that details can be saved for: a fragment on `PaymentMethod` is this. */
export interface CredentialMethod extends CredentialMethodName {
  /** What its payer needs, in order. */
  readonly requisiteFields: readonly RequisiteField[]
}

/** Saved details that can be chosen for a trade: a fragment on `PaymentCredential` is this. */
export interface SavedRequisites {
  readonly id: string
  readonly name: string
  readonly currencyCode: string
  readonly paymentMethod: CredentialMethodName
  readonly credentials: readonly Requisite[]
  readonly isActive: boolean
}

/** Saved details, whole. */
export interface CredentialShape extends SavedRequisites {
  readonly applink: string | null
  readonly description: string
  readonly autoIssue: boolean
  /** In their currency; null for any amount. */
  readonly maxAutoIssueAmount: DecimalString | null
  readonly advertsCount: number
}

/** What is saved; the body of the call in camelCase. */
export interface CredentialValues {
  readonly name: string
  readonly currencyCode: string
  readonly paymentMethodCode: string
  readonly credentials: readonly Requisite[]
  readonly applink: string | null
  readonly description: string
  readonly autoIssue: boolean
  readonly maxAutoIssueAmount: DecimalString | null
  readonly isActive: boolean
}
