/** How deep the values of a request may lie in each other; the contract's own inputs have four levels. */
const deepest = 16
/** How many values a request may bring; the largest that the app sends are a few hundred. */
const mostValues = 4000

/**
 * Whether values are more, or lie deeper in each other, than any input of ours can use. It looks at no more than it allows, and
 * does not call itself, because what it looks at may be deeper than a stack.
 */
export function isOverValueLimits(sent: unknown): boolean {
  const waiting: [value: unknown, depth: number][] = [[sent, 0]]
  let seen = 0
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const [value, depth] = next
    seen += 1
    if (seen > mostValues || depth > deepest) return true
    if (typeof value !== 'object' || value === null) continue
    const inner: unknown[] = Object.values(value)
    if (seen + waiting.length + inner.length > mostValues) return true
    for (const one of inner) waiting.push([one, depth + 1])
  }
  return false
}
