/**
 * What is written here to be read. A chapter is of the guide, a topic of the FAQ; a category and an item are of the blog; a country is the
 * page of a country, at the address of its own name.
 */
export const documentKinds = ['page', 'chapter', 'topic', 'category', 'item', 'country'] as const
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
  /** Who has accepted an earlier version is asked to accept this one. */
  readonly asksAgain?: true
  /** Written for whoever runs a market, who fills it in and answers for it. */
  readonly isTemplate?: true
  /** Of a country: whose (ISO 3166), and in which fiat offers are shown; codes of coins and methods with spaces between; a usual sum. */
  readonly territory?: string
  readonly currency?: string
  readonly coins?: string
  readonly methods?: string
  readonly amount?: string
}

/** People read so many words in a minute, in either language. */
const wordsPerMinute = 180

/** How long a text takes to read, in whole minutes. */
export const readingMinutes = (words: number): number => Math.max(1, Math.round(words / wordsPerMinute))
