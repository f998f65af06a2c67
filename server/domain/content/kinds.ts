import { addressOfPage, pageAt } from './addresses.ts'
import type { DocumentExtra, DocumentKind } from './document.ts'
import { editingRules } from './editing.ts'

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
  tone: 'tone',
  icon: 'icon',
  link_path: 'linkPath',
  link_label: 'linkLabel',
  about: 'about',
  said_on: 'saidOn',
  url: 'url',
  is_example: 'isExample',
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
  /** Those that readers miss: without them it is not shown. */
  readonly needs: readonly ExtraField[]
  /** A part of a page of the app, as large as its room there; null of what is read as a text. */
  readonly card: CardRoom | null
  /** Where readers find it, without the prefix of a language; null of a part of another page, undefined where no page could show it. */
  readonly address: (code: string, parent: string | null) => string | null | undefined
  /** Which of them would be at an address; null where none would. */
  readonly at: (address: string) => string | null
}

/** How many signs a card takes. */
export interface CardRoom {
  readonly title: number
  /** Of its sentence; 0 of a card that has none. */
  readonly description: number
  /** Whether the card is nothing without it. */
  readonly isDescribed: boolean
}

/** How much may be written of a kind's title and its sentence. */
export function lengthsOf(kind: DocumentKind): { readonly title: number; readonly description: number } {
  const { titleMost, descriptionMost } = editingRules
  return kindRules[kind].card ?? { title: titleMost, description: descriptionMost }
}

/** What is read as a text. */
const text = { needs: [], card: null } as const
/** A card stands on a page of the app, among its like. */
const card = { parent: null, isDescribed: false, at: () => null } as const

const named = (shape: RegExp) => (address: string) => shape.exec(address)?.groups?.['code'] ?? null

/** The kinds of documents: a new one is a row here. */
export const kindRules: Readonly<Record<DocumentKind, KindRules>> = {
  page: {
    ...text,
    parent: null,
    hasText: true,
    isDescribed: true,
    extra: ['holds_from', 'change', 'asks_again'],
    address: addressOfPage,
    at: pageAt,
  },
  chapter: {
    ...text,
    parent: null,
    hasText: true,
    isDescribed: true,
    extra: [],
    address: code => `/guide/${code}`,
    at: named(/^\/guide\/(?<code>[\w-]+)$/),
  },
  topic: {
    ...text,
    parent: null,
    hasText: true,
    isDescribed: false,
    extra: [],
    address: () => '/faq',
    at: () => null,
  },
  category: {
    ...text,
    parent: null,
    hasText: false,
    isDescribed: true,
    extra: [],
    address: code => `/blog/${code}`,
    at: named(/^\/blog\/(?<code>[\w-]+)$/),
  },
  item: {
    ...text,
    parent: 'category',
    hasText: true,
    isDescribed: true,
    extra: ['cover', 'alt'],
    address: (code, parent) => `/blog/${parent}/${code}`,
    at: named(/^\/blog\/[\w-]+\/(?<code>[\w-]+)$/),
  },
  country: {
    ...text,
    parent: null,
    hasText: true,
    isDescribed: true,
    extra: ['territory', 'currency', 'coins', 'methods', 'amount'],
    address: code => `/${code}`,
    at: named(/^\/(?<code>[a-z][a-z-]*)$/),
  },
  story: {
    ...card,
    hasText: true,
    extra: ['tone', 'icon'],
    needs: ['tone', 'icon'],
    card: { title: 40, description: 0, isDescribed: false },
    address: () => '/dashboard',
  },
  promo_block: {
    ...card,
    hasText: false,
    extra: ['tone', 'icon', 'link_path', 'link_label'],
    needs: ['tone', 'icon'],
    card: { title: 80, description: 200, isDescribed: true },
    address: () => '/dashboard',
  },
  service_feedback: {
    ...card,
    hasText: false,
    extra: ['about', 'said_on', 'is_example'],
    needs: ['said_on'],
    card: { title: 60, description: 400, isDescribed: true },
    address: () => '/',
  },
  media_partner: {
    ...card,
    hasText: false,
    extra: ['url', 'is_example'],
    needs: ['url'],
    card: { title: 60, description: 160, isDescribed: false },
    address: () => '/',
  },
}
