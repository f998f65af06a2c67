import { debounce } from '../../timing/debounce.ts'
import type { FieldHandle } from './fieldHandle.ts'
import { stepsOf } from './fieldTypes.ts'
import type { Form, FormConfig, FormSurroundings } from './form.ts'
import { watchDelay } from './formState.ts'
import type { FieldSpecs, FieldState } from './formState.ts'
import { createFormStore, withStatus } from './formStore.ts'
import type { AnyField, FormStore } from './formStore.ts'
import { createJudge } from './judgeField.ts'
import type { Judge } from './judgeField.ts'
import { fieldNamed } from './serverRefusal.ts'
import { createSubmission, review, valuesOf } from './submission.ts'

/** Makes a form out of its fields. In React use `useForm`, which also ends it with the component. */
export function createForm<const S extends FieldSpecs>(
  initial: FormConfig<S>,
  place: FormSurroundings,
): Form<S> {
  const config = { ...initial }
  const store = createFormStore(config, place)
  const judge = createJudge(store)
  const elements = new Map<string, HTMLElement>()
  let alive = true
  const submission = createSubmission({
    config,
    store,
    judge,
    elements,
    reveal: place.reveal,
    isAlive: () => alive,
  })

  const { submitDelay, submitOnChange, watchFields } = store.getState().options
  const watching = debounce(place.timers, watchDelay, () => config.onWatch?.(valuesOf<S>(store)))
  const submitting = debounce(place.timers, submitDelay, () => {
    const running = submission.current()
    // What changed while it ran is submitted in its turn.
    const next = running ? running.then(submitting.call, submitting.call) : submission.submitQuietly()
    next.catch((error: unknown) => config.onFailure?.({ reason: 'failed', error }))
  })
  const changed = () => {
    if (watchFields) watching.call()
    if (submitOnChange) submitting.call()
  }
  const stop = () => {
    alive = false
    watching.cancel()
    submitting.cancel()
    judge.forgetAll()
  }

  const actions = fieldActions(store, judge, changed)
  for (const name of store.names) judge.judge(name, 'quick')
  return {
    id: config.id,
    getState: store.getState,
    subscribe: store.subscribe,
    field: handles(store, actions, elements) as Form<S>['field'],
    values: () => valuesOf<S>(store),
    setContext: (name, context) => {
      store.write(name, { context: context as AnyField['context'] })
      judge.judge(name, 'afterPause')
    },
    placeErrors: errors => placeErrors(store, errors),
    setCallbacks: callbacks => {
      Object.assign(config, callbacks)
    },
    setLocale: locale => {
      if (locale === store.around().locale) return
      store.setLocale(locale)
      for (const name of store.names) actions.rewrite(name)
    },
    submit: () => {
      submitting.cancel()
      return submission.submit()
    },
    review: names => review(store, judge, names),
    reset: (raws = {}) => {
      judge.forgetAll()
      submitting.cancel()
      store.setState({ attempts: 0, refusal: null })
      for (const name of store.names) store.write(name, store.fresh(name, raws[name]))
      for (const name of store.names) judge.judge(name, 'quick')
    },
    connect: () => {
      alive = true
      return stop
    },
  }
}

interface FieldActions {
  readonly change: (name: string, raw: unknown) => void
  readonly blur: (name: string) => void
  /** Writes a field the way it was understood, in the locale of now. */
  readonly rewrite: (name: string) => void
}

function fieldActions(store: FormStore, judge: Judge, changed: () => void): FieldActions {
  const contentFrom = (field: AnyField, raw: unknown) =>
    stepsOf(field.typeId).update(raw, field.context, store.around())
  const settle = (field: AnyField) => stepsOf(field.typeId).settle(field, store.around())

  return {
    change: (name, raw) => {
      const field = store.read(name)
      store.write(name, { ...contentFrom(field, raw), isTouched: true })
      if (store.getState().refusal) store.setState({ refusal: null })
      judge.judge(name, 'afterPause')
      for (const other of store.names) {
        if (store.read(other).context.dependsOn?.includes(name)) judge.judge(other, 'afterPause')
      }
      changed()
    },
    blur: name => store.write(name, { isFocused: false, rawValue: settle(store.read(name)) }),
    rewrite: name => {
      const field = store.read(name)
      const content = contentFrom(field, settle(field))
      store.write(name, content)
      // A server's objection stands until the value changes.
      const isServers = field.status.message !== null && 'refusal' in field.status.message
      if (!isServers) judge.judge(name, 'afterPause')
    },
  }
}

function handles(store: FormStore, actions: FieldActions, elements: Map<string, HTMLElement>) {
  const handle = (name: string): FieldHandle => ({
    name,
    formId: store.getState().id,
    getState: () => store.read(name) as FieldState,
    getFormState: store.getState,
    subscribe: store.subscribe,
    change: raw => actions.change(name, raw),
    focus: () => store.write(name, { isFocused: true }),
    blur: () => actions.blur(name),
    setElement: element => {
      if (element) elements.set(name, element)
      else elements.delete(name)
    },
  })
  return Object.fromEntries(store.names.map(name => [name, handle(name)]))
}

function placeErrors(store: FormStore, errors: Readonly<Record<string, string | readonly string[]>>): void {
  for (const [wireName, texts] of Object.entries(errors)) {
    const name = fieldNamed(wireName, store.names)
    const text = typeof texts === 'string' ? texts : texts[0]
    if (name !== null && text) {
      store.write(name, withStatus({ kind: 'error', message: { refusal: { text } } }))
    }
  }
}
