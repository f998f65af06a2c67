import { pageWords } from '@souk/design-system/locales/__generated__/pageWords.ts'
import type { RouteName } from '../../routes/table/routeTable.ts'
import { blogHeads, blogSources } from './blogKinds.ts'
import { homeHeads, homeSources } from './homeKinds.ts'
import { calculatorHeads, calculatorSources } from './calculatorKinds.ts'
import { coinWalletHeads, coinWalletSources } from './coinWalletKinds.ts'
import { countryHeads, countrySources } from './countryKinds.ts'
import type { ReaderView } from '../readerPage.ts'
import type { ReaderHead, ReaderHeads, ReaderSource } from './kind.ts'
import { moreHeads, moreSources } from './moreKinds.ts'
import { pageHeads, pageSources } from './pageKinds.ts'

/** The routes that the gateway renders for a first visit. */
const sources: Partial<Record<RouteName, ReaderSource>> = {
  ...homeSources,
  ...pageSources,
  ...moreSources,
  ...blogSources,
  ...calculatorSources,
  ...coinWalletSources,
  ...countrySources,
}

/** Null for every page that is not rendered. */
export const sourceOf = (route: RouteName): ReaderSource | null => sources[route] ?? null

/** What each kind of page says of itself; a new kind is a row. */
const heads: ReaderHeads = {
  ...homeHeads,
  ...pageHeads,
  ...moreHeads,
  ...blogHeads,
  ...calculatorHeads,
  ...coinWalletHeads,
  ...countryHeads,
  gone: {
    texts: (_, { locale }) => ({ title: pageWords[locale].notFound.title, description: '' }),
    data: () => [],
    isHidden: () => true,
  },
}

/** The table's row has just what its kind of view has: a view chooses its own row. */
export const headOf = (view: ReaderView): ReaderHead<ReaderView> => heads[view.kind] as ReaderHead<ReaderView>
