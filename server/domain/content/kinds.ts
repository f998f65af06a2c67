import { addressOfPage, pageAt } from './addresses.ts'
import type { DocumentExtra, DocumentKind } from './document.ts'

/** What an editor may say of a document beside its text, by its name on the wire. */
export const extraFields = {
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
} as const satisfies Readonly<Record<string, keyof DocumentExtra>>
export type ExtraField = keyof typeof extraFields
export const extraFieldNames = Object.keys(extraFields) as readonly ExtraField[]

/** What a kind of document is like, for who writes one. */
export interface KindRules {
  /** The kind that each of them lies in; null where it lies in nothing. */
  readonly parent: DocumentKind | null
  /** Whether it has a text, or only a title and a sentence. */
  readonly hasText: boolean
  /** Whether a search engine shows its sentence, so that one is missed. */
  readonly isDescribed: boolean
  readonly extra: readonly ExtraField[]
  /** Where readers find it, without the prefix of a language; null of a part of another page, undefined where no page could show it. */
  readonly address: (code: string, parent: string | null) => string | null | undefined
  /** Which of them would be at an address; null where none would. */
  readonly at: (address: string) => string | null
}

const named = (shape: RegExp) => (address: string) => shape.exec(address)?.groups?.['code'] ?? null

/** The kinds of documents: a new one is a row here. */
export const kindRules: Readonly<Record<DocumentKind, KindRules>> = {
  page: {
    parent: null,
    hasText: true,
    isDescribed: true,
    extra: ['holds_from', 'change', 'asks_again'],
    address: addressOfPage,
    at: pageAt,
  },
  chapter: {
    parent: null,
    hasText: true,
    isDescribed: true,
    extra: [],
    address: code => `/guide/${code}`,
    at: named(/^\/guide\/(?<code>[\w-]+)$/),
  },
  topic: {
    parent: null,
    hasText: true,
    isDescribed: false,
    extra: [],
    address: () => '/faq',
    at: () => null,
  },
  category: {
    parent: null,
    hasText: false,
    isDescribed: true,
    extra: [],
    address: code => `/blog/${code}`,
    at: named(/^\/blog\/(?<code>[\w-]+)$/),
  },
  item: {
    parent: 'category',
    hasText: true,
    isDescribed: true,
    extra: ['cover', 'alt'],
    address: (code, parent) => `/blog/${parent}/${code}`,
    at: named(/^\/blog\/[\w-]+\/(?<code>[\w-]+)$/),
  },
  country: {
    parent: null,
    hasText: true,
    isDescribed: true,
    extra: ['territory', 'currency', 'coins', 'methods', 'amount'],
    address: code => `/${code}`,
    at: named(/^\/(?<code>[a-z][a-z-]*)$/),
  },
}
