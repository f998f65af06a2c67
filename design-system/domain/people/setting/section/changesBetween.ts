/** Compared as JSON: forms hold texts, flags and lists of codes. */
const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** The values that are no longer what they were. */
export function changesBetween<Values extends object>(before: Values, after: Values): Partial<Values> {
  const names = Object.keys(after) as (keyof Values)[]
  const changed = names.filter(name => !same(before[name], after[name]))
  return Object.fromEntries(changed.map(name => [name, after[name]])) as Partial<Values>
}

/** Nothing has changed. */
export const isUnchanged = (changes: object): boolean => Object.keys(changes).length === 0
