import type { Fault, Rule } from './say.ts'

/** One rule that does not hold for a story, or for one element of it. */
interface Exception {
  readonly rule: Rule
  /** What the element is said to be, such as `button "Back"`; without it the rule holds for nothing in the story. */
  readonly of?: RegExp
  /** Why it is right so. */
  readonly reason: string
}

/** `parameters.keyboard` of a story. */
export interface KeyboardParameters {
  /** How many stops are walked before the middle of a page is taken as more of the same; for a page of which no two parts are alike. */
  readonly stops?: number
  readonly except?: readonly Exception[]
}

const covers =
  ({ element, rule }: Fault) =>
  (one: Exception): boolean =>
    one.rule === rule && (one.of === undefined || one.of.test(element))

/** What is left of the faults when a story's exceptions are taken away, and the exceptions that nothing needed. */
export function judge(faults: readonly Fault[], { except = [] }: KeyboardParameters): readonly string[] {
  const left = faults.filter(fault => !except.some(covers(fault)))
  const idle = except.filter(one => !faults.some(fault => covers(fault)(one)))
  return [
    ...new Set(left.map(({ element, rule }) => `Not true of ${element}: ${rule}`)),
    ...idle.map(({ rule, reason }) => `An exception that nothing needs: ${rule} (${reason})`),
  ]
}
