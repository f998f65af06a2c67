import type { HiddenRouteName, ReadRouteName, RouteName } from './routeTable.ts'

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
 * The texts of every route: the `page` words of a locale, where each lies under its route's own name, for the browser and
 * for the HTML shells alike. A route without texts does not compile, because the shells are made of this. Pages that search
 * engines leave out need no description in the browser; those that are written to be read bring both along with their text.
 */
export type PageTextTable = Readonly<
  Record<Exclude<RouteName, HiddenRouteName | ReadRouteName>, PageTexts> &
    Record<HiddenRouteName, Pick<PageTexts, 'title'>>
> & {
  readonly titled: string
  readonly inCurrency: string
}

/** The descriptions that only the HTML shells say, and what they say to somebody without JavaScript. */
export type AsideTable = Readonly<Record<HiddenRouteName | 'noScript', string>>

/** What those pages are called before their text is there: the HTML shells say it. */
export type ReadTable = Readonly<Record<ReadRouteName, PageTexts>>

/** Those of a page whose text says them. */
const ownTexts: PageTexts = { title: '{{title}}', description: '{{description}}' }

/**
 * A page's texts; `fill` says what stands for a placeholder, `brand` among them: a word or, for the shells, another placeholder.
 * @param aside left out in the browser, where a page without a description has an empty one
 */
export function filledTexts(
  table: PageTextTable | (PageTextTable & ReadTable),
  name: RouteName,
  fill: (placeholder: string) => string,
  aside: Partial<AsideTable> = {},
): FilledTexts {
  const filled = (text: string) => text.replace(/\{\{(\w+)\}\}/g, (_, key: string) => fill(key))
  const row: Pick<PageTexts, 'title'> & Partial<PageTexts> =
    table[name as Exclude<RouteName, ReadRouteName>] ?? ownTexts
  const { title, description = aside[name as HiddenRouteName] ?? '' } = row
  const heading = filled(title)
  if (heading === '') return { title: fill('brand'), heading, description: filled(description) }
  const titled = table.titled.replace('{{title}}', () => heading).replace('{{brand}}', () => fill('brand'))
  return { title: titled, heading, description: filled(description) }
}
