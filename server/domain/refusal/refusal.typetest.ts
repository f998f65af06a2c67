/** Compiles only while a refusal carries exactly the parameters that its sentence names. */
import { refuse, refuseWith } from './refusal.ts'

export const plain = [
  refuse('not_found'),
  refuse('required', 'amount'),
  refuseWith('too_small', { min: '10' }, 'amount'),
]

// @ts-expect-error this sentence needs its parameter
export const missing = refuse('too_small')
// @ts-expect-error and it needs that one, not another
export const wrong = refuseWith('too_small', { max: '10' })
// @ts-expect-error the union is closed
export const unknown = refuse('because')
