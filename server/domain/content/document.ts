import type { ContentIcon, ContentTone } from './toneAndIcon.ts'

/**
 * What is written here to be read. A chapter is of the guide, a topic of the FAQ; a category and an item are of the blog; a country is the
 * page of a country, at the address of its own name. The rest are cards, parts of pages without an address of their own: a story is a few
 * slides, a promo block leads on to something, a service feedback is what somebody says of this place, a media partner writes about it.
 */
export const documentKinds = [
  'page',
  'chapter',
  'topic',
  'category',
  'item',
  'country',
  'story',
  'promo_block',
  'service_feedback',
  'media_partner',
] as const
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
  /** Of a story and a promo block: what it is about, by colour and picture. */
  readonly tone?: ContentTone
  readonly icon?: ContentIcon
  /** Of a promo block: a page of the app, without the prefix of a language, and its word; both or neither. */
  readonly linkPath?: string
  readonly linkLabel?: string
  /** Of a service feedback: who said it, in a few words, and the day. */
  readonly about?: string
  readonly saidOn?: string
  /** Of a media partner: where they write. */
  readonly url?: string
  /** Nobody said it: it was written for a demo, and is shown nowhere else. */
  readonly isExample?: true
}

/** People read so many words in a minute, in either language. */
const wordsPerMinute = 180

/** How long a text takes to read, in whole minutes. */
export const readingMinutes = (words: number): number => Math.max(1, Math.round(words / wordsPerMinute))

/** Whether two texts say the same beside themselves. */
export const sameExtra = (one: DocumentExtra, other: DocumentExtra): boolean => {
  const names = Object.keys({ ...one, ...other }) as (keyof DocumentExtra)[]
  return names.every(name => one[name] === other[name])
}
