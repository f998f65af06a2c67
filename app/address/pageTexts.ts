import { brand } from '@souk/design-system/brand/brand.ts'
import type { RouteName } from './routeTable.ts'

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
 * for the HTML shells alike. A route without texts does not compile, because the shells are made of this.
 */
export type PageTextTable = Readonly<Record<RouteName, PageTexts>> & {
  readonly titled: string
  readonly inCurrency: string
}

/** A page's texts; `fill` says what stands for a placeholder: a word or, for the shells, another placeholder. */
export function filledTexts(
  table: PageTextTable,
  name: RouteName,
  fill: (placeholder: string) => string,
): FilledTexts {
  const filled = (text: string) => text.replace(/\{\{(\w+)\}\}/g, (_, key: string) => fill(key))
  const { title, description } = table[name]
  const heading = filled(title)
  const titled = table.titled.replace('{{title}}', () => heading).replace('{{brand}}', () => brand.name)
  return { title: titled, heading, description: filled(description) }
}
