import type { ContentState } from '@souk/design-system/domain/content/contentState.ts'
import type { ReaderPage, ReaderView } from './readerPage.ts'
import type { ReaderServices } from './readerServices.ts'

/** Pages that are drawn by the same parts come with one script: texts, the guide, the blog. */
export const partOf = {
  info: 'text',
  faq: 'text',
  gone: 'text',
  guide: 'guide',
  chapter: 'guide',
  blog: 'blog',
  item: 'blog',
} as const satisfies Record<ReaderView['kind'], string>
export type ReaderPartName = (typeof partOf)[keyof typeof partOf]

/** What every part is given. */
export interface PartProps {
  page: ReaderPage
  /** Undefined until the page was taken over. */
  services: ReaderServices | undefined
}

/** A text that is there: the gateway has asked for it. */
export const there = <T>(value: T): ContentState<T> => ({ status: 'ready', value, isStale: false })
