/** The value as text, its keys in order, so that equal values are equal texts. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  const entries = Object.entries(value)
    .filter(([, inner]) => inner !== undefined)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
  return `{${entries.map(([key, inner]) => `${JSON.stringify(key)}:${canonical(inner)}`).join(',')}}`
}

/**
 * A short name of a value, the same for equal values, that does not show what is in it (cyrb53 by bryc, public domain). Not
 * for secrets, and not against somebody who wants two values to meet: then the server answers 409 and nothing is lost.
 */
export function digestOf(value: unknown): string {
  let high = 0xdeadbeef
  let low = 0x41c6ce57
  for (const sign of canonical(value)) {
    const code = sign.codePointAt(0) ?? 0
    high = Math.imul(high ^ code, 2654435761)
    low = Math.imul(low ^ code, 1597334677)
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909)
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909)
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36)
}
