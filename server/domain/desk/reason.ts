import { accepted, refuse, refused, type Result } from '../refusal/refusal.ts'

/** How much an operator has to say why they do something, in characters. */
export const reasonRules = { least: 3, most: 500 } as const

/** A reason without the space around it. Refuses `required` at its field where nothing is said. */
export const readReason = (said: string): Result<string> => {
  const reason = said.trim()
  return reason.length < reasonRules.least ? refused(refuse('required', 'reason')) : accepted(reason)
}
