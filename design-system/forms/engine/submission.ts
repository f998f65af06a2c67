import type { FormConfig, FormFailure, FormSurroundings, SubmitOutcome } from './form.ts'
import { invalidNames } from './formState.ts'
import type { FieldSpecs, FormValues } from './formState.ts'
import { withStatus } from './formStore.ts'
import type { FormStore } from './formStore.ts'
import type { Judge } from './judgeField.ts'
import { alertMessageOf, readRefusal, statusesFor } from './serverRefusal.ts'

export interface SubmissionParts<S extends FieldSpecs> {
  readonly config: FormConfig<S>
  readonly store: FormStore
  readonly judge: Judge
  readonly reveal: FormSurroundings['reveal']
  readonly elements: ReadonlyMap<string, HTMLElement>
  readonly isAlive: () => boolean
}

/** The attempt to submit that runs, or a new one: however often it is asked for, the handler runs once at a time. */
export interface Submission {
  readonly submit: () => Promise<SubmitOutcome>
  /** The same, but nobody asked for it: the focus stays where somebody is typing. */
  readonly submitQuietly: () => Promise<SubmitOutcome>
  readonly current: () => Promise<SubmitOutcome> | null
}

export function createSubmission<S extends FieldSpecs>(parts: SubmissionParts<S>): Submission {
  let current: Promise<SubmitOutcome> | null = null
  const begin = (asked: SubmissionParts<S>) => {
    current ??= attempt(asked).finally(() => {
      current = null
    })
    return current
  }
  return {
    submit: () => begin(parts),
    submitQuietly: () => begin({ ...parts, reveal: () => {} }),
    current: () => current,
  }
}

/** Marks fields touched and judges them, as an attempt to submit does with all; answers whether none of them objects. */
export async function review(store: FormStore, judge: Judge, names: readonly string[]): Promise<boolean> {
  store.setState({ attempts: store.getState().attempts + 1 })
  for (const name of names) {
    store.write(name, { isTouched: true })
    judge.judge(name, 'eager')
  }
  await judge.settled()
  return names.every(name => store.read(name).isValid)
}

async function attempt<S extends FieldSpecs>(parts: SubmissionParts<S>): Promise<SubmitOutcome> {
  const { store, judge, isAlive } = parts
  store.setState({ refusal: null })
  await review(store, judge, store.names)
  if (!isAlive()) return 'abandoned'
  const invalid = invalidNames(store.getState())
  return invalid.length > 0 ? fail(parts, { reason: 'invalid', fields: invalid }) : send(parts)
}

async function send<S extends FieldSpecs>(parts: SubmissionParts<S>): Promise<SubmitOutcome> {
  const { config, store, isAlive } = parts
  store.setState({ isPending: true })
  try {
    await config.onSubmit(valuesOf<S>(store))
    return isAlive() ? 'submitted' : 'abandoned'
  } catch (error) {
    if (config.ignoreError) throw error
    return isAlive() ? refused(parts, error) : 'abandoned'
  } finally {
    store.setState({ isPending: false })
  }
}

/** Specification 001 §8: what a server's answer does to a form. What carries no answer ends here in silence. */
function refused<S extends FieldSpecs>(parts: SubmissionParts<S>, error: unknown): SubmitOutcome {
  const { config, store } = parts
  const refusal = readRefusal(error)
  if (!refusal) return fail(parts, { reason: 'failed', error })
  const statuses = statusesFor(refusal, store.names)
  for (const [name, status] of statuses) store.write(name, withStatus(status))
  if (statuses.size === 0) store.setState({ refusal })
  if (!refusal.isBl) {
    // A field says it, or an alert does, never both.
    const message = statuses.size === 0 ? alertMessageOf(refusal) : null
    if (message) config.onAlert?.(message)
    if (config.failureMessage) config.onAlert?.(config.failureMessage)
  }
  return fail(parts, { reason: 'refused', refusal, fields: [...statuses.keys()] })
}

function fail<S extends FieldSpecs>(
  { config, elements, reveal }: SubmissionParts<S>,
  failure: FormFailure,
): SubmitOutcome {
  if (failure.reason !== 'failed') {
    const toReveal = failure.fields.flatMap(name => elements.get(name) ?? [])
    if (toReveal.length > 0) reveal(toReveal)
  }
  config.onFailure?.(failure)
  return failure.reason
}

/** What the fields hold, as understood. */
export function valuesOf<S extends FieldSpecs>(store: FormStore): FormValues<S> {
  return Object.fromEntries(store.names.map(name => [name, store.read(name).value])) as FormValues<S>
}
