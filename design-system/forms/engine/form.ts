import type { Locale } from '../../format/locale.ts'
import type { Timers } from '../../timing/timers.ts'
import type { FieldHandle } from './fieldHandle.ts'
import type { ContextOf, RawOf } from './fieldTypes.ts'
import type { FieldSpecs, FormOptions, FormState, FormValues } from './formState.ts'
import type { FormMessage } from './formMessage.ts'
import type { ServerRefusal } from './serverRefusal.ts'

/** Why an attempt to submit came to nothing. `failed` is no answer of the server: a lost connection, or a fault of ours. */
export type FormFailure =
  | { readonly reason: 'invalid'; readonly fields: readonly string[] }
  | { readonly reason: 'refused'; readonly refusal: ServerRefusal; readonly fields: readonly string[] }
  | { readonly reason: 'failed'; readonly error: unknown }

/** How an attempt to submit ended; `abandoned` when the form went away meanwhile. */
export type SubmitOutcome = 'submitted' | 'abandoned' | FormFailure['reason']

/** What a form calls. */
export interface FormCallbacks<S extends FieldSpecs> {
  /** Sends the values. A refusal that it throws lands on the fields; see {@link readRefusal}. */
  readonly onSubmit: (values: FormValues<S>) => unknown
  /** The failure action. */
  readonly onFailure?: (failure: FormFailure) => void
  /** Called once changes have paused, when `watchFields` is on. */
  readonly onWatch?: (values: FormValues<S>) => void
  /** Shows what no field could take. */
  readonly onAlert?: (message: FormMessage) => void
}

export interface FormConfig<S extends FieldSpecs> extends FormCallbacks<S> {
  readonly id: string
  readonly fields: S
  readonly options?: Partial<FormOptions>
  /** Said in an alert besides, whatever a refusal says itself. */
  readonly failureMessage?: FormMessage
  /** Throws a failure on out of `submit`, untouched, for a caller that handles it. */
  readonly ignoreError?: boolean
}

/** What a form gets from where it lives. */
export interface FormSurroundings {
  readonly locale: Locale
  readonly timers: Timers
  /** Brings the first of these elements, in the order of the page, into view and focus. */
  readonly reveal: (elements: readonly HTMLElement[]) => void
}

/** A form: a store of fields, and what can be done with them. Free of React; `useForm` binds it. */
export interface Form<S extends FieldSpecs = FieldSpecs> {
  readonly id: string
  readonly getState: () => FormState
  readonly subscribe: (listener: () => void) => () => void
  /** One handle per field, to give to a bound field. */
  readonly field: { readonly [K in keyof S & string]: FieldHandle<S[K]['typeId']> }
  readonly values: () => FormValues<S>
  /** Tells a field something new (limits, a fee) and judges it again. */
  readonly setContext: <K extends keyof S & string>(name: K, context: ContextOf<S[K]['typeId']>) => void
  /** Puts texts on fields as errors, under the wire's names or the form's. */
  readonly placeErrors: (errors: Readonly<Record<string, string | readonly string[]>>) => void
  readonly setLocale: (locale: Locale) => void
  /** From now on calls these instead. */
  readonly setCallbacks: (callbacks: FormCallbacks<S>) => void
  /** Marks all touched, judges all, submits when nothing objects. A call while one runs joins it. */
  readonly submit: () => Promise<SubmitOutcome>
  /** Marks some fields touched and judges them, for a form in steps: answers whether none of them objects. */
  readonly review: (names: readonly (keyof S & string)[]) => Promise<boolean>
  /** Back to the first values, or to these; untouched. */
  readonly reset: (raws?: { readonly [K in keyof S]?: RawOf<S[K]['typeId']> }) => void
  /** Brings the form to life; what it returns stops every timer and forgets every answer under way. */
  readonly connect: () => () => void
}
