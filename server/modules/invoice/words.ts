/** Longer words are searched for by their beginning. */
const longest = 40

const wordShape = /[\p{L}\p{N}]+/gu

const wordsIn = (text: string): string[] =>
  (text.normalize('NFKC').toLowerCase().match(wordShape) ?? []).map(word => word.slice(0, longest))

/** A store is searched by itself: what is common in another one costs nothing here. */
const ofStore = (number: bigint, word: string): string => `${number}.${word}`

/** The words by which an invoice of a store is found. */
export const wordsOf = (number: bigint, texts: readonly string[]): ReadonlySet<string> =>
  new Set(texts.flatMap(wordsIn).map(word => ofStore(number, word)))

/** What a search asks of the words: each begins one of them. Null for a search without a word. */
export function searchOf(number: bigint, text: string): string | null {
  const words = wordsIn(text)
  return words.length === 0 ? null : words.map(word => `'${ofStore(number, word)}':*`).join(' & ')
}
