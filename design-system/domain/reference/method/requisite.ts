import * as unions from '../../__generated__/unions.ts'

/** What a payment method asks somebody for: the lines of where to pay. */

export const requisiteKinds = unions.requisiteKinds
export type RequisiteKind = (typeof requisiteKinds)[number]

/** One line of where to pay. */
export interface Requisite {
  readonly kind: RequisiteKind
  readonly value: string
}

/** How a line is typed: which keyboard a phone shows. */
export type RequisiteInput = unions.RequisiteFieldInput

/** A line that a payment method asks a seller for. */
export interface RequisiteField {
  readonly kind: RequisiteKind
  readonly isRequired: boolean
  readonly input: RequisiteInput
  readonly example: string | null
  readonly maxLength: number
}
