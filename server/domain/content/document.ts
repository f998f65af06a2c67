/** What is written here to be read. A chapter is of the guide, a topic of the FAQ; a category and an item are of the blog. */
export const documentKinds = ['page', 'chapter', 'topic', 'category', 'item'] as const
export type DocumentKind = (typeof documentKinds)[number]

/** The pictures that an item of the blog may have over it; the app draws them. */
export const covers = [
  'stalls',
  'steps',
  'receipt',
  'people',
  'scales',
  'lock',
  'phone',
  'bridge',
  'lamp',
  'map',
  'clock',
  'shop',
] as const
export type Cover = (typeof covers)[number]

/** What a document has beside its text, by what it is. */
export interface DocumentExtra {
  /** Of an item. */
  readonly cover?: Cover
  readonly alt?: string
  /** Of a legal text: the day from which it holds, and what is different since. */
  readonly holdsFrom?: string
  readonly change?: string
  /** Written for whoever runs a market, who fills it in and answers for it. */
  readonly isTemplate?: true
}

/** People read so many words in a minute, in either language. */
const wordsPerMinute = 180

/** How long a text takes to read, in whole minutes. */
export const readingMinutes = (words: number): number => Math.max(1, Math.round(words / wordsPerMinute))
