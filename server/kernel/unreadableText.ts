/** Control characters but tab and line ends, and halves of characters: no text has them, and a database stumbles over them. */
const unreadable = /[^\P{Cc}\n\r\t]|\p{Surrogate}/u

/**
 * Looks through everything that a request holds for text that nobody can read.
 * @returns where the first one stands, as `a.b.0`; null when all can be read
 */
export function unreadableAt(value: unknown, path: readonly string[] = []): string | null {
  if (typeof value === 'string') return unreadable.test(value) ? path.join('.') : null
  if (typeof value !== 'object' || value === null) return null
  for (const [key, inner] of Object.entries(value)) {
    const found = unreadableAt(inner, [...path, key])
    if (found !== null) return found
  }
  return null
}
