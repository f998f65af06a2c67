import type { Rule } from './fieldType.ts'
import { errorStatus } from './formMessage.ts'

/** What each need asks of a password; named as the service names them. A need of a newer service that is not here is its own to judge. */
const tests = {
  length: (password, minLength) => Array.from(password).length >= minLength,
  uppercase: password => /\p{Lu}/u.test(password),
  lowercase: password => /\p{Ll}/u.test(password),
  number: password => /\p{Nd}/u.test(password),
  special: password => /[^\p{L}\p{N}\s]/u.test(password),
} as const satisfies Record<string, (password: string, minLength: number) => boolean>

/** One thing that a password needs. */
export type PasswordNeed = keyof typeof tests

/** What a new password needs, in the order in which it is explained; the service publishes it. */
export interface PasswordRule {
  readonly minLength: number
  readonly needs: readonly PasswordNeed[]
}

/** Said until the service has answered: the rule that it comes with (specification 001 §5). */
export const usualPasswordRule: PasswordRule = {
  minLength: 8,
  needs: ['length', 'uppercase', 'lowercase', 'number', 'special'],
}

/** Of the published names those that can be judged here. */
export const knownNeeds = (needs: readonly string[]): readonly PasswordNeed[] =>
  needs.filter((need): need is PasswordNeed => Object.hasOwn(tests, need))

/** Which needs a password meets so far. */
export const metNeeds = (password: string, { minLength, needs }: PasswordRule): readonly PasswordNeed[] =>
  needs.filter(need => tests[need](password, minLength))

/** A password that meets all of them. */
export const passwordOf =
  (rule: PasswordRule): Rule<string> =>
  value =>
    metNeeds(value, rule).length === rule.needs.length
      ? null
      : errorStatus('password', { min: rule.minLength })
