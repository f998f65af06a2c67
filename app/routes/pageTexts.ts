import type { ReadRouteName, RouteName } from './table/routeTable.ts'

/** What a page says of itself in the browser's tab and to search engines. */
export interface PageTexts {
  readonly title: string
  readonly description: string
}

/** The same for the browser's tab, and by itself. */
export interface FilledTexts extends PageTexts {
  /** The title without the name of the place. */
  readonly heading: string
}

/**
 * The title of every route: the `page` words of a locale, where each lies under its route's own name, for the browser and for the HTML shells
 * alike. A route without one does not compile, because the shells are made of this. Pages that are written to be read bring theirs along with
 * their text.
 */
export type PageTextTable = Readonly<Record<Exclude<RouteName, ReadRouteName>, Pick<PageTexts, 'title'>>> & {
  readonly titled: string
  readonly inCurrency: string
}

/** The descriptions, which the HTML shells say and no browser loads; and what they say to somebody without JavaScript. */
export type AsideTable = Readonly<Record<Exclude<RouteName, ReadRouteName> | 'noScript', string>>

/** What those pages are called before their text is there: the HTML shells say it. */
export type ReadTable = Readonly<Record<ReadRouteName, PageTexts>>

/** Those of a page whose text says them. */
const ownTexts: PageTexts = { title: '{{title}}', description: '{{description}}' }

/**
 * A page's texts; `fill` says what stands for a placeholder, `brand` among them: a word or, for the shells, another placeholder.
 * @param aside left out in the browser, where such a page has no description
 */
export function filledTexts(
  table: PageTextTable | (PageTextTable & ReadTable),
  name: RouteName,
  fill: (placeholder: string) => string,
  aside: Partial<AsideTable> = {},
): FilledTexts {
  const filled = (text: string) => text.replace(/\{\{(\w+)\}\}/g, (_, key: string) => fill(key))
  const own = name as Exclude<RouteName, ReadRouteName>
  const { title, description }: PageTexts =
    'title' in (table[own] ?? {}) ? { description: aside[own] ?? '', ...table[own] } : ownTexts
  const heading = filled(title)
  if (heading === '') return { title: fill('brand'), heading, description: filled(description) }
  const titled = table.titled.replace('{{title}}', () => heading).replace('{{brand}}', () => fill('brand'))
  return { title: titled, heading, description: filled(description) }
}
