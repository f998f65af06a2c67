import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Form, FormFailure } from '../../../../forms/engine/form.ts'
import { isFormValid } from '../../../../forms/engine/formState.ts'
import type { FieldSpecs, FormValues } from '../../../../forms/engine/formState.ts'
import { useForm } from '../../../../forms/useForm.ts'
import type { Timers } from '../../../../timing/timers.ts'
import type { SavingStatus } from './savingStatus.ts'

/** Takes what has changed since it was saved last. A refusal that it throws lands on the fields. */
export type SaveChanges<Values> = (changes: Partial<Values>) => Promise<unknown>

interface SavingFormConfig<S extends FieldSpecs> {
  readonly fields: S
  readonly onSave: SaveChanges<FormValues<S>>
  /** Only for stories. */
  readonly timers?: Timers | undefined
}

/** A form that saves by itself, and what to tell of it: spread `saving` on a `SettingCard`. */
export interface SavingForm<S extends FieldSpecs> {
  readonly form: Form<S>
  readonly saving: { readonly status: SavingStatus; readonly onRetry: () => void }
}

const statusAfter = {
  invalid: 'invalid',
  refused: 'failed',
  failed: 'failed',
} as const satisfies Record<FormFailure['reason'], SavingStatus>

/** A form that saves what has changed 1000 ms after the last change, and what still waits when its page is left. */
export function useSavingForm<const S extends FieldSpecs>(config: SavingFormConfig<S>): SavingForm<S> {
  const { fields, onSave, timers } = config
  const [status, setStatus] = useState<SavingStatus>('idle')
  // What the server has, or has been sent: only what differs from it is sent.
  const kept = useRef<FormValues<S> | null>(null)
  const send = useRef(onSave)
  useLayoutEffect(() => {
    send.current = onSave
  })

  const form: Form<S> = useForm<S>({
    fields,
    options: { submitOnChange: true },
    ...(timers === undefined ? {} : { timers }),
    onSubmit: async values => {
      const before = kept.current ?? values
      const changes = changesBetween(before, values)
      kept.current = values
      try {
        if (!isUnchanged(changes)) await onSave(changes)
      } catch (error) {
        kept.current = before
        throw error
      }
      // What changed meanwhile is saved in its turn.
      setStatus(isUnchanged(changesBetween(values, form.values())) ? 'saved' : 'saving')
    },
    onFailure: failure => {
      const isOnFields = failure.reason === 'refused' && failure.fields.length > 0
      setStatus(isOnFields ? 'invalid' : statusAfter[failure.reason])
    },
  })

  useEffect(() => {
    kept.current ??= form.values()
    let seen = form.values()
    const stop = form.subscribe(() => {
      const values = form.values()
      if (isUnchanged(changesBetween(seen, values))) return
      seen = values
      setStatus('saving')
    })
    return () => {
      stop()
      const changes = changesBetween(kept.current ?? seen, form.values())
      // Nobody is left to be told if it fails; the next look at the page shows what is kept.
      if (isFormValid(form.getState()) && !isUnchanged(changes)) send.current(changes).catch(() => {})
    }
  }, [form])

  return { form, saving: { status, onRetry: () => void form.submit() } }
}

/** Compared as JSON: forms hold texts, flags and lists of codes. */
const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** The values that are no longer what they were. */
function changesBetween<Values extends object>(before: Values, after: Values): Partial<Values> {
  const names = Object.keys(after) as (keyof Values)[]
  const changed = names.filter(name => !same(before[name], after[name]))
  return Object.fromEntries(changed.map(name => [name, after[name]])) as Partial<Values>
}

/** Nothing has changed. */
const isUnchanged = (changes: object): boolean => Object.keys(changes).length === 0
