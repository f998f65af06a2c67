import type { RefusalParamName } from './params.ts'
import type { RefusalCode } from './status.ts'
/** A parameter of a refusal: decimals as strings, times as ISO 8601 in UTC. */
export type RefusalParam = string | number

/** The parameters that come with a code. */
export type RefusalParams<Code extends RefusalCode> = {
  readonly [Name in RefusalParamName<Code>]: RefusalParam
}

/**
 * Why something that was asked for is not done: a value, not an exception. Broken invariants throw instead.
 * `field` is the input that is to blame, in the wire's spelling, when one is.
 */
export type Refusal<Code extends RefusalCode = RefusalCode> = Code extends RefusalCode
  ? { readonly code: Code; readonly field?: string; readonly params: RefusalParams<Code> }
  : never

/** A value, or why there is none. */
export type Result<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly refusal: Refusal }

/** The codes whose sentences need no parameter. */
export type PlainRefusalCode = {
  [Code in RefusalCode]: [RefusalParamName<Code>] extends [never] ? Code : never
}[RefusalCode]

/** A refusal whose sentence has no parameters: `refuse('time_ran_out')`, `refuse('required', 'amount')`. */
export const refuse = (code: PlainRefusalCode, field?: string): Refusal =>
  ({ code, ...(field === undefined ? {} : { field }), params: {} }) as Refusal

/** A refusal with the parameters of its sentence: `refuseWith('too_small', { min: '10' }, 'amount')`. */
export const refuseWith = <Code extends RefusalCode>(
  code: Code,
  params: RefusalParams<Code>,
  field?: string,
): Refusal => ({ code, ...(field === undefined ? {} : { field }), params }) as Refusal

export const accepted = <Value>(value: Value): Result<Value> => ({ ok: true, value })

export const refused = <Value = never>(refusal: Refusal): Result<Value> => ({ ok: false, refusal })
