/** Longer words are searched for by their beginning. */
const longest = 40

const wordShape = /[\p{L}\p{N}]+/gu

const wordsIn = (text: string): string[] =>
  (text.normalize('NFKC').toLowerCase().match(wordShape) ?? []).map(word => word.slice(0, longest))

/** The words by which an invoice is found. */
export const wordsOf = (texts: readonly string[]): ReadonlySet<string> => new Set(texts.flatMap(wordsIn))

/** What a search asks of the words: each begins one of them. Null for a search without a word. */
export function searchOf(text: string): string | null {
  const words = wordsIn(text)
  return words.length === 0 ? null : words.map(word => `'${word}':*`).join(' & ')
}
