import { use, useEffect, useId, useLayoutEffect, useState } from 'react'
import { AlertContext } from '../alert/AlertContext.ts'
import { useLocale } from '../locales/useLocale.ts'
import { useSpoken } from '../locales/useWords.ts'
import { browserTimers } from '../timing/timers.ts'
import type { Timers } from '../timing/timers.ts'
import { createForm } from './engine/createForm.ts'
import type { Form, FormConfig } from './engine/form.ts'
import { formMessageText } from './formMessageText.ts'
import type { FieldSpecs } from './engine/formState.ts'
import type { FormMessage } from './engine/formMessage.ts'
import { revealFirst } from './revealFirst.ts'

export interface UseFormConfig<S extends FieldSpecs> extends Omit<FormConfig<S>, 'id'> {
  /** Made up when left out. */
  readonly id?: string
  /** Only for tests and stories. */
  readonly timers?: Timers
}

/**
 * A form that lives as long as its component. Fields and options are taken once (tell a field something new with
 * `form.setContext`); the callbacks are always those of the last render. What no field
 * can say goes to the alerts of the application, unless `onAlert` takes it. Nothing here re-renders the component: bound
 * fields follow their own field, and `useFormState` reads what a component wants to follow.
 *
 * ```tsx
 * const form = useForm({
 *   fields: { email: { typeId: 'email', context: { required: true } } },
 *   onSubmit: values => logIn(values.email),
 * })
 * return <Form form={form}><FormTextField field={form.field.email} label={t('email')} /></Form>
 * ```
 */
export function useForm<const S extends FieldSpecs>(config: UseFormConfig<S>): Form<S> {
  const locale = useLocale()
  const madeId = useId()
  const [form] = useState(() =>
    createForm<S>(
      { ...config, id: config.id ?? madeId },
      { locale, timers: config.timers ?? browserTimers, reveal: revealFirst },
    ),
  )
  const alert = useFormAlert()
  const { onSubmit, onFailure = ignore, onWatch = ignore, onAlert = alert } = config
  useLayoutEffect(() => form.setCallbacks({ onSubmit, onFailure, onWatch, onAlert }))
  useEffect(() => form.connect(), [form])
  useEffect(() => form.setLocale(locale), [form, locale])
  return form
}

function useFormAlert(): (message: FormMessage) => void {
  const alerts = use(AlertContext)
  const words = useSpoken()
  return message => alerts?.show({ kind: 'error', title: formMessageText(words, message) })
}

const ignore = () => {}
