import { vi } from 'vitest'
import { manualTimers } from './time/manualTimers.ts'
import { createForm } from '../../design-system/forms/engine/createForm.ts'
import type { FormConfig } from '../../design-system/forms/engine/form.ts'
import type { FieldSpecs } from '../../design-system/forms/engine/formState.ts'

/** A promise that a test settles when it wants to. */
export function pledge<T>() {
  let resolve: (value: T) => void = () => {}
  let reject: (error: unknown) => void = () => {}
  const promise = new Promise<T>((yes, no) => {
    resolve = yes
    reject = no
  })
  return { promise, resolve, reject }
}

/** Lets everything that waits for a promise go on. */
export const turn = async () => {
  for (let i = 0; i < 20; i += 1) await Promise.resolve()
}

/** A form with spies around it, in time that stands still. */
export function formOf<const S extends FieldSpecs>(fields: S, more: Partial<FormConfig<S>> = {}) {
  const timers = manualTimers()
  const spies = { onSubmit: vi.fn(), onFailure: vi.fn(), onAlert: vi.fn(), onWatch: vi.fn(), reveal: vi.fn() }
  const { reveal, ...callbacks } = spies
  const form = createForm<S>({ id: 'test', fields, ...callbacks, ...more }, { locale: 'en', timers, reveal })
  const says = (name: string) => {
    const message = form.getState().fields[name]?.status.message
    return !message ? null : 'key' in message ? message.key : (message.refusal.text ?? null)
  }
  return { form, timers, says, ...spies, onSubmit: more.onSubmit ?? spies.onSubmit }
}
