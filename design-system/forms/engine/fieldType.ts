import type { Locale } from '../../format/locale.ts'
import { errorStatus } from './formMessage.ts'
import type { Verdict } from './formMessage.ts'

/** What every step of a field may look at besides its own field. */
export interface Surroundings {
  /** The locale that numbers and dates are typed in. */
  readonly locale: Locale
  /** The value of another field of the same form; undefined when there is none of that name. */
  readonly valueOf: (name: string) => unknown
}

/** Judges a value that is not empty. Pure and quick; what needs the network is a {@link Check}. */
export type Rule<Value> = (value: Value, around: Surroundings) => Verdict

/** Judges a value by asking somebody else. The field is pending meanwhile; of two answers only the last counts. */
export type Check<Value> = (value: Value, around: Surroundings) => Promise<Verdict>

/** What any field can be told. */
export interface CommonContext<Value> {
  readonly required?: boolean
  /** Run in order after the type's own; the first error is shown. */
  readonly rules?: readonly Rule<Value>[]
  /** Runs last, when nothing else objects, after `checkDelay` of quiet (400 ms), and at once on submit. */
  readonly check?: Check<Value>
  readonly checkDelay?: number
  /** Fields whose change judges this one anew (`passwordsMatch` needs it). */
  readonly dependsOn?: readonly string[]
}

/** What is in a field: as typed, and as understood. */
export interface Content<Raw, Value> {
  readonly rawValue: Raw
  readonly value: Value
}

/** The steps of a kind of field. */
export interface FieldType<Raw, Value, Context> {
  /** What the field holds at first. */
  readonly init: (raw: Raw | undefined, context: Context, around: Surroundings) => Content<Raw, Value>
  /** What it holds after someone typed, chose or pasted. */
  readonly update: (raw: Raw, context: Context, around: Surroundings) => Content<Raw, Value>
  /** What is to be said about it; `context.check` is the engine's business. */
  readonly validate: (content: Content<Raw, Value>, context: Context, around: Surroundings) => Verdict
  /** How the content is written once the field is left, or the locale changes: numbers show how they were understood. */
  readonly settle: (content: Content<Raw, Value>, around: Surroundings) => Raw
  readonly isEmpty: (content: Content<Raw, Value>) => boolean
}

interface Plan<Raw, Value, Context> {
  readonly empty: Raw
  readonly read: (raw: Raw, context: Context, around: Surroundings) => Value
  readonly isEmpty: (content: Content<Raw, Value>) => boolean
  /** What the type itself objects to: a number that is none, too short a text. */
  readonly judge?: (content: Content<Raw, Value>, context: Context, around: Surroundings) => Verdict
  readonly settle?: (content: Content<Raw, Value>, around: Surroundings) => Raw
}

/** Makes a kind of field from what is particular to it: emptiness, `required` and rules are the same for all. */
export function defineFieldType<Raw, Value, Context extends CommonContext<Value>>(
  plan: Plan<Raw, Value, Context>,
): FieldType<Raw, Value, Context> {
  const update: FieldType<Raw, Value, Context>['update'] = (rawValue, context, around) => ({
    rawValue,
    value: plan.read(rawValue, context, around),
  })
  return {
    init: (raw, context, around) => update(raw ?? plan.empty, context, around),
    update,
    validate: (content, context, around) => {
      if (plan.isEmpty(content)) return context.required ? errorStatus('required') : null
      const own = plan.judge?.(content, context, around) ?? null
      if (own?.kind === 'error') return own
      return firstVerdict([
        () => own,
        ...(context.rules ?? []).map(rule => () => rule(content.value, around)),
      ])
    },
    settle: (content, around) => plan.settle?.(content, around) ?? content.rawValue,
    isEmpty: plan.isEmpty,
  }
}

/** The first error; without one the first warning. */
export function firstVerdict(judges: readonly (() => Verdict)[]): Verdict {
  let warning: Verdict = null
  for (const judge of judges) {
    const verdict = judge()
    if (verdict?.kind === 'error') return verdict
    if (verdict?.kind === 'warning') warning ??= verdict
  }
  return warning
}
