import { Type } from 'typebox'
import { longestRequisite, requisiteKinds } from '../domain/requisite/kind.ts'
import { namedSchema, oneOf } from '../kernel/schema.ts'

/** What one line of payment details is. */
export const RequisiteKind = namedSchema('RequisiteKind', oneOf(requisiteKinds))

/** One line of where to pay: shown to its owner and to the partner of an open trade alone. */
export const Requisite = namedSchema(
  'Requisite',
  Type.Object({ kind: RequisiteKind, value: Type.String({ minLength: 1, maxLength: longestRequisite }) }),
)

/** The same as it is written: what a line may hold depends on its kind. */
export const RequisiteBody = namedSchema(
  'RequisiteBody',
  Type.Object({ kind: RequisiteKind, value: Type.String({ minLength: 1, maxLength: longestRequisite }) }),
)
