import * as unions from '../../__generated__/unions.ts'
import type { Locale } from '../../../format/locale.ts'
import type { Cover, TopicShape } from '../text/contentShape.ts'
import type { Block } from '../text/contentTree.ts'
import type { StoryIcon, StoryTone } from '../story/storyShape.ts'
import type { PreviewCard } from './cardShape.ts'

export const documentKinds = unions.documentKinds
export type DocumentKind = (typeof documentKinds)[number]

/** How a document stands; one that has several of them at once is found by each. */
export const documentStates = unions.documentStates
export type DocumentState = (typeof documentStates)[number]

export type VersionState = unions.DocumentVersionState

/** What a kind may say beside its text. */
export const extraFields = unions.documentExtraFields
export type ExtraField = (typeof extraFields)[number]

/** How a document stands in a language in which something of it was written. */
export interface CardLocaleShape {
  readonly locale: Locale
  readonly title: string
  readonly isShown: boolean
  readonly scheduledAt: string | null
  readonly hasDraft: boolean
}

interface DocumentBase {
  readonly id: string
  readonly kind: DocumentKind
  readonly code: string
  readonly parent: string | null
  /** Where readers find it, without the prefix of a language. */
  readonly address: string | null
  readonly archivedAt: string | null
  readonly changedAt: string
  /** A user's name; null where it came with the product. */
  readonly changedBy: string | null
}

/** A document in the list. */
export interface DocumentCardShape extends DocumentBase {
  readonly locales: readonly CardLocaleShape[]
}

/** A version without its text. */
export interface VersionShape {
  readonly number: number
  readonly revision: number
  readonly state: VersionState
  readonly showsFrom: string | null
  readonly title: string
  readonly madeAt: string
  readonly madeBy: string | null
}

/** How a document stands in a language, with its latest versions. */
export interface DocumentLocaleShape {
  readonly locale: Locale
  readonly shown: VersionShape | null
  readonly scheduled: VersionShape | null
  readonly draft: VersionShape | null
  readonly latest: VersionShape | null
  readonly versions: readonly VersionShape[]
  readonly hasMore: boolean
}

/** A document to edit. */
export interface EditedDocumentShape extends DocumentBase {
  /** Among its like; the smallest first. */
  readonly place: number
  /** Without, it is a title and a sentence. */
  readonly hasText: boolean
  /** So many signs are taken of each; no sentence where it is 0. */
  readonly titleMost: number
  readonly descriptionMost: number
  readonly extraFields: readonly ExtraField[]
  readonly locales: readonly DocumentLocaleShape[]
}

/** What is said beside the text; nothing is an empty text. */
export interface TextExtra {
  readonly cover: Cover | ''
  readonly alt: string
  /** A day, as in 2026-12-01. */
  readonly holdsFrom: string
  readonly change: string
  readonly asksAgain: boolean
  readonly territory: string
  readonly currency: string
  readonly coins: string
  readonly methods: string
  readonly amount: string
  readonly tone: StoryTone | ''
  readonly icon: StoryIcon | ''
  /** A page of the app, without the prefix of a language, and its word. */
  readonly linkPath: string
  readonly linkLabel: string
  readonly about: string
  /** A day. */
  readonly saidOn: string
  readonly url: string
  readonly isExample: boolean
}

/** What an editor writes of a document in a language. */
export interface WrittenText {
  readonly title: string
  readonly description: string
  /** Markdown. */
  readonly source: string
  readonly extra: TextExtra
}

/** Where each of them is kept. */
export const extraKeys = {
  cover: 'cover',
  alt: 'alt',
  holds_from: 'holdsFrom',
  change: 'change',
  asks_again: 'asksAgain',
  territory: 'territory',
  currency: 'currency',
  coins: 'coins',
  methods: 'methods',
  amount: 'amount',
  tone: 'tone',
  icon: 'icon',
  link_path: 'linkPath',
  link_label: 'linkLabel',
  about: 'about',
  said_on: 'saidOn',
  url: 'url',
  is_example: 'isExample',
} as const satisfies Record<ExtraField, keyof TextExtra>

/** Nothing is written yet. */
export const emptyText: WrittenText = {
  title: '',
  description: '',
  source: '',
  extra: {
    cover: '',
    alt: '',
    holdsFrom: '',
    change: '',
    asksAgain: false,
    territory: '',
    currency: '',
    coins: '',
    methods: '',
    amount: '',
    tone: '',
    icon: '',
    linkPath: '',
    linkLabel: '',
    about: '',
    saidOn: '',
    url: '',
    isExample: false,
  },
}

/** Whether two texts say the same. */
export function sameText(one: WrittenText, other: WrittenText): boolean {
  const isSameExtra = Object.values(extraKeys).every(key => one.extra[key] === other.extra[key])
  return (
    one.title === other.title &&
    one.description === other.description &&
    one.source === other.source &&
    isSameExtra
  )
}

export type FindingCode = unions.DocumentFindingCode

/** What is found in a text; an error keeps it from being published. */
export interface FindingShape {
  readonly code: FindingCode
  readonly severity: 'error' | 'warning'
  /** From 1 on; null where it is about the whole. */
  readonly line: number | null
  readonly values: readonly { readonly name: string; readonly value: string }[]
}

export interface ReadabilityShape {
  readonly words: number
  readonly sentences: number
  /** In words. */
  readonly longestSentence: number
  /** Flesch's reading ease; null of a text that is too short to tell. */
  readonly ease: number | null
}

export interface LintShape {
  readonly findings: readonly FindingShape[]
  readonly readability: ReadabilityShape
}

/** A text as its readers would get it. */
export interface PreviewShape {
  readonly title: string
  readonly description: string
  readonly minutes: number
  readonly blocks: readonly Block[]
  readonly topics: readonly TopicShape[]
  /** What is drawn instead of a text; null of what is read as one. */
  readonly card: PreviewCard | null
}

/** What comes from the server beside what is edited. */
export type PartState<Value> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly onRetry: () => void; readonly isRetrying: boolean }
  | { readonly status: 'ready'; readonly value: Value; readonly isStale: boolean }

/** Why something was not done: at a field by its name on the wire, or as a whole. */
export interface EditorRefusal {
  readonly fields: Readonly<Record<string, string>>
  readonly text: string | null
}

/** A version that somebody else has saved meanwhile. */
export interface OtherText {
  readonly text: WrittenText
  readonly by: string | null
  readonly at: string
}

/** How a text stands to what is kept of it. `stale`: somebody has saved another since. */
export type DraftStatus = 'kept' | 'waiting' | 'saving' | 'failed' | 'stale'

export interface DraftState {
  readonly text: WrittenText
  readonly status: DraftStatus
  readonly refusal: EditorRefusal | null
  readonly theirs: OtherText | null
}
