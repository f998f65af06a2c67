/** Longer words are searched for by their beginning. */
const longest = 40

const wordShape = /[\p{L}\p{N}]+/gu

const wordsIn = (text: string): string[] =>
  (text.normalize('NFKC').toLowerCase().match(wordShape) ?? []).map(word => word.slice(0, longest))

/** A store is searched by itself: what is common in another one costs nothing here. */
const ofStore = (number: bigint, word: string): string => `${number}.${word}`

/** An invoice’s name in its payer’s address is one word, and no beginning of any other: `#qx3k9zplm2wd7a`. */
const wholeName = (text: string): string => `#${wordsIn(text).join('')}`
/** So much of it is asked for at least: less would be a short word that a random name happens to begin with. */
const nameAtLeast = 8

/** The words by which an invoice of a store is found. */
export const wordsOf = (number: bigint, texts: readonly string[], uniqueId: string): ReadonlySet<string> =>
  new Set([...texts.flatMap(wordsIn), wholeName(uniqueId)].map(word => ofStore(number, word)))

/** What a search asks of the words: each begins one of them, or all are the name. Null for a search without a word. */
export function searchOf(number: bigint, text: string): string | null {
  const words = wordsIn(text)
  if (words.length === 0) return null
  const beginning = (word: string) => `'${ofStore(number, word)}':*`
  const all = words.map(beginning).join(' & ')
  const name = wholeName(text)
  return name.length > nameAtLeast ? `(${all}) | ${beginning(name)}` : all
}
