/** What the server answers, with the names that its answers have in the app's documents: `updated_at` is `updatedAt`. */
export function camelKeys(answer: unknown): unknown {
  if (Array.isArray(answer)) return answer.map(camelKeys)
  if (typeof answer !== 'object' || answer === null) return answer
  return Object.fromEntries(
    Object.entries(answer).map(([name, value]) => [
      // Most names are one word.
      name.includes('_') ? name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase()) : name,
      camelKeys(value),
    ]),
  )
}
