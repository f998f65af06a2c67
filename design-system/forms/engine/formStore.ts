import type { Locale } from '../../format/locale.ts'
import type { Timers } from '../../timing/timers.ts'
import type { CommonContext, Surroundings } from './fieldType.ts'
import { stepsOf } from './fieldTypes.ts'
import { defaultFormOptions } from './formState.ts'
import type { FieldSpecs, FieldState, FormOptions, FormState } from './formState.ts'
import { noStatus } from './formMessage.ts'
import type { FieldStatus } from './formMessage.ts'

/** A field as the engine sees it: what is inside a value is its type's business. */
export type AnyField = Omit<FieldState, 'context' | 'rawValue' | 'value'> & {
  readonly context: CommonContext<unknown>
  readonly rawValue: unknown
  readonly value: unknown
}

/** Reading and changing fields, for the parts of the engine. */
export interface FieldAccess {
  readonly names: readonly string[]
  readonly read: (name: string) => AnyField
  readonly write: (name: string, change: Partial<AnyField>) => void
  readonly around: () => Surroundings
  readonly timers: Timers
}

/** The state of one form, who listens to it, and the ways in. */
export interface FormStore extends FieldAccess {
  readonly getState: () => FormState
  readonly setState: (change: Partial<FormState>) => void
  readonly subscribe: (listener: () => void) => () => void
  readonly setLocale: (locale: Locale) => void
  /** A field as it is at first. */
  readonly fresh: (name: string, raw?: unknown) => AnyField
}

/** A status, and what follows from it. */
export const withStatus = (status: FieldStatus): Partial<AnyField> => ({
  status,
  isValid: status.kind !== 'error',
})

interface StoreConfig {
  readonly id: string
  readonly fields: FieldSpecs
  readonly options?: Partial<FormOptions>
}

/** Holds the state of a form; nothing here decides when anything happens. */
export function createFormStore(
  config: StoreConfig,
  place: { readonly locale: Locale; readonly timers: Timers },
): FormStore {
  const names = Object.keys(config.fields)
  const listeners = new Set<() => void>()
  let locale = place.locale
  let state: FormState = {
    id: config.id,
    fields: {},
    isPending: false,
    options: { ...defaultFormOptions, ...config.options },
    attempts: 0,
    refusal: null,
  }

  const setState = (change: Partial<FormState>) => {
    state = { ...state, ...change }
    for (const listener of listeners) listener()
  }
  const read = (name: string): AnyField => {
    const field = state.fields[name]
    if (!field) throw new Error(`The form ${config.id} has no field ${name}`)
    return field
  }
  const around = (): Surroundings => ({ locale, valueOf: name => state.fields[name]?.value })
  const fresh = (name: string, raw?: unknown): AnyField => {
    const spec = config.fields[name]
    if (!spec) throw new Error(`The form ${config.id} has no field ${name}`)
    const context = (state.fields[name]?.context ?? spec.context ?? {}) as AnyField['context']
    return {
      name,
      typeId: spec.typeId,
      context,
      ...stepsOf(spec.typeId).init(raw ?? spec.initial, context, around()),
      isValid: true,
      isFocused: false,
      isTouched: false,
      isPending: false,
      status: noStatus,
    }
  }

  state = { ...state, fields: Object.fromEntries(names.map(name => [name, fresh(name) as FieldState])) }
  return {
    names,
    timers: place.timers,
    getState: () => state,
    setState,
    read,
    write: (name, change) =>
      setState({ fields: { ...state.fields, [name]: { ...read(name), ...change } as FieldState } }),
    around,
    fresh,
    subscribe: listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    setLocale: next => {
      locale = next
    },
  }
}
