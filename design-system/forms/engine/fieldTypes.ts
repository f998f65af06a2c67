import type { CommonContext, FieldType } from './fieldType.ts'
import { checkboxField, multiselectField, selectField } from './fields/choiceFields.ts'
import { dateField } from './fields/dateField.ts'
import { fileField } from './fields/fileField.ts'
import { amountField, integerField } from './fields/numberFields.ts'
import { addressField, codeField, emailField, passwordField, textField } from './fields/textFields.ts'

/** Every kind of field. A new kind is a file in `fields/` and a line here. */
export const fieldTypes = {
  text: textField,
  textArea: textField,
  email: emailField,
  password: passwordField,
  address: addressField,
  code: codeField,
  amount: amountField,
  integer: integerField,
  select: selectField,
  multiselect: multiselectField,
  checkbox: checkboxField,
  date: dateField,
  file: fileField,
} as const

export type FieldTypeId = keyof typeof fieldTypes

type Steps<T extends FieldTypeId> = (typeof fieldTypes)[T]

/** What a field of this kind holds as typed. */
export type RawOf<T extends FieldTypeId> =
  Steps<T> extends FieldType<infer Raw, infer _V, infer _C> ? Raw : never
/** What a field of this kind holds as understood; what the submit handler gets. */
export type ValueOf<T extends FieldTypeId> =
  Steps<T> extends FieldType<infer _R, infer Value, infer _C> ? Value : never
/** What a field of this kind can be told. */
export type ContextOf<T extends FieldTypeId> =
  Steps<T> extends FieldType<infer _R, infer _V, infer C> ? C : never

/** The steps of a kind, for the engine, which does not look inside a value. */
export function stepsOf(typeId: FieldTypeId): FieldType<unknown, unknown, CommonContext<unknown>> {
  return fieldTypes[typeId] as unknown as FieldType<unknown, unknown, CommonContext<unknown>>
}
