import type { ComponentType } from 'react'
import { SearchPage } from '../../features/search/SearchPage.tsx'
import { UserPage } from '../../features/profile/UserPage.tsx'
import type { DrawnName } from './drawnRoutes.ts'
import type { PageSaid, SayingOf } from './pageSaid.ts'
import { searchSaid } from './searchSaid.ts'
import { userSaid } from './userSaid.ts'

/** How a page of the app is drawn on the server. */
interface DrawnPage {
  readonly component: ComponentType
  readonly say: (of: SayingOf) => PageSaid
}

const search: DrawnPage = { component: SearchPage, say: searchSaid }

export const drawnPages: Readonly<Record<DrawnName, DrawnPage>> = {
  buy: search,
  sell: search,
  search,
  buyCoin: search,
  sellCoin: search,
  buyCoinWith: search,
  sellCoinWith: search,
  user: { component: UserPage, say: userSaid },
}
