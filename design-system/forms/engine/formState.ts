import type { ContextOf, FieldTypeId, RawOf, ValueOf } from './fieldTypes.ts'
import type { FieldStatus } from './formMessage.ts'
import type { ServerRefusal } from './serverRefusal.ts'

/** One field as it stands. Replaced, never changed, so that `===` tells whether anything happened. */
export interface FieldState<T extends FieldTypeId = FieldTypeId> {
  readonly name: string
  readonly typeId: T
  readonly context: ContextOf<T>
  readonly rawValue: RawOf<T>
  readonly value: ValueOf<T>
  readonly isValid: boolean
  readonly isFocused: boolean
  /** Changed by hand, or part of an attempt to submit. */
  readonly isTouched: boolean
  /** A check is under way. */
  readonly isPending: boolean
  readonly status: FieldStatus
}

export interface FormOptions {
  /** Submits by itself once changes have paused for `submitDelay`. */
  readonly submitOnChange: boolean
  readonly submitDelay: number
  /** Calls `onWatch` once changes have paused for a second. */
  readonly watchFields: boolean
}

/** The specification's defaults (001 §3, §9). */
export const defaultFormOptions: FormOptions = {
  submitOnChange: false,
  submitDelay: 1000,
  watchFields: false,
}

/** How long changes pause before a watching form is told. */
export const watchDelay = 1000

/** How long typing pauses before a check asks somebody. */
export const defaultCheckDelay = 400

/** A whole form as it stands. */
export interface FormState {
  readonly id: string
  readonly fields: Readonly<Record<string, FieldState>>
  /** The submit handler runs. */
  readonly isPending: boolean
  readonly options: FormOptions
  /** How often someone tried to submit; from the first time on, errors show at once. */
  readonly attempts: number
  /** What the server answered last, when no field could take it; for a page that says it in place (`isBl`). */
  readonly refusal: ServerRefusal | null
}

/** One field as a form is made from it. */
export type FieldSpec = {
  [T in FieldTypeId]: {
    readonly typeId: T
    /** What it holds at first, as one would type it; amounts as decimals. */
    readonly initial?: RawOf<T>
  } & (Partial<ContextOf<T>> extends ContextOf<T>
    ? { readonly context?: ContextOf<T> }
    : { readonly context: ContextOf<T> })
}[FieldTypeId]

export type FieldSpecs = Readonly<Record<string, FieldSpec>>

/** What the submit handler of such a form gets. */
export type FormValues<S extends FieldSpecs> = { readonly [K in keyof S]: ValueOf<S[K]['typeId']> }

/** No field has an error. */
export const isFormValid = (state: FormState) => Object.values(state.fields).every(field => field.isValid)

/** The names of the fields with an error, in the order they were given. */
export const invalidNames = (state: FormState) =>
  Object.values(state.fields)
    .filter(field => !field.isValid)
    .map(field => field.name)
