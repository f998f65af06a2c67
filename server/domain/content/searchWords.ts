/** The words by which a document is found: of its code and its titles, in small letters; the two forms of е are one. */
export const searchWords = (texts: readonly string[]): readonly string[] => [
  ...new Set(
    texts.flatMap(
      text =>
        text
          .normalize('NFKC')
          .toLowerCase()
          .replaceAll('ё', 'е')
          .match(/[\p{L}\p{N}]+/gu) ?? [],
    ),
  ),
]

/** What is asked of PostgreSQL: every word that was typed begins one of a document. Empty where nothing was typed that could be found. */
export const searchQuery = (typed: string): string =>
  // Letters and digits alone: nothing in them means something to a query.
  searchWords([typed])
    .map(word => `'${word}':*`)
    .join(' & ')
