import * as unions from '../../__generated__/unions.ts'
import type { ComponentType } from 'react'
import type { Block } from './contentTree.ts'

/** What every document says of itself. */
interface Shown {
  readonly title: string
  readonly description: string
  /** The language that it is in, which is not always the reader's. */
  readonly locale: string
  readonly isTranslated: boolean
  /** ISO 8601. */
  readonly updatedAt: string
}

export interface ChapterShape {
  /** Its name in the address, `/guide/{code}`. */
  readonly code: string
  readonly title: string
  readonly description: string
  readonly minutes: number
}

export interface QuestionShape {
  /** Its name in the address, `/faq#{code}`. */
  readonly code: string
  readonly question: string
  readonly answer: readonly Block[]
}

export interface TopicShape {
  readonly code: string
  readonly title: string
  readonly questions: readonly QuestionShape[]
}

export interface LegalVersionShape {
  readonly version: number
  /** A day, as in 2026-12-01. */
  readonly holdsFrom: string
  readonly change: string
}

export interface LegalShape {
  readonly holdsFrom: string
  /** The operator has not made it their own yet: readers are told so. */
  readonly isTemplate: boolean
  /** The latest first. */
  readonly versions: readonly LegalVersionShape[]
}

/** A page of words: about this place, its rules, the guide and its chapters, the FAQ. */
export interface PageShape extends Shown {
  /** As the server calls it: `about-us`, `guide-first-purchase`. */
  readonly page: string
  readonly version: number
  readonly minutes: number
  readonly blocks: readonly Block[]
  readonly legal: LegalShape | null
  /** Of the guide and its chapters. */
  readonly chapters: readonly ChapterShape[]
  /** Of the FAQ, and those that another page shows a part of. */
  readonly topics: readonly TopicShape[]
}

export interface CategoryShape {
  readonly code: string
  readonly title: string
  readonly description: string
  readonly items: number
}

/** The pictures that an item of the blog may have over it. */
export const covers = unions.blogCovers
export type Cover = (typeof covers)[number]

/** An item of the blog in a list. */
export interface ItemCardShape extends Shown {
  readonly code: string
  readonly category: string
  readonly categoryTitle: string
  readonly publishedAt: string
  readonly minutes: number
  readonly cover: Cover | null
  /** What the picture shows. */
  readonly alt: string
}

export interface ItemShape extends ItemCardShape {
  readonly blocks: readonly Block[]
}

/** An offer as a text shows it: what one pays and gets, with whom. */
export interface LiveOfferShape {
  readonly id: string
  readonly userName: string
  /** Per cent of good feedback; null of somebody new. */
  readonly rating: string | null
  readonly trades: number
  readonly price: string
  readonly coin: string
  readonly fiat: string
  readonly minimum: string
  readonly maximum: string
  readonly methods: readonly string[]
  readonly href: string
}

/** The rate of a pair, and when it was taken. */
export interface LiveRateShape {
  readonly price: string
  readonly at: string
}

/** What a small calculator in a text begins with; an amount that nobody of these takes is asked for. */
export interface TextCalculatorProps {
  readonly coin: string
  readonly fiat: string
  /** The best few, whatever the amount. */
  readonly offers: readonly LiveOfferShape[]
  readonly rate: LiveRateShape | null
}

/** Real data for the blocks of a text, by `name key=value`; what is missing is drawn as a link to where it is. */
export interface LiveData {
  readonly offers: Readonly<Record<string, readonly LiveOfferShape[]>>
  readonly rates: Readonly<Record<string, LiveRateShape>>
  readonly fees: readonly { readonly fromUsd: string; readonly percent: string }[] | null
  /** Draws a `LiveCalculator`, which is fetched with the block alone; without it the block is a link. It is no data: a page that is sent leaves it out. */
  readonly Calculator?: ComponentType<TextCalculatorProps>
}

/** What a block of real data is kept under: `BTC NGN`. */
export const pairKey = (values: Readonly<Record<string, string>>): string =>
  `${values['coin'] ?? ''} ${values['fiat'] ?? ''}`

/** Nothing real is known yet, or any more. */
export const noLiveData: LiveData = { offers: {}, rates: {}, fees: null }

/** What the blocks of real data are made of. */
export interface ArticleSources {
  live: LiveData
  topics: readonly TopicShape[]
}
