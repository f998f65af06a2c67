import type { HiddenRouteName, RouteName } from './routeTable.ts'

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
 * engines leave out need no description in the browser.
 */
export type PageTextTable = Readonly<
  Record<Exclude<RouteName, HiddenRouteName>, PageTexts> & Record<HiddenRouteName, Pick<PageTexts, 'title'>>
> & {
  readonly titled: string
  readonly inCurrency: string
}

/** The descriptions that only the HTML shells say, and what they say to somebody without JavaScript. */
export type AsideTable = Readonly<Record<HiddenRouteName | 'noScript', string>>

/**
 * A page's texts; `fill` says what stands for a placeholder, `brand` among them: a word or, for the shells, another placeholder.
 * @param aside left out in the browser, where a page without a description has an empty one
 */
export function filledTexts(
  table: PageTextTable,
  name: RouteName,
  fill: (placeholder: string) => string,
  aside: Partial<AsideTable> = {},
): FilledTexts {
  const filled = (text: string) => text.replace(/\{\{(\w+)\}\}/g, (_, key: string) => fill(key))
  const row: Pick<PageTexts, 'title'> & Partial<PageTexts> = table[name]
  const { title, description = aside[name as HiddenRouteName] ?? '' } = row
  const heading = filled(title)
  const titled = table.titled.replace('{{title}}', () => heading).replace('{{brand}}', () => fill('brand'))
  return { title: titled, heading, description: filled(description) }
}
