import { pageWords } from '@souk/design-system/locales/__generated__/pageWords.ts'
import type { RouteName } from '../../address/routeTable.ts'
import { blogHeads, blogSources } from './blogKinds.ts'
import type { ReaderHeads, ReaderSource } from './kind.ts'
import { pageHeads, pageSources } from './pageKinds.ts'

/** The routes that the gateway renders for a first visit. */
const sources: Partial<Record<RouteName, ReaderSource>> = { ...pageSources, ...blogSources }

/** Null for every page that is not rendered. */
export const sourceOf = (route: RouteName): ReaderSource | null => sources[route] ?? null

/** What each kind of page says of itself; a new kind is a row. */
export const heads: ReaderHeads = {
  ...pageHeads,
  ...blogHeads,
  gone: {
    texts: (_, { locale }) => ({ title: pageWords[locale].notFound.title, description: '' }),
    data: () => [],
    isHidden: () => true,
  },
}
