import type { ContentState } from '@souk/design-system/domain/content/text/contentState.ts'
import type { ReactNode } from 'react'
import type { ReaderPage, ReaderView } from './readerPage.ts'
import type { ReaderServices } from './readerServices.ts'

/** Pages that are drawn by the same parts come with one script: texts, the guide, the blog. */
export const partOf = {
  home: 'home',
  info: 'text',
  contact: 'text',
  places: 'text',
  faq: 'text',
  gone: 'text',
  guide: 'guide',
  chapter: 'guide',
  blog: 'blog',
  item: 'blog',
  country: 'country',
  calculator: 'calculator',
  coinWallet: 'coinWallet',
} as const satisfies Record<ReaderView['kind'], string>
export type ReaderPartName = (typeof partOf)[keyof typeof partOf]

/** What every part is given. */
export interface PartProps {
  page: ReaderPage
  /** Undefined until the page was taken over. */
  services: ReaderServices | undefined
  /** Within the text: given on the server alone, and kept as it was drawn. */
  drawn?: ReactNode
}

/** A text that is there: the gateway has asked for it. */
export const there = <T>(value: T): ContentState<T> => ({ status: 'ready', value, isStale: false })
